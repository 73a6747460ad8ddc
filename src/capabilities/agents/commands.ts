import { findAgent } from './find-agent.ts';

export const AGENT_COMMANDS = [findAgent] as const;

import { create } from 'zustand';
import type { Agent, AgentsAnswer } from '../domain/agents.ts';

interface HeldAgents {
  list: AgentsAnswer | null;
  agent: Agent | null;
}

/** The agents that were last asked for. */
export const useAgents = create<HeldAgents>(() => ({ list: null, agent: null }));

export const holdAgents = (list: AgentsAnswer): void => useAgents.setState({ list });
export const holdAgent = (agent: Agent): void => useAgents.setState({ agent });

import { describe, expect, it } from 'vitest';
import { decide, type Decision, type Effect, type Source } from '../../src/kernel/policy.ts';

const TABLE: Record<Source, Record<Effect, Decision>> = {
  voice: { read: 'do', write: 'do', once: 'do', irreversible: 'ask' },
  typed: { read: 'do', write: 'do', once: 'do', irreversible: 'ask' },
  menu: { read: 'do', write: 'do', once: 'do', irreversible: 'ask' },
  keyboard: { read: 'do', write: 'do', once: 'do', irreversible: 'ask' },
  control: { read: 'do', write: 'do', once: 'do', irreversible: 'do' },
  model: { read: 'do', write: 'ask', once: 'refuse', irreversible: 'ask' },
};

describe('the policy', () => {
  it.each(
    Object.entries(TABLE).flatMap(([source, row]) =>
      Object.entries(row).map(([effect, decision]) => [effect as Effect, source as Source, decision] as const),
    ),
  )('lets %s from %s: %s', (effect, source, decision) => expect(decide(effect, source)).toBe(decision));
});

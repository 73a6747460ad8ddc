import type { Undo } from './reply.ts';

/** How many changes can be taken back, one after the other. */
const MOST_UNDOS = 50;

/** The changes that can be taken back, the last one first. */
export function createUndoStack() {
  const undos: Undo[] = [];
  return {
    push(undo: Undo): void {
      undos.push(undo);
      if (undos.length > MOST_UNDOS) undos.shift();
    },
    pop: (): Undo | undefined => undos.pop(),
  };
}

// Blocks that the operator has in hand: those selected, and those changed here a moment ago.
import type { Uid } from '~/domain/studio/document';
import type { EditorState } from './editor-store';

/** Within it, another operator may delete a block without having seen what was changed in it here. */
const RECENT_MS = 60_000;

export function uidsInHand({ selection, steps, isReadOnly }: EditorState, now: number): Uid[] {
  if (isReadOnly) return [];
  const recent = steps.filter(({ at }) => now - at < RECENT_MS).flatMap(({ ops }) => ops);
  const changed = recent.flatMap((op) => (op.op === 'set' || op.op === 'note' ? op.uid : []));
  return [...new Set([...selection, ...changed])];
}

// Locks blocks against moving, deleting and editing, or unlocks them; an owner's lock is the owner's to open.
import type { Uid } from '../document';
import { ownersOf } from '../within';
import { type CommandContext, type CommandResult, lockedWords, namesOf } from './command';

/** Locks those that are open; unlocks all where all are locked. */
export function toggleLocked(context: CommandContext, uids: readonly Uid[]): CommandResult {
  const { doc, isOwner } = context;
  const around = uids.flatMap((uid) => [uid, ...ownersOf(doc, uid)]);
  const byOwner = isOwner ? undefined : around.find((uid) => doc.notes[uid]?.locked === 'owner');
  if (byOwner !== undefined) return { refusal: lockedWords(context, [byOwner]) ?? '' };
  const lock = (uid: Uid) => doc.notes[uid]?.locked;
  const isOpening = uids.every((uid) => lock(uid) !== undefined);
  const changing = isOpening ? uids : uids.filter((uid) => lock(uid) === undefined);
  const verb = isOpening ? '解锁' : '锁定';
  return {
    ops: changing.map((uid) => ({
      op: 'note',
      uid,
      name: 'locked',
      ...(isOpening ? { was: lock(uid) } : { value: isOwner ? 'owner' : 'editor' }),
    })),
    name: `${verb} ${namesOf(context, uids)}`,
    words: `已${verb} ${namesOf(context, uids)}`,
  };
}

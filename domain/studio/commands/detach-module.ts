// Replaces a module's block by copies of what its modules hold: later edits of the modules no longer reach them.
import { isRecord } from '../../record';
import { blockOf, currentBlock, dataOf, isShown, type Uid } from '../document';
import { MODULE, moduleIdsOf } from '../../module-blocks';
import { mayNest } from '../../nesting';
import { applyOps, type Op } from '../ops';
import { isPinnedKind } from '../pinned';
import { type Pointer, valueAt } from '../pointer';
import { type CommandContext, type CommandResult, isRefusal, lockedWords, type Refusal } from './command';
import type { InsertTexts } from './insert-blocks';
import { replaceBlocks } from './replace-blocks';

type Blocks = InsertTexts['blocks'];

/** Ids of the modules that a block names, in the order of its tabs. */
export const modulesOf = ({ doc }: Pick<CommandContext, 'doc'>, uid: Uid): number[] =>
  moduleIdsOf(doc.blocks[uid]?.value);

/** The module in the row at a pointer of the block's data; null where there is none. */
export function moduleAt(
  { doc, widgets }: Pick<CommandContext, 'doc' | 'widgets'>,
  uid: Uid,
  at: Pointer,
): number | null {
  const block = doc.blocks[uid];
  const row = block?.id === MODULE ? valueAt(dataOf(currentBlock(block, widgets)), at) : null;
  const id = Number(isRecord(row) && row['id']);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** Pages show nothing of a module that they have once, and no module in it. */
function shownIn({ palette }: CommandContext, blocks: Blocks): Blocks {
  return blocks.filter(({ text }) => {
    const { id } = blockOf(text);
    return !isPinnedKind(id) && mayNest(id, palette[id]?.single, [MODULE]);
  });
}

/** `held`: the blocks of its modules. What the page hides stays hidden. */
export function detachModule(context: CommandContext, uid: Uid, held: Blocks): CommandResult {
  const hidden = isShown(context.doc.notes, uid) ? {} : ({ isHidden: true } as const);
  const blocks = shownIn(context, held).map((one) => ({ ...one, note: { ...one.note, ...hidden } }));
  if (blocks.length === 0) return { refusal: '模块里没有组件' };
  return replaceBlocks(context, { uids: [uid], blocks, name: '解除模块关联' });
}

export interface DetachEverywhere {
  moduleId: number;
  /** Blocks of all modules by their id. */
  held: ReadonlyMap<number, Blocks>;
  /** The new uid of a block that comes in the place of another, by its position there. */
  uidFor: (uid: Uid, index: number) => Uid;
}

/** Nothing is left of modules without blocks. */
function detachedBlock(context: CommandContext, uid: Uid, { held, uidFor }: DetachEverywhere): CommandResult {
  const locked = lockedWords(context, [uid]);
  if (locked !== null) return { refusal: locked };
  const blocks = shownIn(
    context,
    modulesOf(context, uid).flatMap((id) => held.get(id) ?? []),
  );
  if (blocks.length === 0) return { ops: [{ op: 'remove', uids: [uid] }], name: '删除空模块' };
  let index = 0;
  const newUid = () => uidFor(uid, index++);
  return detachModule({ ...context, newUid }, uid, blocks);
}

/** Locks that the operator may open are opened by the first operation. */
function unlocked({ doc, isOwner }: CommandContext, uid: Uid): Op[] {
  const was = doc.notes[uid]?.locked;
  return was === undefined || (was === 'owner' && !isOwner) ? [] : [{ op: 'note', uid, name: 'locked', was }];
}

/**
 * Replaces every block of the document that names a module. `isTabbed`: one of them shows several modules, whose tabs
 * are gone afterwards.
 */
export function detachEverywhere(
  context: CommandContext,
  detaching: DetachEverywhere,
): { ops: Op[]; isTabbed: boolean } | Refusal {
  const named = context.doc.tabs
    .flatMap(({ order }) => order)
    .filter((uid) => modulesOf(context, uid).includes(detaching.moduleId));
  let { doc } = context;
  const ops: Op[] = [];
  for (const uid of named) {
    const first = unlocked({ ...context, doc }, uid);
    const open = applyOps(doc, first).doc;
    const result = detachedBlock({ ...context, doc: open }, uid, detaching);
    if (isRefusal(result)) return result;
    ({ doc } = applyOps(open, result.ops));
    ops.push(...first, ...result.ops);
  }
  return { ops, isTabbed: named.some((uid) => modulesOf(context, uid).length > 1) };
}

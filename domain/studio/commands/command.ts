// What a command is: a pure function from the document to operations, or to the words why it cannot be done.
import { type EditDoc, keptWords, type Uid } from '../document';
import type { Versioned } from '../../widget-version';
import type { FieldChange } from '../diff/field-change';
import { ownerLockWords } from '../locks';
import type { Op } from '../ops';
import type { PaletteEntry } from '../form';
import { ownersOf, withInner } from '../within';

/** Where operators may go from what is said: to a block that is there already, the studio's settings, the list of pages. */
export type Way = { to: 'block'; uid: Uid } | { to: 'settings' } | { to: 'pages' };

export interface Done {
  ops: Op[];
  /** Name of the step in the history. */
  name: string;
  /** Where it writes one field: steps of a burst are named from its first value to its last. */
  change?: FieldChange;
  /** What is selected afterwards; as before when absent. */
  select?: Uid[];
  /** Steps of one burst that follow each other within a second are one. */
  burst?: string;
  /** Said afterwards: 「已移到第 3，共 12」. */
  words?: string;
  way?: Way;
}

export interface Refusal {
  /** Words for operators. */
  refusal: string;
  way?: Way;
}

export type CommandResult = Done | Refusal;

export const isRefusal = (result: object): result is Refusal => 'refusal' in result;

/** What commands must know beside the document. */
export interface CommandContext {
  doc: EditDoc;
  /** Key of the open tab. */
  tab: string;
  selection: readonly Uid[];
  /** Of the known widgets, by id. */
  palette: Readonly<Record<string, PaletteEntry>>;
  /** Versions of the known widgets, by id. */
  widgets: Readonly<Record<string, Versioned>>;
  /** Permission keys that the mall has. */
  permissions: ReadonlySet<string>;
  /** Most blocks of a tab. */
  maxBlocks: number;
  /** Platform keys whose home the page is. */
  homeOf: readonly string[];
  isOwner: boolean;
  /** Names of owners, who open the locks of owners. */
  owners: readonly string[];
  newUid: () => Uid;
}

/** Own name of a block, else the kind of its widget, else its id. */
export function blockName({ doc, palette }: Pick<CommandContext, 'doc' | 'palette'>, uid: Uid): string {
  const own = doc.notes[uid]?.name;
  const id = doc.blocks[uid]?.id ?? '';
  return own ?? palette[id]?.title ?? (id === '' ? '未知组件' : id);
}

/** 「优惠券」 for one, 「3 个组件」 for several. */
export const namesOf = (context: Pick<CommandContext, 'doc' | 'palette'>, uids: readonly Uid[]): string =>
  uids.length === 1 && uids[0] !== undefined ? blockName(context, uids[0]) : `${uids.length} 个组件`;

/** Why blocks cannot be changed, as they or what is around them is locked; null where they can. */
export function lockedWords(context: CommandContext, uids: readonly Uid[]): string | null {
  const all = uids.flatMap((uid) => [uid, ...ownersOf(context.doc, uid)]);
  const locked = all.find((uid) => context.doc.notes[uid]?.locked !== undefined);
  if (locked === undefined) return null;
  const { locked: by } = context.doc.notes[locked] ?? {};
  const name = blockName(context, locked);
  return by === 'owner' && !context.isOwner
    ? ownerLockWords(name, context.owners)
    : `「${name}」已锁定，先解锁`;
}

/** Why blocks cannot be moved, deleted or hidden with all that stands in them; null where they can. */
export const heldWords = (context: CommandContext, uids: readonly Uid[]): string | null =>
  lockedWords(context, withInner(context.doc, uids));

/** Why what some of the blocks store cannot be written: it is kept as it is; null where it can. */
export function keptAsStored(context: CommandContext, uids: readonly Uid[]): string | null {
  const { doc, widgets } = context;
  const [kept] = uids.flatMap((uid) => {
    const block = doc.blocks[uid];
    const words = block === undefined ? null : keptWords(block, widgets);
    return words === null ? [] : [`「${blockName(context, uid)}」${words}，不能编辑`];
  });
  return kept ?? null;
}

/** Why fields of blocks cannot be written; null where they can. */
export function unwritableWords(context: CommandContext, uids: readonly Uid[]): string | null {
  if (uids.some((uid) => context.doc.blocks[uid] === undefined)) return '这个组件已经不在了';
  return keptAsStored(context, uids) ?? lockedWords(context, uids);
}

// What an edited JSON text of a tab changes, by the operations that it would be applied as.
import type { Uid } from '../document';
import type { Op } from '../ops';
import { blockName, type CommandContext, isRefusal } from './command';
import { editJson, type JsonEdit } from './edit-json';

/** Names that are said; the rest are counted. */
const MOST_NAMES = 3;

const idOf = (text: string): string => {
  const { id } = JSON.parse(text) as { id?: unknown };
  return typeof id === 'string' ? id : '';
};

function namesWords(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join('、');
  return names.length > MOST_NAMES ? `${shown} 等` : shown;
}

const part = (verb: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${verb} ${names.length}（${namesWords(names)}）`];

/** 「改 2（标题、商品）、加 1（优惠券）、删 1（空白）」; '' where it changes nothing or cannot be applied. */
export function jsonChanges(context: CommandContext, edit: JsonEdit): string {
  const result = editJson(context, edit);
  if (isRefusal(result)) return '';
  const { palette } = context;
  const before = { doc: edit.opened, palette };
  const named = (uids: readonly Uid[]) => [...new Set(uids)].map((uid) => blockName(before, uid));
  const added = result.ops.flatMap((op) => addedBy(op).map((text) => idOf(text)));
  return [
    ...part('改', named(result.ops.flatMap((op) => (op.op === 'set' ? [op.uid] : [])))),
    ...part(
      '加',
      added.map((id) => palette[id]?.title ?? id),
    ),
    ...part('删', named(result.ops.flatMap((op) => (op.op === 'remove' ? op.uids : [])))),
    ...part('移', named(result.ops.flatMap((op) => (op.op === 'move' ? op.uids : [])))),
  ].join('、');
}

function addedBy(op: Op): string[] {
  const blocks = op.op === 'insert' ? op.blocks : op.op === 'replace-tab' ? op.tab.blocks : [];
  return blocks.map(({ text }) => text);
}

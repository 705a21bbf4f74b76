// Turns an edited JSON text of a tab into operations: what was not edited stays as it was, with its uid and its notes.
import { isRecord } from '../../record';
import { diffBlock } from '../diff/diff-block';
import { unmoved } from '../diff/unmoved';
import {
  type Block,
  blockOf,
  contentOfTab,
  type EditDoc,
  isUnreadable,
  layoutText,
  type Tab,
  type Uid,
  withUidsOnce,
} from '../document';
import { jsonErrorAt } from '../json-error';
import { entryRanges } from '../json-text';
import { changedBlocks } from '../locks';
import type { Op } from '../ops';
import { valueAt } from '../pointer';
import { isSameJson } from '../same-json';
import { withInner } from '../within';
import { blockName, type CommandContext, type CommandResult, keptAsStored, lockedWords } from './command';

/** The tab's blocks for reading and editing. */
export const jsonOfTab = (doc: EditDoc, { order }: Pick<Tab, 'order'>): string =>
  JSON.stringify(
    order.map((uid) => doc.blocks[uid]?.value),
    null,
    2,
  );

/** Undefined where the text is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why the text can be no list of blocks, with the place in the text; null where it can. */
export function jsonProblem(text: string): { words: string; at: number } | null {
  const value = parsed(text);
  if (value === undefined) {
    const at = jsonErrorAt(text) ?? 0;
    return { words: `第 ${at + 1} 个字符处不是有效的 JSON`, at };
  }
  if (!Array.isArray(value)) return { words: '要是组件的列表：[ … ]', at: text.search(/\S/) };
  const wrong = value.findIndex((one) => !isRecord(one) || typeof one['id'] !== 'string');
  if (wrong === -1) return null;
  return { words: `第 ${wrong + 1} 个组件没有 id`, at: entryRanges(text)[wrong]?.start ?? 0 };
}

interface Element {
  id: string;
  uid?: unknown;
}

/** Blocks before the first edit and behind the last one: of equal ones each remains in its place. */
function unedited(doc: EditDoc, order: readonly Uid[], elements: readonly Element[]): Map<number, Uid> {
  const found = new Map<number, Uid>();
  const find = (at: number, index: number): boolean => {
    const uid = order[at];
    if (uid === undefined || !isSameJson(doc.blocks[uid]?.value, elements[index])) return false;
    found.set(index, uid);
    return true;
  };
  const { length } = elements;
  const shorter = Math.min(order.length, length);
  let before = 0;
  while (before < shorter && find(before, before)) before += 1;
  let behind = 1;
  while (before + behind <= shorter && find(order.length - behind, length - behind)) behind += 1;
  return found;
}

/** Finds the former block of each element: where nothing was edited, by its stored uid, by its value, by its kind; each once. */
function formerOf(doc: EditDoc, order: readonly Uid[], elements: readonly Element[]): (Uid | undefined)[] {
  const found = unedited(doc, order, elements);
  const taken = new Set(found.values());
  const free = new Set(order.filter((uid) => !taken.has(uid)));
  const pair = (isMatch: (block: Block, element: Element, uid: Uid) => boolean) => {
    for (const [index, element] of elements.entries()) {
      if (found.has(index)) continue;
      const uid = [...free].find((one) => {
        const block = doc.blocks[one];
        return block !== undefined && isMatch(block, element, one);
      });
      if (uid === undefined) continue;
      free.delete(uid);
      found.set(index, uid);
    }
  };
  pair((_block, { uid: own }, uid) => own === uid);
  pair(({ id, value }, element) => id === element.id && isSameJson(value, element));
  pair(({ id }, element) => id === element.id);
  return elements.map((_element, index) => found.get(index));
}

interface Edited {
  uid: Uid;
  element: Element;
  /** The block as it was opened; undefined for a new one. */
  former: Block | undefined;
}

/** Replaces the values that differ, each by itself. */
const valueOps = ({ uid, element, former }: Edited): Op[] =>
  former === undefined || isSameJson(former.value, element)
    ? []
    : diffBlock(uid, blockOf(JSON.stringify(element)), { now: former, form: undefined }).flatMap(
        ({ back }) => back,
      );

/** Inserts and moves, each behind the block before it. */
function placeOps({ key, order }: Tab, edited: readonly Edited[]): Op[] {
  const stable = unmoved(
    order,
    edited.map(({ uid }) => uid),
  );
  return edited.flatMap(({ uid, element, former }, index): Op[] => {
    const after = edited[index - 1]?.uid ?? null;
    if (former === undefined)
      return [{ op: 'insert', tab: key, after, blocks: [{ uid, text: JSON.stringify(element) }] }];
    return stable.has(uid) ? [] : [{ op: 'move', uids: [uid], tab: key, after }];
  });
}

export interface JsonEdit {
  key: string;
  text: string;
  /** The document whose text was opened: others may have saved since. */
  opened: EditDoc;
}

/** Operations from the text that was opened to the edited one; blocks that are gone by now are not removed again. */
function opsOf(
  { doc, newUid }: CommandContext,
  { tab, opened }: { tab: Tab; opened: EditDoc },
  elements: readonly Element[],
): Op[] {
  const former = formerOf(opened, tab.order, elements);
  const edited = elements.map((element, index): Edited => {
    const uid = former[index];
    return { uid: uid ?? newUid(), element, former: uid === undefined ? undefined : opened.blocks[uid] };
  });
  if (isUnreadable(tab)) {
    const blocks = edited.map(({ uid, element }) => ({ uid, text: JSON.stringify(element) }));
    const before = contentOfTab(opened, tab);
    const list = { ...before, head: '[', tail: ']', blocks };
    return [{ op: 'replace-tab', key: tab.key, tab: list, was: layoutText(before) }];
  }
  const removed = tab.order.filter((uid) => !former.includes(uid) && doc.blocks[uid] !== undefined);
  return [
    ...removed.map((uid): Op => ({ op: 'remove', uids: [uid] })),
    ...edited.flatMap(valueOps),
    ...placeOps(tab, edited),
  ];
}

/** The first block that is not as it was opened where it is edited; undefined for none. */
function staleBlock(doc: EditDoc, opened: EditDoc, ops: readonly Op[]): Uid | undefined {
  const stale = ops.flatMap((op) => {
    if (op.op === 'remove')
      return op.uids.filter((uid) => doc.blocks[uid]?.text !== opened.blocks[uid]?.text);
    if (op.op === 'move') return op.uids.filter((uid) => doc.blocks[uid] === undefined);
    if (op.op !== 'set') return [];
    const block = doc.blocks[op.uid];
    return block !== undefined && isSameJson(valueAt(block.value, op.at), op.was) ? [] : [op.uid];
  });
  return stale[0];
}

/** Why the edit does not apply to the document as it is now; null where it does. */
function staleWords({ doc, palette }: CommandContext, opened: EditDoc, ops: readonly Op[]): string | null {
  const uid = staleBlock(doc, opened, ops);
  if (uid === undefined) return null;
  const what = doc.blocks[uid] === undefined ? '删除' : '改过';
  return `「${blockName({ doc: opened, palette }, uid)}」刚被别人${what}：先复制这里的文字，重新打开再改`;
}

/** What is copied within the text, or from another tab, is another block. */
function elementsOf(text: string, { opened, tab }: { opened: EditDoc; tab: Tab }): Element[] {
  const others = opened.tabs.filter(({ key }) => key !== tab.key).flatMap(({ order }) => order);
  const taken = new Set([...withInner(opened, others), ...tab.order]);
  const entries = (JSON.parse(text) as Element[]).map((element, index) => ({
    uid: `/${index}`,
    text: JSON.stringify(element),
  }));
  return withUidsOnce(entries, { slots: opened.within.slots, taken }).map(
    (entry) => JSON.parse(entry.text) as Element,
  );
}

export function editJson(context: CommandContext, { key, text, opened }: JsonEdit): CommandResult {
  const { doc, maxBlocks } = context;
  const tab = opened.tabs.find((one) => one.key === key);
  if (tab === undefined || !doc.tabs.some((one) => one.key === key)) return { refusal: '这个分页已经不在了' };
  const problem = jsonProblem(text);
  if (problem !== null) return { refusal: problem.words };
  const elements = elementsOf(text, { opened, tab });
  if (elements.length > Math.max(maxBlocks, tab.order.length)) return { refusal: `最多 ${maxBlocks} 个组件` };
  const ops = opsOf(context, { tab, opened }, elements);
  const written = ops.flatMap((op) => (op.op === 'set' ? [op.uid] : []));
  const refusal =
    keptAsStored(context, written) ??
    lockedWords(
      context,
      ops.flatMap((op) => changedBlocks(doc, op)),
    ) ??
    staleWords(context, opened, ops);
  if (refusal !== null) return { refusal };
  if (ops.length === 0) return { refusal: '没有改动' };
  return { ops, name: '改 JSON', select: [] };
}

// Swaps a tab's blocks for those of an edited JSON text; blocks that are the same keep their bytes and their uid.
import { isRecord } from '../../record';
import { type Block, type BlockText, type EditDoc, isUnreadable, type Tab, type Uid } from '../document';
import { jsonErrorAt } from '../json-error';
import { rewriteJson } from '../json-text';
import { isSameJson } from '../same-json';
import { type CommandContext, type CommandResult, lockedWords } from './command';

/** The tab's blocks for reading and editing. */
export const jsonOfTab = (doc: EditDoc, { order }: Pick<Tab, 'order'>): string =>
  JSON.stringify(
    order.map((uid) => doc.blocks[uid]?.value),
    null,
    2,
  );

/** Why the text can be no list of blocks, with the place in the text where there is one; null where it can. */
export function jsonProblem(text: string): { words: string; at?: number } | null {
  const at = jsonErrorAt(text);
  if (at !== null) return { words: `第 ${at + 1} 个字符处不是有效的 JSON`, at };
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) return { words: '要是组件的列表：[ … ]' };
  const wrong = value.findIndex((one) => !isRecord(one) || typeof one['id'] !== 'string');
  return wrong === -1 ? null : { words: `第 ${wrong + 1} 个组件没有 id` };
}

interface Element {
  id: string;
  uid?: unknown;
}

/** Finds the former block of each element: by its stored uid, by its value, by its kind; each once. */
function formerOf(doc: EditDoc, order: readonly Uid[], elements: readonly Element[]): (Uid | undefined)[] {
  const free = new Set(order);
  const found = new Map<number, Uid>();
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

const textOf = (block: Block | undefined, element: Element): string => {
  if (block === undefined) return JSON.stringify(element);
  return isSameJson(block.value, element) ? block.text : rewriteJson(block.text, element);
};

export function editJson(
  context: CommandContext,
  { key, text }: { key: string; text: string },
): CommandResult {
  const { doc, maxBlocks, newUid } = context;
  const tab = doc.tabs.find((one) => one.key === key);
  if (tab === undefined) return { refusal: '这个分页已经不在了' };
  const problem = jsonProblem(text);
  if (problem !== null) return { refusal: problem.words };
  const elements = JSON.parse(text) as Element[];
  if (elements.length > Math.max(maxBlocks, tab.order.length)) return { refusal: `最多 ${maxBlocks} 个组件` };
  const former = formerOf(doc, tab.order, elements);
  const blocks = elements.map((element, index): BlockText => {
    const uid = former[index];
    return { uid: uid ?? newUid(), text: textOf(uid === undefined ? undefined : doc.blocks[uid], element) };
  });
  const now = new Map(blocks.map((block) => [block.uid, block.text]));
  const changed = tab.order.filter((uid) => now.get(uid) !== doc.blocks[uid]?.text);
  const locked = lockedWords(context, changed);
  if (locked !== null) return { refusal: locked };
  const isMoved = blocks.some(({ uid }, index) => uid !== tab.order[index]);
  if (changed.length === 0 && !isMoved && !isUnreadable(tab)) return { refusal: '没有改动' };
  const { order: _order, ...rest } = tab;
  const ends = isUnreadable(tab) ? { head: '[', tail: ']' } : {};
  return {
    ops: [{ op: 'replace-tab', key, tab: { ...rest, ...ends, blocks } }],
    name: '改 JSON',
    select: [],
  };
}

// What changed between two states of a document, in the words of operators, each place with its way back.
import { blockName } from '../commands/command';
import {
  contentOfTab,
  type EditDoc,
  isUnreadable,
  layoutText,
  type Tab,
  tabHolding,
  type Uid,
} from '../document';
import type { PaletteEntry, WidgetForm } from '../form';
import type { Op } from '../ops';
import { isSameJson } from '../same-json';
import { SETTING_WORDS } from '../settings/setting-words';
import { type ChangedPlace, diffBlock } from './diff-block';
import { unmoved } from './unmoved';

export interface Change {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed' | 'page';
  /** The block; null for the page itself. */
  readonly uid: Uid | null;
  /** Key of the tab that shows it, in the later state where it is there. */
  readonly tab: string;
  /** Name of the block, or of what of the page it is. */
  readonly title: string;
  readonly places: readonly ChangedPlace[];
}

export interface DiffInput {
  was: EditDoc;
  now: EditDoc;
  /** Forms by component id; a block without one is said as a whole. */
  forms: Readonly<Record<string, WidgetForm>>;
  palette: Readonly<Record<string, PaletteEntry>>;
}

/** The nearest block ahead of it that is there in the other state, in the same tab. */
function neighbourIn(order: readonly Uid[], uid: Uid, other: readonly Uid[]): Uid | null {
  const ahead = order.slice(0, order.indexOf(uid));
  return ahead.filter((one) => other.includes(one)).at(-1) ?? null;
}

const tabOf = (doc: EditDoc, key: string): Tab | undefined => doc.tabs.find((tab) => tab.key === key);

const orderOf = (doc: EditDoc, key: string): readonly Uid[] => tabOf(doc, key)?.order ?? [];

function behindWords({ now, palette }: DiffInput, after: Uid | null): string {
  return after === null ? '放在最前' : `在“${blockName({ doc: now, palette }, after)}”后面`;
}

const noteOps = (doc: EditDoc, uid: Uid): Op[] =>
  Object.entries(doc.notes[uid] ?? {}).map(
    ([name, value]): Op => ({ op: 'note', uid, name: name as 'name', value: value as unknown }),
  );

function removed({ was, now, palette }: DiffInput, tab: Tab): Change[] {
  const gone = tab.order.filter((uid) => now.blocks[uid] === undefined);
  return gone.map((uid) => {
    const blocks = [{ uid, text: was.blocks[uid]?.text ?? 'null' }];
    const after = neighbourIn(tab.order, uid, orderOf(now, tab.key));
    const back: Op[] = [{ op: 'insert', tab: tab.key, after, blocks }, ...noteOps(was, uid)];
    return {
      kind: 'removed',
      uid,
      tab: tab.key,
      title: blockName({ doc: was, palette }, uid),
      places: [{ words: '删除了', at: null, back }],
    };
  });
}

function notePlaces({ was, now }: DiffInput, uid: Uid): ChangedPlace[] {
  const [before = {}, after = {}] = [was.notes[uid], now.notes[uid]];
  const place = (name: 'isHidden' | 'alt', words: string): ChangedPlace[] => {
    if (isSameJson(before[name], after[name])) return [];
    const values = {
      ...(before[name] === undefined ? {} : { value: before[name] }),
      ...(after[name] === undefined ? {} : { was: after[name] }),
    };
    return [{ words, at: null, back: [{ op: 'note', uid, name, ...values }] }];
  };
  return [
    ...place('isHidden', after.isHidden === true ? '隐藏了' : '重新显示'),
    ...place('alt', '替代文字改了'),
  ];
}

function added(input: DiffInput, tab: Tab, uid: Uid): Change {
  const index = tab.order.indexOf(uid);
  const words = `新增，${behindWords(input, tab.order[index - 1] ?? null)}`;
  const places: ChangedPlace[] = [{ words, at: null, back: [{ op: 'remove', uids: [uid] }] }];
  return {
    kind: 'added',
    uid,
    tab: tab.key,
    title: blockName({ doc: input.now, palette: input.palette }, uid),
    places,
  };
}

function movedPlace(input: DiffInput, { tab, uid }: { tab: Tab; uid: Uid }): ChangedPlace {
  const { was, now } = input;
  const home = tabHolding(was, uid);
  const words = `移到${home?.key === tab.key ? '' : `「${tab.name}」`}${behindWords(input, tab.order[tab.order.indexOf(uid) - 1] ?? null).replace('放在', '')}`;
  const target = home?.key ?? tab.key;
  const after = neighbourIn(
    home?.order ?? [],
    uid,
    orderOf(now, target).filter((one) => one !== uid),
  );
  return { words, at: null, back: [{ op: 'move', uids: [uid], tab: target, after }] };
}

function inTab(input: DiffInput, tab: Tab): Change[] {
  const { was, now, forms, palette } = input;
  const stable = unmoved(orderOf(was, tab.key), tab.order);
  return tab.order.flatMap((uid): Change[] => {
    const [before, block] = [was.blocks[uid], now.blocks[uid]];
    if (before === undefined || block === undefined) return [added(input, tab, uid)];
    const moves = stable.has(uid) ? [] : [movedPlace(input, { tab, uid })];
    const values = diffBlock(uid, before, { now: block, form: forms[block.id] });
    const places = [...values, ...notePlaces(input, uid), ...moves];
    if (places.length === 0) return [];
    const kind = values.length === 0 && moves.length > 0 ? 'moved' : 'changed';
    return [{ kind, uid, tab: tab.key, title: blockName({ doc: now, palette }, uid), places }];
  });
}

/** What a value of the page, or of a setting, is called. */
export const metaWords = (name: string): string => META_WORDS[name] ?? name;

const pageChange = (tab: string, title: string, place: Omit<ChangedPlace, 'at'>): Change => ({
  kind: 'page',
  uid: null,
  tab,
  title,
  places: [{ ...place, at: null }],
});

const META_WORDS: Readonly<Record<string, string>> = {
  ...SETTING_WORDS,
  title: '标题',
  name: '名称',
  show_navs: '显示标签',
  access_limit: '谁可以看',
};

function ofMeta({ was, now }: DiffInput): Change[] {
  const names = [...new Set([...Object.keys(was.meta), ...Object.keys(now.meta)])];
  return names.flatMap((name) => {
    const [before, after] = [was.meta[name], now.meta[name]];
    if (isSameJson(before, after)) return [];
    const back: Op = {
      op: 'meta',
      name,
      ...(before === undefined ? {} : { value: before }),
      ...(after === undefined ? {} : { was: after }),
    };
    const isText = typeof before === 'string' && typeof after === 'string';
    const words = isText ? `“${before}” → “${after}”` : '改了';
    return [pageChange('', metaWords(name), { words, back: [back] })];
  });
}

const beforeOf = (doc: EditDoc, key: string): string | null =>
  doc.tabs[doc.tabs.findIndex((tab) => tab.key === key) - 1]?.key ?? null;

function removedTabs({ was, now }: DiffInput): Change[] {
  return was.tabs
    .filter(({ key }) => tabOf(now, key) === undefined)
    .map((tab) => {
      const gone = tab.order.filter((uid) => now.blocks[uid] === undefined);
      const op: Op = { op: 'add-tab', after: beforeOf(was, tab.key), tab: contentOfTab(was, tab, gone) };
      return pageChange(tab.key, `标签「${tab.name}」`, {
        words: '删除了',
        back: [op, ...gone.flatMap((uid) => noteOps(was, uid))],
      });
    });
}

/** Head and tail of a list are white space: what is no list is one text. */
const isSwapped = (before: Tab, after: Tab): boolean =>
  (isUnreadable(before) || isUnreadable(after)) && (before.head !== after.head || before.tail !== after.tail);

function swapped({ was, now }: DiffInput, before: Tab, tab: Tab): Change {
  const back: Op = {
    op: 'replace-tab',
    key: tab.key,
    tab: contentOfTab(was, before),
    was: layoutText(contentOfTab(now, tab)),
  };
  return pageChange(tab.key, `标签「${tab.name}」`, { words: '整个内容换了', back: [back] });
}

function ofTabs(input: DiffInput): Change[] {
  const { was, now } = input;
  return now.tabs.flatMap((tab): Change[] => {
    const before = tabOf(was, tab.key);
    const title = `标签「${tab.name}」`;
    if (before === undefined)
      return [
        ...inTab(input, tab).filter(({ kind }) => kind !== 'added'),
        pageChange(tab.key, title, { words: '新增', back: [{ op: 'remove-tab', key: tab.key }] }),
      ];
    const back: Op = { op: 'rename-tab', key: tab.key, value: before.name, was: tab.name };
    const renamed =
      before.name === tab.name
        ? []
        : [pageChange(tab.key, title, { words: `原来叫「${before.name}」`, back: [back] })];
    if (isSwapped(before, tab)) return [...renamed, swapped(input, before, tab)];
    return [...renamed, ...removed(input, before), ...inTab(input, tab)];
  });
}

function tabOrder({ was, now }: DiffInput): Change[] {
  const [before, after] = [was, now].map(({ tabs }) => tabs.map(({ key }) => key));
  const stable = unmoved(before ?? [], after ?? []);
  return now.tabs
    .filter(({ key }) => tabOf(was, key) !== undefined && !stable.has(key))
    .map(({ key, name }) =>
      pageChange(key, `标签「${name}」`, {
        words: '换了位置',
        back: [{ op: 'move-tab', key, after: beforeOf(was, key) }],
      }),
    );
}

/** Nothing where both are the same to shoppers. Names and locks of blocks are no change. */
export const diffDocuments = (input: DiffInput): Change[] => [
  ...ofMeta(input),
  ...removedTabs(input),
  ...ofTabs(input),
  ...tabOrder(input),
];

const NOTE_VERBS: Readonly<Record<Change['kind'], string>> = {
  added: '加',
  removed: '去掉',
  moved: '移动',
  changed: '改',
  page: '改',
};
const MOST_IN_NOTE = 3;

/** A note to publish with: 「换轮播广告的图片，加优惠券」. */
export function suggestedNote(changes: readonly Change[]): string {
  const parts = changes.map(({ kind, title, places }) => {
    const hasPicture = kind === 'changed' && places.some(({ words }) => words.endsWith('图片换了'));
    return hasPicture ? `换${title}的图片` : `${NOTE_VERBS[kind]}${title}`;
  });
  const unique = [...new Set(parts)];
  const rest = unique.length - MOST_IN_NOTE;
  return `${unique.slice(0, MOST_IN_NOTE).join('，')}${rest > 0 ? ` 等 ${unique.length} 处` : ''}`;
}

// The check: issues of a whole document. Blocks that did not change are not looked at again.
import { coerce } from '~/schemas/shape';
import type { DocKind } from '../api';
import {
  type Block,
  type BlockNote,
  dataOf,
  type EditDoc,
  isShown,
  isUnreadable,
  type Tab,
  type Uid,
} from '../document';
import type { PaletteEntry } from '../form';
import { isMiniProgram, isOfMiniPrograms } from '../mini-program';
import { valueAt } from '../pointer';
import { slotOf } from '../within';
import { completeData, readBlock, unreadWords, type WidgetRules } from './block-data';
import { checkField } from './field-rules';
import { digestOf, type Facts, type Found, type Issue, type Rendering } from './issue';
import { ofDocKind } from './doc-kind-rules';
import { shownWithin, slotWords } from './nested';
import { type Data, placesOf } from './places';
import { checkRendering } from './rendering-rules';
import { heaviestBlock, MAX_PAGE, type PageWeight, pageWeight, weightWords } from './weight';
import { type Named, type Wanted, wantedOf } from './wanted';
import type { Around } from './widget-checks';

export interface CheckInput {
  readonly doc: EditDoc;
  /** User centres have rules of their own. */
  readonly kind?: DocKind;
  /** By component id; a widget that is not loaded yet yields the rules of its block only. */
  readonly widgets: Readonly<Record<string, WidgetRules>>;
  readonly palette: Readonly<Record<string, PaletteEntry>>;
  readonly facts: Facts;
  /** Of blocks that a preview shows as they are; without one nothing is known of how they look. */
  readonly renderingOf?: (block: Block) => Rendering | undefined;
}

/** None for a block that nobody can read: its data are looked at by no rule. */
const rulesFor = (block: Block, { widgets }: Pick<CheckInput, 'widgets'>): WidgetRules | undefined =>
  unreadWords(block, widgets[block.id]) === null ? widgets[block.id] : undefined;

/** Phones outside of mini programs do not have some widgets. */
function ofPlatform(id: string, { homeOf }: Facts): Found[] {
  if (!isOfMiniPrograms(id)) return [];
  const isHome = homeOf.length > 0;
  if (isHome && homeOf.every(isMiniProgram)) return [];
  const isNowhere = isHome && !homeOf.some(isMiniProgram);
  const level = isNowhere && id === 'step' ? 'must' : 'should';
  const words = isNowhere
    ? '这一页只是手机网页的首页，谁也看不到这一块；请删除，或把这一页设为小程序的首页'
    : '手机网页没有这项能力，只在小程序里显示';
  return [{ code: 'platform', level, at: '', words }];
}

/** The server adds it to a page by the page's settings; a stored one would show to everybody. */
const MADE_BY_SERVER = 'access_limit';

function ofKind(block: Block, { palette, facts, widgets }: CheckInput): Found[] {
  const { id } = block;
  const at = '';
  const entry = palette[id];
  if (id === MADE_BY_SERVER)
    return [{ code: 'schema', level: 'must', at, words: '由系统加入，请删除；谁能看在页面设置里选' }];
  if (entry === undefined)
    return [{ code: 'schema', level: 'hint', at, words: '没有这个组件，数据会原样保留，顾客看不到' }];
  const found: Found[] = [];
  if (entry.permission !== undefined && !facts.permissions.has(entry.permission))
    found.push({ code: 'permission', level: 'should', at, words: `商城未开通“${entry.title}”，顾客看不到` });
  const unread = unreadWords(block, widgets[id]);
  if (unread !== null)
    found.push({
      code: 'schema',
      level: 'should',
      at,
      words: `这一块${unread}，顾客看不到；可以删除后重新加`,
    });
  found.push(...ofPlatform(id, facts));
  if (entry.group === 'leftover')
    found.push({ code: 'leftover', level: 'should', at, words: '旧组件，顾客看不到' });
  return found;
}

const withValue = ({ at, words }: Found, data: Data): string =>
  `${at} ${words} ${digestOf(valueAt(data, at) ?? null)}`;

const ofDefaults = new WeakMap<WidgetRules, ReadonlySet<string>>();

/** What could be better in a new or empty block: nobody chose it, and most blocks have it. */
function madeByDefaults(rules: WidgetRules, facts: Facts): ReadonlySet<string> {
  const known = ofDefaults.get(rules);
  if (known !== undefined) return known;
  const { form, shape } = rules;
  const fields = form.groups.flatMap((group) => group.fields);
  const initial = Object.fromEntries(
    fields.flatMap((field) => (field.initial === undefined ? [] : [[field.name, field.initial]])),
  );
  const found = [{}, initial].flatMap((stored) => {
    const data = coerce(shape, stored) as Data;
    return [...placesOf(form, data)]
      .flatMap((place) => checkField(place, { data, stored, facts, alt: {} }))
      .flatMap((one) => (one.level === 'must' ? [] : [withValue(one, data)]));
  });
  const made = new Set(found);
  ofDefaults.set(rules, made);
  return made;
}

interface Cached {
  note: BlockNote | undefined;
  facts: Facts;
  rules: WidgetRules | undefined;
  found: readonly (Found & { key: string })[];
}

const cache = new WeakMap<Block, Cached>();

const isCached = (block: Block, note: BlockNote | undefined, { facts, widgets }: CheckInput): boolean => {
  const known = cache.get(block);
  return known?.note === note && known?.facts === facts && known?.rules === widgets[block.id];
};

/** Of the block by itself, from the cache where neither it nor the facts changed. */
function ofBlock(block: Block, note: BlockNote | undefined, input: CheckInput): Cached['found'] {
  if (isCached(block, note, input)) return cache.get(block)?.found ?? [];
  const { facts } = input;
  const rules = rulesFor(block, input);
  const found = ofKind(block, input);
  if (note?.isDemo === true)
    found.push({ code: 'demo', level: 'should', at: '', words: '还是示例内容，请换成自己的' });
  if (rules !== undefined) {
    const data = completeData(block, rules);
    const stored = dataOf(readBlock(block, rules.widget));
    const values = { data, stored, facts, alt: note?.alt ?? {} };
    const made = madeByDefaults(rules, facts);
    for (const place of placesOf(rules.form, data))
      found.push(...checkField(place, values).filter((one) => !made.has(withValue(one, data))));
  }
  const keyed = found.map((one) => ({ ...one, key: keyOf(one, block, rules) }));
  cache.set(block, { note, facts, rules: input.widgets[block.id], found: keyed });
  return keyed;
}

/**
 * Looks at blocks for the cache while `hasTime` says so, so that a large document is checked in slices.
 * @returns whether all are looked at.
 */
export function prepareCheck(input: CheckInput, hasTime: () => boolean): boolean {
  const { doc } = input;
  for (const [uid, block] of Object.entries(doc.blocks)) {
    const note = doc.notes[uid];
    if (isCached(block, note, input)) continue;
    if (!hasTime()) return false;
    ofBlock(block, note, input);
    const rules = rulesFor(block, input);
    if (rules !== undefined) wantedOf(block, rules);
  }
  return true;
}

/** Rules that look at neighbours. */
function ofWidget(block: Block, around: Around, input: CheckInput): readonly Found[] {
  const rules = rulesFor(block, input);
  if (rules === undefined || rules.checks.length === 0) return [];
  const data = completeData(block, rules);
  return rules.checks.flatMap((check) => check(data, around));
}

/** Rules that look at the block on the phone. What the stored data tell already is not said twice. */
function ofRendering(block: Block, told: readonly Found[], input: CheckInput): Found[] {
  const rules = rulesFor(block, input);
  const seen = input.renderingOf?.(block);
  if (rules === undefined || seen === undefined) return [];
  const isTold = ({ code, at }: Found) =>
    told.some((one) => one.code === code && `${at}/`.startsWith(`${one.at}/`));
  const found = checkRendering(seen, placesOf(rules.form, completeData(block, rules)));
  return found.filter((one) => !isTold(one));
}

/** More blocks than this want headings between them. */
const MANY_BLOCKS = 8;
/** Without content of their own. */
const PLAIN_BLOCKS: ReadonlySet<string> = new Set(['empty', 'background', 'app-nav-bar', 'copyright']);

const shownOf = ({ order }: Tab, { notes }: EditDoc): Uid[] => order.filter((uid) => isShown(notes, uid));

const picturesIn =
  (input: CheckInput) =>
  (root: Uid): readonly string[] =>
    [root, ...shownWithin(input.doc, root)].flatMap((uid) => picturesOf(uid, input));

const picturesOf = (uid: Uid, input: CheckInput): readonly string[] => {
  const block = input.doc.blocks[uid];
  return block === undefined ? [] : namedBy(block, input).flatMap(({ pictures }) => pictures);
};

/** What a block names by itself. */
function namedBy(block: Block, input: Pick<CheckInput, 'widgets'>): Named[] {
  const rules = rulesFor(block, input);
  return rules === undefined ? [] : [wantedOf(block, rules)];
}

/** What a tab weighs on a phone, as far as its pictures are known. */
export const tabWeight = (tab: Tab, input: CheckInput): PageWeight =>
  pageWeight(shownOf(tab, input.doc), picturesIn(input), input.facts.pictures);

const onPage = (code: Found['code'], level: Found['level'], words: string): Found => ({
  code,
  level,
  at: '',
  words,
});

/** A page that takes long to load, and the block in which that is best mended. */
function ofWeight(tab: Tab, input: CheckInput): (Found & Pick<Issue, 'mendIn'>)[] {
  const weight = tabWeight(tab, input);
  if (weight.bytes <= MAX_PAGE.bytes && weight.seconds <= MAX_PAGE.seconds) return [];
  const mendIn = heaviestBlock(shownOf(tab, input.doc), picturesIn(input), input.facts.pictures);
  const words = `${weightWords(weight)}，顾客要等；图片换小一点，或少放几块`;
  return [{ ...onPage('weight', 'should', words), ...(mendIn === undefined ? {} : { mendIn }) }];
}

function ofTab(tab: Tab, input: CheckInput): Issue[] {
  const { doc, palette, facts } = input;
  const { key, name, order } = tab;
  const shown = shownOf(tab, doc);
  // Where a page has several tabs, what is about one of them names it.
  const named = (words: string): string => (doc.tabs.length > 1 ? `分页「${name}」：${words}` : words);
  const page = (found: Found, uid: Uid | null = null): Issue => ({
    ...found,
    words: uid === null && found.code !== 'schema' ? named(found.words) : found.words,
    uid,
    tab: key,
    key: `${found.code} ${key}`,
  });
  const issues: Issue[] = [];
  if (isUnreadable(tab))
    issues.push(page(onPage('schema', 'must', `「${name}」的内容不是组件列表，不能发布`)));
  if (shown.length > facts.maxBlocks)
    issues.push(page(onPage('limit', 'must', `最多 ${facts.maxBlocks} 个组件，现在有 ${shown.length} 个`)));
  const seen = new Set<string>();
  for (const uid of shown) {
    const { id = '' } = doc.blocks[uid] ?? {};
    const entry = palette[id];
    if (entry?.single === true && seen.has(id))
      issues.push(page(onPage('single', 'must', `「${entry.title}」一页只能有一个`), uid));
    seen.add(id);
  }
  issues.push(...ofWeight(tab, input).map((found) => page(found)));
  const count = shown.filter((uid) => !PLAIN_BLOCKS.has(doc.blocks[uid]?.id ?? '')).length;
  if (count > MANY_BLOCKS && !seen.has('link'))
    issues.push(page(onPage('heading', 'hint', '组件很多，加几个“标题”更容易看懂')));
  if (shown.length < order.length)
    issues.push(page(onPage('hidden', 'hint', `已隐藏 ${order.length - shown.length} 个组件，不会发布`)));
  return issues;
}

type Keyed = Omit<Issue, 'tab'>;

/** Of a block by itself, among others, and as the phone shows it. */
function ofWhole(uid: Uid, beside: Around, input: CheckInput): Keyed[] {
  const { doc } = input;
  const block = doc.blocks[uid];
  if (block === undefined) return [];
  const fixed = ofBlock(block, doc.notes[uid], input);
  const around = ofWidget(block, beside, input);
  const seen = ofRendering(block, [...fixed, ...around], input);
  return [
    ...fixed,
    ...[...around, ...seen].map((one) => ({ ...one, key: keyOf(one, block, rulesFor(block, input)) })),
  ].map((one) => ({ ...one, uid }));
}

/** Of a block in a slot, which its words name. */
function ofInner(uid: Uid, around: Around, input: CheckInput): Keyed[] {
  const { doc, palette } = input;
  const siblings = (slotOf(doc, uid)?.uids ?? []).filter((one) => isShown(doc.notes, one));
  const ids = siblings.map((one) => doc.blocks[one]?.id ?? '');
  const beside: Around = { ...around, ids, index: siblings.indexOf(uid), uid, dataAt: () => null };
  const where = slotWords({ doc, palette }, uid);
  return ofWhole(uid, beside, input).map((one) => ({ ...one, words: `${where}${one.words}` }));
}

const LEVEL_ORDER = { must: 0, should: 1, hint: 2 } as const;

/** What is to be mended, the worst first, then in page order. Hidden blocks are not published and not checked. */
export function checkDocument(input: CheckInput): Issue[] {
  const { doc, facts } = input;
  const issues = doc.tabs.flatMap((tab) => {
    const shown = shownOf(tab, doc);
    const ids = shown.map((uid) => doc.blocks[uid]?.id ?? '');
    const dataAt = (index: number): Data | null => {
      const block = doc.blocks[shown[index] ?? ''];
      const rules = block === undefined ? undefined : rulesFor(block, input);
      return block === undefined || rules === undefined ? null : completeData(block, rules);
    };
    const own = shown.flatMap((uid, index) => {
      const around: Around = { facts, ids, index, uid, dataAt };
      const inner = shownWithin(doc, uid).flatMap((one) => ofInner(one, around, input));
      return [...ofWhole(uid, around, input), ...inner].map((one): Issue => ({ ...one, tab: tab.key }));
    });
    return [...ofTab(tab, input), ...ofDocKind(tab.key, shown, input), ...own];
  });
  return issues.sort((a, b) => LEVEL_ORDER[a.level] - LEVEL_ORDER[b.level]);
}

const keyOf = ({ code, at }: Found, block: Block, rules: WidgetRules | undefined): string =>
  `${code} ${at} ${digestOf(valueAt(dataOf(readBlock(block, rules?.widget)), at) ?? null)}`;

/** What facts the check could use: addresses of pictures, and ids of chosen things. */
export function wantedFacts({ doc, widgets }: Pick<CheckInput, 'doc' | 'widgets'>): Wanted {
  const named = Object.values(doc.blocks).flatMap((block) => namedBy(block, { widgets }));
  const picked: Record<string, Set<string>> = {};
  for (const [kind, id] of named.flatMap((one) => one.picked)) (picked[kind] ??= new Set()).add(id);
  return {
    pictures: [...new Set(named.flatMap(({ pictures }) => pictures))].sort(),
    picked: Object.fromEntries(Object.entries(picked).map(([kind, ids]) => [kind, [...ids].sort()])),
  };
}

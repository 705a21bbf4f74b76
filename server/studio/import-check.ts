// Checks an import: issues by path, pictures on other hosts, goods and coupons that this mall does not have.
import { isRecord } from '~/domain/record';
import type { ImportedPage, ImportIssue, MissingEntry } from '~/domain/studio/api-library';
import { pictureAddresses } from '~/domain/studio/picture-addresses';
import { readings } from '~/domain/studio/readings';
import { issueWords } from '~/renderer/issue-words';
import { type Face, readLayout } from '~/renderer/read-layout';
import type { Validate } from '~/schemas/validate';
import { registry } from '~/widgets/registry.gen';
import { shapes } from '~/widgets/shapes.gen';
import * as validators from '~/widgets/validators.gen';
import { idOf } from '../families/index/hydrate/hydrator';
import type { Db } from './call';
import type { Fields } from './fields';
import type { RecognisedPage } from './import-reading';
import { type ChosenList, goodsLists } from './own-goods';
import { widgetName } from './widget-names';

const VALIDATORS: Readonly<Record<string, Validate | undefined>> = { ...validators };

const pascal = (id: string): string =>
  id.replace(/(^|[-_])(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());

/** The validator of a widget's stored or delivered data. */
export const validatorOf = (id: string, face: Face): Validate | undefined =>
  VALIDATORS[`validate${pascal(id)}${face === 'stored' ? 'Data' : 'Delivered'}`];

const READ = { registry, shapes, face: 'stored', validatorOf } as const;

/** Maximum number of issues per block. */
const MOST_NOTES = 20;

function issuesOf(text: string, tab: number): ImportIssue[] {
  const { layout, issues } = readLayout(text, READ);
  const placed = (block: number, at: string, message: string): ImportIssue => {
    const id = layout.nodes[block]?.id ?? '';
    return { tab, block, id, at, message: `第 ${block + 1} 块 ${widgetName(id)}：${message}` };
  };
  const found = issues.map((issue) => {
    const [, digits = '0', rest = ''] = /^\/(\d+)(.*)$/.exec(issue.pointer) ?? [];
    return placed(Number(digits), rest, issueWords(issue));
  });
  const notes = layout.nodes.flatMap(({ state, data, element: value }, block) => {
    if (state !== 'ready' || !isRecord(value) || !isRecord(value['data'])) return [];
    const all = readings(value['data'], data, ['data']);
    return all.slice(0, MOST_NOTES).map(({ at, message }) => placed(block, at, message));
  });
  return [...found, ...notes].sort((a, b) => a.block - b.block);
}

function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return pictureAddresses(value);
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  return isRecord(value) ? Object.values(value).flatMap(picturesIn) : [];
}

/** Lists of chosen coupons that shoppers see. */
const couponLists = ({ addType, coupons }: Fields): ChosenList[] =>
  addType === 'manual' && Array.isArray(coupons) ? [{ at: '/data/coupons', list: coupons }] : [];

/** Lists of chosen records, by widget. */
const LISTS = {
  goods: { kind: 'goods', word: '商品', listsOf: goodsLists },
  coupon: { kind: 'coupons', word: '优惠券', listsOf: couponLists },
} as const;

interface Entry extends MissingEntry {
  chosen: number;
}

function entriesOf(block: unknown, { tab, at }: { tab: number; at: number }): Entry[] {
  if (!isRecord(block) || !isRecord(block['data'])) return [];
  const { id, data } = block;
  if (id !== 'goods' && id !== 'coupon') return [];
  const { kind, word, listsOf } = LISTS[id];
  return listsOf(data).flatMap(({ at: place, list }) =>
    list.flatMap((entry, index): Entry[] => {
      const chosen = isRecord(entry) ? idOf(entry['id']) : null;
      if (chosen === null) return [];
      const message = `第 ${at + 1} 块 ${widgetName(id)}：这里没有编号 ${chosen} 的${word}`;
      return [{ tab, block: at, id, at: `${place}/${index}`, kind, chosen, message }];
    }),
  );
}

const TABLES = { goods: 'goods', coupons: 'coupons' } as const;

async function knownIds(db: Db, kind: MissingEntry['kind'], entries: readonly Entry[]): Promise<Set<number>> {
  const ids = entries.filter((entry) => entry.kind === kind).map(({ chosen }) => chosen);
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom(TABLES[kind])
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function missingOf(db: Db, entries: readonly Entry[]): Promise<MissingEntry[]> {
  const known = {
    goods: await knownIds(db, 'goods', entries),
    coupons: await knownIds(db, 'coupons', entries),
  };
  return entries.flatMap(({ chosen, ...entry }) => (known[entry.kind].has(chosen) ? [] : [entry]));
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export async function checkImport(db: Db, page: RecognisedPage): Promise<ImportedPage> {
  const values = page.tabs.map(({ text }) => parsed(text));
  const entries = values.flatMap((value, tab) =>
    Array.isArray(value) ? value.flatMap((block: unknown, at) => entriesOf(block, { tab, at })) : [],
  );
  return {
    title: page.title,
    meta: page.meta,
    tabs: page.tabs.map((tab, index) => {
      const value = values[index];
      return { ...tab, blockCount: Array.isArray(value) ? value.length : 0 };
    }),
    issues: page.tabs.flatMap(({ text }, tab) => issuesOf(text, tab)),
    pictures: [...new Set(values.flatMap(picturesIn))],
    missing: await missingOf(db, entries),
  };
}

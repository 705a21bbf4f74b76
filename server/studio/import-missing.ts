// Finds the goods, coupons and modules of an import that this mall does not have.
import { isRecord } from '~/domain/record';
import type { MissingEntry } from '~/domain/studio/api-import';
import { idOf } from '../settings/stored-values';
import type { Db } from './call';
import type { Fields } from './fields';
import { type ChosenList, goodsLists } from './own-goods';
import { widgetName } from './widget-names';

type Kind = MissingEntry['kind'];

/** Lists of chosen coupons that shoppers see. */
const couponLists = ({ addType, coupons }: Fields): ChosenList[] =>
  addType === 'manual' && Array.isArray(coupons) ? [{ at: '/data/coupons', list: coupons }] : [];

const moduleLists = ({ list }: Fields): ChosenList[] =>
  Array.isArray(list) ? [{ at: '/data/list', list }] : [];

/** Lists of chosen records, by widget. */
const LISTS = {
  goods: { kind: 'goods', word: '商品', listsOf: goodsLists },
  coupon: { kind: 'coupons', word: '优惠券', listsOf: couponLists },
  module: { kind: 'modules', word: '模块', listsOf: moduleLists },
} as const;

const hasLists = (id: unknown): id is keyof typeof LISTS =>
  typeof id === 'string' && Object.hasOwn(LISTS, id);

interface Entry extends MissingEntry {
  chosen: number;
}

function entriesOf(block: unknown, { tab, at }: { tab: number; at: number }): Entry[] {
  if (!isRecord(block) || !isRecord(block['data'])) return [];
  const { id, data } = block;
  if (!hasLists(id)) return [];
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

/** Names of the modules of these ids. */
export async function modulesHere(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('diy_templates')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('type', '=', '')
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function idsHere(db: Db, table: 'goods' | 'coupons', ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** `values`: layouts of the tabs; `ownModules` come with the import. */
export async function missingOf(
  db: Db,
  values: readonly unknown[],
  ownModules: ReadonlySet<number>,
): Promise<MissingEntry[]> {
  const entries = values.flatMap((value, tab) =>
    Array.isArray(value) ? value.flatMap((block: unknown, at) => entriesOf(block, { tab, at })) : [],
  );
  const idsOf = (kind: Kind) => [
    ...new Set(entries.flatMap((entry) => (entry.kind === kind ? [entry.chosen] : []))),
  ];
  const modules = idsOf('modules').filter((id) => !ownModules.has(id));
  const known: Record<Kind, { has(id: number): boolean }> = {
    goods: await idsHere(db, 'goods', idsOf('goods')),
    coupons: await idsHere(db, 'coupons', idsOf('coupons')),
    modules: new Set([...ownModules, ...(await modulesHere(db, modules)).keys()]),
  };
  return entries.flatMap(({ chosen, ...entry }) => (known[entry.kind].has(chosen) ? [] : [entry]));
}

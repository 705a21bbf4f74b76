// Fills blocks with the mall's own goods where theirs are missing or none are chosen.
import { isRecord } from '~/domain/record';
import { rewriteJson, splitArray } from '~/domain/studio/json-text';
import { type Pointer, withValueAt } from '~/domain/studio/pointer';
import { idsOf } from '../settings/stored-values';
import { wireMoney } from '../http/wire';
import type { Db } from './call';
import type { Fields } from './fields';

const GOODS_OF_BLOCK = 6;
const MOST_OWN = 60;

const sellable = (db: Db) =>
  db
    .selectFrom('goods')
    .select(['id', 'name', 'cover_pic', 'price_fen', 'original_price_fen'])
    .where('deleted_at', 'is', null)
    .where('is_on_sale', '=', true)
    .where('mch_id', '=', 0)
    .where('sign', '=', '');

type Goods = Awaited<ReturnType<ReturnType<typeof sellable>['executeTakeFirstOrThrow']>>;

/** An entry of a goods block, as the existing editor stores it. */
const entryOf = ({ id, name, cover_pic, price_fen, original_price_fen }: Goods) => ({
  id,
  name,
  picUrl: cover_pic,
  price: wireMoney(price_fen),
  original_price: wireMoney(original_price_fen),
});

/** Whether a goods block shows the goods of its list. */
const isGoodsByHand = ({ showCat, addGoodsType }: Fields): boolean => showCat !== true && addGoodsType !== 0;

export interface ChosenList {
  at: Pointer;
  list: readonly unknown[];
}

/** Lists of goods that are chosen by hand: of a goods block, or of each category of it. */
export function goodsLists(data: Fields): ChosenList[] {
  const { list, showCat, catList } = data;
  if (isGoodsByHand(data)) return Array.isArray(list) ? [{ at: '/data/list', list }] : [];
  if (showCat !== true || !Array.isArray(catList)) return [];
  return catList.flatMap((category: unknown, index): ChosenList[] => {
    if (!isRecord(category) || category['staticGoods'] !== true) return [];
    const { goodsList } = category;
    return Array.isArray(goodsList) ? [{ at: `/data/catList/${index}/goodsList`, list: goodsList }] : [];
  });
}

interface Chosen {
  value: unknown;
  lists: ChosenList[];
}

function chosenOf(text: string): Chosen {
  const value: unknown = JSON.parse(text);
  const isGoods = isRecord(value) && value['id'] === 'goods' && isRecord(value['data']);
  return { value, lists: isGoods ? goodsLists(value['data'] as Fields) : [] };
}

/** Gives the mall's own goods in turn, none twice in one list; null where all are in it. */
function inTurn(own: readonly Goods[]): (taken: Set<number>) => Goods | null {
  let next = 0;
  return (taken) => {
    for (let step = 0; step < own.length; step += 1) {
      const goods = own[(next + step) % own.length];
      if (goods === undefined || taken.has(goods.id)) continue;
      next += step + 1;
      taken.add(goods.id);
      return goods;
    }
    return null;
  };
}

/** The texts with missing goods replaced, by sales descending; those that are sold stay. At most two queries. */
export async function withOwnGoods(db: Db, texts: readonly string[]): Promise<string[]> {
  const chosen = texts.map(chosenOf);
  const ids = [...new Set(chosen.flatMap(({ lists }) => lists.flatMap(({ list }) => idsOf(list))))];
  const known = ids.length === 0 ? [] : await sellable(db).where('id', 'in', ids).execute();
  const sold = new Set(known.map(({ id }) => id));
  const isSold = (entry: unknown) => idsOf([entry]).some((id) => sold.has(id));
  const isWhole = ({ list }: ChosenList) => list.length > 0 && list.every(isSold);
  if (chosen.every(({ lists }) => lists.every(isWhole))) return [...texts];
  const own = await sellable(db).orderBy('sales_real', 'desc').orderBy('id').limit(MOST_OWN).execute();
  const give = inTurn(own);
  const filled = (list: readonly unknown[]): unknown[] => {
    const entries = list.length > 0 ? list : Array<unknown>(GOODS_OF_BLOCK).fill(null);
    const taken = new Set(idsOf(list.filter(isSold)));
    return entries.flatMap((entry): unknown[] => {
      if (isSold(entry)) return [entry];
      const goods = give(taken);
      return goods === null ? [] : [entryOf(goods)];
    });
  };
  return texts.map((text, index) => {
    const { value, lists } = chosen[index] ?? { value: null, lists: [] };
    const wanting = lists.filter((one) => !isWhole(one));
    if (wanting.length === 0 || own.length === 0) return text;
    return rewriteJson(
      text,
      wanting.reduce((all, { at, list }) => withValueAt(all, at, filled(list)), value),
    );
  });
}

/** The same of the text of a component array. */
export async function layoutWithOwnGoods(db: Db, text: string): Promise<string> {
  const { head, entries, tail } = splitArray(text);
  return `${head}${(await withOwnGoods(db, entries)).join(',')}${tail}`;
}

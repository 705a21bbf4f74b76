// Fills blocks with the mall's own goods where theirs are missing or none are chosen.
import { isRecord } from '~/domain/record';
import { rewriteJson } from '~/domain/studio/json-text';
import { withValueAt } from '~/domain/studio/pointer';
import { idsOf } from '../families/index/hydrate/hydrator';
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
export const isGoodsByHand = ({ showCat, addGoodsType }: Fields): boolean =>
  showCat !== true && addGoodsType !== 0;

/** The chosen goods of a goods block; null where none are chosen by hand. */
function chosenOf(text: string): { value: unknown; list: unknown[] } | null {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || value['id'] !== 'goods' || !isRecord(value['data'])) return null;
  const { list } = value['data'];
  return isGoodsByHand(value['data']) && Array.isArray(list) ? { value, list } : null;
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
  const ids = [...new Set(chosen.flatMap((one) => idsOf(one?.list)))];
  const known = ids.length === 0 ? [] : await sellable(db).where('id', 'in', ids).execute();
  const sold = new Set(known.map(({ id }) => id));
  const isSold = (entry: unknown) => idsOf([entry]).some((id) => sold.has(id));
  const isWhole = (list: readonly unknown[]) => list.length > 0 && list.every(isSold);
  if (chosen.every((one) => one === null || isWhole(one.list))) return [...texts];
  const own = await sellable(db).orderBy('sales_real', 'desc').orderBy('id').limit(MOST_OWN).execute();
  const give = inTurn(own);
  return texts.map((text, index) => {
    const one = chosen[index] ?? null;
    if (one === null || isWhole(one.list) || own.length === 0) return text;
    const entries = one.list.length > 0 ? one.list : Array<unknown>(GOODS_OF_BLOCK).fill(null);
    const taken = new Set(idsOf(one.list.filter(isSold)));
    const list = entries.flatMap((entry): unknown[] => {
      if (isSold(entry)) return [entry];
      const goods = give(taken);
      return goods === null ? [] : [entryOf(goods)];
    });
    return rewriteJson(text, withValueAt(one.value, '/data/list', list));
  });
}

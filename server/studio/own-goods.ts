// Fills blocks with the mall's own goods where theirs are missing or none are chosen.
import { isRecord } from '~/domain/record';
import { rewriteJson } from '~/domain/studio/json-text';
import { withValueAt } from '~/domain/studio/pointer';
import { idsOf } from '../families/index/hydrate/hydrator';
import { wireMoney } from '../http/wire';
import type { Db } from './call';

const GOODS_OF_BLOCK = 6;

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

/** The chosen goods of a goods block; null where none are chosen by hand. */
function chosenOf(text: string): { value: unknown; list: unknown[] } | null {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || value['id'] !== 'goods' || !isRecord(value['data'])) return null;
  const { showCat, addGoodsType, list } = value['data'];
  const isByHand = showCat !== true && addGoodsType !== 0;
  return isByHand && Array.isArray(list) ? { value, list } : null;
}

/** The texts with missing goods replaced, by sales descending. At most two queries. */
export async function withOwnGoods(db: Db, texts: readonly string[]): Promise<string[]> {
  const chosen = texts.map(chosenOf);
  const ids = [...new Set(chosen.flatMap((one) => idsOf(one?.list)))];
  const known = ids.length === 0 ? [] : await sellable(db).where('id', 'in', ids).execute();
  const sold = new Set(known.map(({ id }) => id));
  const isWhole = (list: readonly unknown[]) => list.length > 0 && idsOf(list).every((id) => sold.has(id));
  if (chosen.every((one) => one === null || isWhole(one.list))) return [...texts];
  const own = await sellable(db).orderBy('sales_real', 'desc').orderBy('id').limit(60).execute();
  let next = 0;
  return texts.map((text, index) => {
    const one = chosen[index] ?? null;
    if (one === null || isWhole(one.list) || own.length === 0) return text;
    const count = Math.min(own.length, one.list.length || GOODS_OF_BLOCK);
    const list = Array.from({ length: count }, (_entry, at) => own[(next + at) % own.length]).flatMap(
      (goods) => (goods === undefined ? [] : [entryOf(goods)]),
    );
    next += count;
    return rewriteJson(text, withValueAt(one.value, '/data/list', list));
  });
}

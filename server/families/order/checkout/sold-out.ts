// Goods that are being snatched: who is too late is told from one reading, which all callers of the second share.
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables';
import { MallError } from '../../../http/errors';
import type { Cached } from '../../../http/route';
import type { InstalledPlugins } from '../../../ports/plugin';
import type { CheckoutForm } from './form';

/** Larger carts are not what a rush orders, and keys that nobody shares. */
const MAX_LINES = 5;

const stocksOf = (db: Kysely<Tables>, ids: readonly number[]) =>
  db
    .selectFrom('skus')
    .innerJoin('goods', 'goods.id', 'skus.goods_id')
    .select(['skus.id', 'skus.stock', 'goods.name'])
    .where('skus.id', 'in', [...ids])
    .where('skus.deleted_at', 'is', null)
    .execute();

export const outOfStock = (name: string): MallError => new MallError(`商品库存不足: ${name}`);

/**
 * Throws a MallError where the form's goods are sold out. It is no promise: the checkout itself reads the stock again,
 * and locks it. Stock that another process puts back counts within a second.
 */
export async function refuseSoldOut(
  { db, cached, plugins }: { db: Kysely<Tables>; cached: Cached; plugins: InstalledPlugins },
  form: CheckoutForm,
): Promise<void> {
  const kinds = plugins.flatMap(({ sale = [] }) => sale);
  const taking = form
    .flatMap(({ goods }) => goods)
    .filter((line) => !kinds.some(({ isSetAside }) => isSetAside?.(line) === true));
  const ids = [...new Set(taking.map(({ goods_attr_id: id }) => id))].sort((one, other) => one - other);
  if (ids.length === 0 || ids.length > MAX_LINES) return;
  const stocks = await cached(`stock ${ids.join(',')}`, () => stocksOf(db, ids));
  const gone = stocks.find(({ stock }) => stock < 1);
  if (gone !== undefined) throw outOfStock(gone.name);
}

// Which kind sells a goods: the mall itself, or a plugin that the mall may use.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import type { InstalledPlugins } from '../ports/plugin';
import type { SaleKind } from '../ports/sale';
import { readPermissions } from '../settings/permissions';
import type { GoodsRow } from './goods-card';

/** The kinds of plugins that the mall may use, in the order of their folders. One query; none without kinds. */
export async function kindsOf(db: Kysely<Tables>, plugins: InstalledPlugins): Promise<readonly SaleKind[]> {
  if (plugins.every(({ sale = [] }) => sale.length === 0)) return [];
  const permissions = await readPermissions(db, plugins);
  return plugins.flatMap(({ key, sale = [] }) => (permissions.has(key) ? sale : []));
}

/** When the sale of a goods begins: by its kind, else by its own time; null for none. Undefined where nobody sells it. */
export async function saleBeginOf(
  db: Kysely<Tables>,
  { id: goodsId, sign, sell_begin_at: own }: Pick<GoodsRow, 'id' | 'sign' | 'sell_begin_at'>,
  { plugins, now }: { plugins: InstalledPlugins; now: Date },
): Promise<Date | null | undefined> {
  if (sign === '') return own;
  const kind = (await kindsOf(db, plugins)).find(({ key }) => key === sign);
  if (kind === undefined) return undefined;
  return kind.opensAt === undefined ? own : kind.opensAt(db, { goodsId, now });
}

/** Goods that the mall or a merchant sells under no terms but their own. */
export const isPlain = ({ sign, mch_id: mchId }: Pick<GoodsRow, 'sign' | 'mch_id'>): boolean =>
  sign === '' || mchId !== 0;

/** The goods that a copy was made of, itself for any other: scopes, comments and sales go by it. */
export const sourceIdOf = ({ id, source_id: sourceId }: Pick<GoodsRow, 'id' | 'source_id'>): number =>
  sourceId ?? id;

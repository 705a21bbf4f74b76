// Reads the categories that shoppers see.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import type { CategoryRow } from './wire-category';

/** Shown categories of a merchant (0 = the mall), in order. @throws MallError 多商户不存在. */
export async function shownCategories(db: Kysely<Tables>, mchId: number): Promise<CategoryRow[]> {
  // Merchants are a plugin; without it there is only the mall.
  if (mchId !== 0) throw new MallError('多商户不存在');
  return db
    .selectFrom('goods_cats')
    .selectAll()
    .where('is_enabled', '=', true)
    .where('is_show', '=', true)
    .where('deleted_at', 'is', null)
    .where('mch_id', '=', mchId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

// Api/store: stores by distance, and one store.
import type { Kysely } from 'kysely';
import { nearestFirst } from '~/domain/distance';
import { storeDetail, storeList } from '~/schemas/api/store.gen';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { guestRoute, Reply, type Route } from '../../http/route';
import { pagingOf } from '../../http/wire';
import { wireStore, wireStoreRaw } from './store-row';

const openStores = (db: Kysely<Tables>) =>
  db.selectFrom('stores').selectAll().where('deleted_at', 'is', null).where('is_enabled', '=', true);

const list = guestRoute(storeList, async ({ db, params }) => {
  const { longitude, latitude, keyword = '' } = params;
  if (longitude === undefined || latitude === undefined) throw new MallError('地址获取失败');
  const { limit, offset } = pagingOf(storeList, params);
  const rows = await openStores(db).execute();
  const words = keyword.trim();
  const named = rows.filter(({ name, address }) => name.includes(words) || address.includes(words));
  const near = nearestFirst(named, { longitude, latitude });
  return { list: near.slice(offset, offset + limit).map(({ place, metres }) => wireStoreRaw(place, metres)) };
});

const detail = guestRoute(storeDetail, async ({ db, params }) => {
  const row = await openStores(db).where('id', '=', params.id).executeTakeFirst();
  return row === undefined ? new Reply(null, '店铺不存在') : { list: wireStore(row) };
});

export const routes: readonly Route[] = [list, detail];

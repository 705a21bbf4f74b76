// plugin/combination: the sets as administrators manage them.
import {
  combinationAdminDetail,
  combinationAdminEdit,
  combinationAdminGoods,
  combinationAdminList,
  combinationAdminStatus,
} from '~/schemas/api/combination.gen';
import { GOODS_CARD_COLUMNS, goodsCards } from '../../goods/goods-card';
import { readGoodsRules } from '../../goods/goods-rules';
import { searchGoods } from '../../families/default/goods-list';
import { readOptions } from '../../settings/mall-options';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { Reply, roleRoute, type Route } from '../../http/route';
import { pagination, pagingOf } from '../../http/wire';
import { readSettings } from '../../ports/plugin';
import { type Kysely, sql } from 'kysely';
import { findSet, PLUGIN, searchSets } from './read-sets';
import { saveSet, setStatus, UNKNOWN } from './save-set';
import { settings } from './settings.gen';
import { wireDetail, wireSet } from './wire-set';

async function maxGoodsOf(db: Kysely<Tables>): Promise<number> {
  const options = await readOptions(db, [PLUGIN]);
  return readSettings(settings, options[PLUGIN]).max_goods;
}

const list = roleRoute(combinationAdminList, async ({ db, params, now }) => {
  const paging = pagingOf(combinationAdminList, params);
  const { sets, total } = await searchSets(db, params, paging);
  return { list: sets.map((set) => wireSet(set, now)), pagination: pagination(paging, total) };
});

const detail = roleRoute(combinationAdminDetail, async ({ db, params, now }) => {
  const set = await findSet(db, params.id);
  if (set === undefined) throw new MallError(UNKNOWN);
  return { detail: wireDetail(set, now) };
});

const edit = roleRoute(combinationAdminEdit, async ({ db, params, now }) => {
  const maxGoods = await maxGoodsOf(db);
  const id = await db.transaction().execute((trx) => saveSet(trx, { form: params.form, maxGoods, now }));
  return new Reply({ id }, '保存成功');
});

/** Goods that have a price: one on request has none to take anything off. */
const isSettable = (ids: readonly number[]) =>
  ids.length === 0
    ? sql<boolean>`not goods.is_negotiable`
    : sql<boolean>`not goods.is_negotiable and goods.id in (${sql.join([...ids])})`;

const goods = roleRoute(combinationAdminGoods, async ({ db, params, user, now }) => {
  const rules = await readGoodsRules(db);
  const { keyword = '', cat_id = 0, page = 1, goods_ids: ids = [] } = params;
  const isWanted = isSettable(ids);
  const found = searchGoods(db, { keyword, cat_id, page }, { viewer: user, rules, isWanted });
  const [rows, place] = await Promise.all([found.page.select(GOODS_CARD_COLUMNS).execute(), found.count()]);
  const cards = await goodsCards(db, { goods: rows, viewer: user, now, rules });
  return { list: cards, pagination: place, max_num: await maxGoodsOf(db) };
});

const status = roleRoute(combinationAdminStatus, async ({ db, params, now }) => {
  await db.transaction().execute((trx) => setStatus(trx, { ...params, now }));
  return new Reply(null, params.status === -1 ? '删除成功' : '操作成功');
});

export const routes: readonly Route[] = [list, detail, edit, goods, status];

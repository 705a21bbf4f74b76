// Api/default: districts, goods lists and search, help articles, scenes.
import {
  defaultArticle,
  defaultArticleList,
  defaultAutoAddressInfo,
  defaultBuyPrompt,
  defaultCatsList,
  defaultDistrict,
  defaultGoodsList,
  defaultQrCodeParameter,
  defaultSearchList,
} from '~/schemas/api/default.gen';
import { guestRoute, cachedRoute, type Route } from '../../http/route';
import { pagingOf } from '../../http/wire';
import { shownCategories } from '../cat/rows';
import { buildTree } from '../cat/tree';
import { purchaseNotices } from '../index/home/purchases';
import { withBenefits } from '../../goods/goods-benefit';
import { readPermissions } from '../../settings/permissions';
import { articleList, articleOf } from './articles';
import { addressDictionary, readDistrictTree } from './districts';
import { goodsList } from './goods-list';
import { openScene } from './scenes';

const district = cachedRoute(defaultDistrict, async ({ db }) => ({ list: await readDistrictTree(db) }));

const list = cachedRoute(defaultGoodsList, async (call) => {
  const { db, params, user, now } = call;
  const found = await goodsList(db, params, { viewer: user, now });
  return { ...found, list: await withBenefits(found.list, call) };
});

const searchList = guestRoute(defaultSearchList, async ({ db, plugins }) => {
  const permissions = await readPermissions(db, plugins);
  // Blocks of a plugin may be shown before its screens are there: only one with calls can be searched.
  const searched = plugins.filter(
    ({ key, isSearched, hasCalls }) => isSearched === true && hasCalls && permissions.has(key),
  );
  return [{ key: '', name: '商城' }, ...searched.map(({ key, title }) => ({ key, name: title }))];
});

const qrCodeParameter = guestRoute(defaultQrCodeParameter, async ({ db, params, user }) => ({
  detail: await openScene(db, { token: params.token, userId: user?.id ?? null }),
}));

const articles = guestRoute(defaultArticleList, async ({ db, params }) => ({
  list: await articleList(db, pagingOf(defaultArticleList, params)),
}));

const article = guestRoute(defaultArticle, async ({ db, params }) => ({
  article: await articleOf(db, params.article_id),
}));

const catsList = guestRoute(defaultCatsList, async ({ db, params }) => {
  const rows = await shownCategories(db, params.mch_id ?? 0);
  const selectedId = params.cat_id ?? 0;
  const parentId = rows.find(({ id }) => id === selectedId)?.parent_id ?? 0;
  return { list: buildTree(rows, { parentId, selectedId, hasTextIds: true }) };
});

const addressInfo = guestRoute(defaultAutoAddressInfo, ({ db }) => addressDictionary(db));

/** The newest of the notices. */
const buyPrompt = guestRoute(defaultBuyPrompt, async ({ db, now }) => {
  const [newest] = (await purchaseNotices(db, now)) ?? [];
  if (newest === undefined) return null;
  const { content, avatar, time_str } = newest;
  return { content, avatar, time_str };
});

export const routes: readonly Route[] = [
  district,
  list,
  searchList,
  qrCodeParameter,
  articles,
  article,
  catsList,
  addressInfo,
  buyPrompt,
];

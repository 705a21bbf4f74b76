// plugin/composition: the sets of goods, and their checkout.
import {
  compositionCompositionDetail,
  compositionConfig,
  compositionDetail,
  compositionIndex,
  compositionOrderPreview,
  compositionOrderSubmit,
} from '~/schemas/api/composition.gen';
import { previewCheckout, submitCheckout } from '../../families/order/checkout-routes';
import { MallError } from '../../http/errors';
import { inLane } from '../../http/lane';
import { cachedRoute, loginRoute, type Route } from '../../http/route';
import { pagingOf } from '../../http/wire';
import { readSettings } from '../../ports/plugin';
import { readOptions } from '../../settings/mall-options';
import { findSet, searchSets, setsWithGoods } from './list';
import { PLUGIN } from './rules';
import { settings } from './settings.gen';
import { wireSet } from './wire-set';

const config = cachedRoute(compositionConfig, async ({ db }) => {
  const { composition: saved } = await readOptions(db, [PLUGIN]);
  const { title, rule, activityBg } = readSettings(settings, saved);
  return { title, rule, activityBg };
});

const index = cachedRoute(compositionIndex, async ({ db, params, user: viewer, now }) => {
  const paging = pagingOf(compositionIndex, params);
  const sets = await searchSets(db, { keyword: (params.keyword ?? '').trim(), paging, viewer, now });
  return { list: sets.map((set) => wireSet(set, now)) };
});

/** The set that is looked at stands first, on the first page only. */
const ofGoods = cachedRoute(compositionDetail, async ({ db, params, user: viewer, now }) => {
  const { goods_id: goodsId, composition_id: setId = 0 } = params;
  const paging = pagingOf(compositionDetail, params);
  const first = paging.page === 1 && setId > 0 ? await findSet(db, setId, { viewer, now }) : undefined;
  const sets = await setsWithGoods(db, { goodsId, without: setId, paging, viewer, now });
  return {
    other_list: first === undefined ? [] : [wireSet(first, now)],
    list: sets.map((set) => wireSet(set, now)),
  };
});

const detail = cachedRoute(compositionCompositionDetail, async ({ db, params, user: viewer, now }) => {
  const set = await findSet(db, params.composition_id, { viewer, now });
  if (set === undefined) throw new MallError('您选购的套餐已下架');
  return { composition: wireSet(set, now) };
});

export const routes: readonly Route[] = [
  config,
  index,
  ofGoods,
  detail,
  ...inLane('ordering', [
    loginRoute(compositionOrderPreview, previewCheckout),
    loginRoute(compositionOrderSubmit, submitCheckout),
  ]),
];

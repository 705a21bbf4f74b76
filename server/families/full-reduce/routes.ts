// Api/full-reduce: the activity that runs, and the goods that take part in it.
import { fullReduceGoodsList, fullReduceIndex } from '~/schemas/api/full-reduce.gen';
import { cachedRoute, type Route } from '../../http/route';
import { pagination, pagingOf, wireTime } from '../../http/wire';
import { searchGoods } from '../default/goods-list';
import { withBenefits } from '../../goods/goods-benefit';
import { skuGoodsCards } from '../../goods/goods-list';
import { readGoodsRules } from '../../goods/goods-rules';
import { runningReduction, takesPart, wireRule } from './activity';

const index = cachedRoute(fullReduceIndex, async ({ db, now }) => {
  const activity = await runningReduction(db, now);
  if (activity === null) return {};
  const { id, title, content, end_at } = activity;
  return { id, title, ...wireRule(activity), content, time: wireTime(end_at) };
});

const goodsList = cachedRoute(fullReduceGoodsList, async (call) => {
  const { db, params, user, now } = call;
  const activity = await runningReduction(db, now);
  if (activity === null)
    return { list: [], pagination: pagination(pagingOf(fullReduceGoodsList, params), 0) };
  const rules = await readGoodsRules(db);
  const search = { viewer: user, rules, isWanted: takesPart(activity) };
  const { page, count } = searchGoods(db, { ...params, sign: 'mall' }, search);
  const [goods, place] = await Promise.all([page.selectAll('goods').execute(), count()]);
  const cards = await skuGoodsCards(db, { goods, viewer: user, now, rules });
  return { list: await withBenefits(cards, call), pagination: place };
});

export const routes: readonly Route[] = [index, goodsList];

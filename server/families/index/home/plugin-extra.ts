// What a plugin's block shows on the classic home page: goods, filled in as the plugin's widget fills in its own,
// or merchants.
import { isRecord } from '~/domain/record';
import { wireMoney } from '../../../http/wire';
import { type ActivityOf, liveActivities } from '../../../plugins/activity-goods/read-activities';
import { ACTIVITY_PLUGINS, type ActivityPlugin } from '../../../plugins/activity-goods/rules';
import { hasBegun } from '../../../plugins/activity-goods/sale-window';
import { recommendedMerchants } from '../../../plugins/mch/read-merchants';
import { goodsOfActivities } from '../hydrate/activity-block';
import { deliverLayouts } from '../hydrate/blocks';
import { countOf, type PersonalContext, type WidgetData } from '../hydrate/hydrator';

const DEFAULT_COUNT = 10;
const MAX_COUNT = 100;

/** Plugins whose widget shows the session of now or the next by itself. */
const BY_SESSION: ReadonlySet<ActivityPlugin> = new Set<ActivityPlugin>(['miaosha', 'flash_sale']);

const isActivityPlugin = (key: string): key is ActivityPlugin =>
  ACTIVITY_PLUGINS.some((plugin) => plugin === key);

interface Wanted<P extends ActivityPlugin> {
  plugin: P;
  limit: number;
}

/** Activities that sell now, those that end first before the others. One query. */
async function runningActivities<P extends ActivityPlugin>(
  { db, now }: PersonalContext,
  plugin: P,
): Promise<ActivityOf<P>[]> {
  const activities = await liveActivities(db, { plugin, now });
  return activities.filter(({ window }) => hasBegun(window, now));
}

/** Goods that a plugin sells now, as its widget has them when they were picked. Two queries. */
async function pickedGoods(context: PersonalContext, { plugin, limit }: Wanted<ActivityPlugin>) {
  const running = await runningActivities(context, plugin);
  const activityIds = running.map(({ id }) => id);
  // A set is an activity itself.
  const ids =
    plugin === 'composition'
      ? activityIds.slice(0, limit)
      : await goodsOfActivities(context, { plugin, activityIds, limit });
  return ids.map((id) => ({ id }));
}

/** The data of a plugin's widget, filled in; null where the caller's platform does not have it. */
async function filledIn(
  context: PersonalContext,
  { plugin, data }: { plugin: ActivityPlugin; data: WidgetData },
): Promise<WidgetData | null> {
  const widgets = [{ id: plugin.replaceAll('_', '-'), data }];
  const [[delivered] = []] = await deliverLayouts([{ templateId: 0, widgets }], context);
  return isRecord(delivered?.data) ? delivered.data : null;
}

/** The first activity alone: goods of several cannot be picked together. */
async function pickExtra(context: PersonalContext, limit: number): Promise<object> {
  const plugin = 'pick';
  const [first] = await runningActivities(context, plugin);
  if (first === undefined) return { list: [], activity: {} };
  const ids = await goodsOfActivities(context, { plugin, activityIds: [first.id], limit });
  const filled = await filledIn(context, { plugin, data: { list: ids.map((id) => ({ id })) } });
  const { rule_price_fen: price, rule_num: count } = first.rules;
  return {
    list: filled?.['list'] ?? [],
    activity: { rule_price: wireMoney(price), rule_num: String(count) },
  };
}

/** Merchants that the mall recommends. One query. */
async function merchantsExtra({ db }: PersonalContext, limit: number): Promise<object[]> {
  const merchants = await recommendedMerchants(db, limit);
  return merchants.map(({ id, name, cover_url }) => ({ id, mch_id: id, name, cover_url, picUrl: cover_url }));
}

/**
 * What a plugin sells now: `list`, for seckill and flash sales with their session, for a pick with its rule; of
 * merchants the bare list. Null for a plugin without either, one that the mall may not use, or one that the caller's
 * platform does not have.
 */
export async function pluginExtra(
  context: PersonalContext,
  { key: plugin, count }: { key: string; count: unknown },
): Promise<object | null> {
  if (!context.permissions.has(plugin)) return null;
  const limit = countOf(count ?? DEFAULT_COUNT, MAX_COUNT);
  if (plugin === 'mch') return merchantsExtra(context, limit);
  if (!isActivityPlugin(plugin)) return null;
  if (plugin === 'pick') return pickExtra(context, limit);
  if (BY_SESSION.has(plugin)) {
    const filled = await filledIn(context, { plugin, data: { addGoodsType: 0, goodsLength: limit } });
    return isRecord(filled?.['mData']) ? filled['mData'] : null;
  }
  const list = await pickedGoods(context, { plugin, limit });
  const filled = await filledIn(context, { plugin, data: { list, showCoupon: false } });
  return filled === null ? null : { list: filled['list'] };
}

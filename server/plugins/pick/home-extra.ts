// What the block of the plugin shows on the classic home page: one activity's goods with its rule.
import type { PersonalContext } from '../../ports/hydrate';
import { wireMoney } from '../../http/wire';
import { goodsOfActivities } from '../kit/activity-goods/activity-block';
import { filledIn, runningActivities } from '../kit/activity-goods/home-extra';

const plugin = 'pick';

/** The first activity alone: goods of several cannot be picked together. */
export async function pickExtra(context: PersonalContext, limit: number): Promise<object> {
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

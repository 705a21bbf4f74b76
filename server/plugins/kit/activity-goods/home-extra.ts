// What a plugin's block shows on the classic home page: its goods on sale, hydrated as in its widget.
import { isRecord } from '~/domain/record';
import { deliverLayouts } from '../../../families/index/hydrate/blocks';
import type { PersonalContext, WidgetData } from '../../../ports/hydrate';
import type { PluginParts } from '../../../ports/plugin';
import { goodsOfActivities } from './activity-block';
import { type ActivityOf, liveActivities } from './read-activities';
import type { ActivityPlugin } from './rules';
import { hasBegun } from './sale-window';

type HomeExtra = NonNullable<PluginParts['homeExtra']>;

/** Activities that sell now, the ones that end first first. One query. */
export async function runningActivities<P extends ActivityPlugin>(
  { db, now }: PersonalContext,
  plugin: P,
): Promise<ActivityOf<P>[]> {
  const activities = await liveActivities(db, { plugin, now });
  return activities.filter(({ window }) => hasBegun(window, now));
}

/** Delivered data of a plugin's widget; null where the caller's platform does not have it. */
export async function filledIn(
  context: PersonalContext,
  { plugin, data }: { plugin: ActivityPlugin; data: WidgetData },
): Promise<WidgetData | null> {
  const widgets = [{ id: plugin.replaceAll('_', '-'), data }];
  const [[delivered] = []] = await deliverLayouts([{ templateId: 0, widgets }], context);
  return isRecord(delivered?.data) ? delivered.data : null;
}

/** Ids of what is sold, for ids of activities. */
type Sold = (
  activityIds: readonly number[],
  wanted: { context: PersonalContext; limit: number },
) => Promise<number[]>;

/** What a plugin sells now, `list`: as its widget has it when it was picked. */
export const soldExtra =
  (plugin: ActivityPlugin, soldIn: Sold): HomeExtra =>
  async (context, limit) => {
    const running = await runningActivities(context, plugin);
    const ids = await soldIn(
      running.map(({ id }) => id),
      { context, limit },
    );
    const list = ids.map((id) => ({ id }));
    const filled = await filledIn(context, { plugin, data: { list, showCoupon: false } });
    return filled === null ? null : { list: filled['list'] };
  };

/** As `soldExtra`, of goods. Two queries besides the widget's. */
export const activityExtra = (plugin: ActivityPlugin): HomeExtra =>
  soldExtra(plugin, (activityIds, { context, limit }) =>
    goodsOfActivities(context, { plugin, activityIds, limit }),
  );

/** For plugins whose widget shows the session of now or the next by itself: that session with its goods. */
export const sessionExtra =
  (plugin: ActivityPlugin): HomeExtra =>
  async (context, limit) => {
    const filled = await filledIn(context, { plugin, data: { addGoodsType: 0, goodsLength: limit } });
    return isRecord(filled?.['mData']) ? filled['mData'] : null;
  };

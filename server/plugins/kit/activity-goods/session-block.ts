// Hydrates blocks that can show a session automatically: the current one, else the next.
import { type ActivityOf, liveActivities } from './read-activities';
import type { ActivityPlugin } from './rules';
import { isSameWindow } from './sale-window';
import {
  activityCards,
  type ActivityCards,
  goodsOfActivities,
  type WireActivityGoods,
  wireCards,
} from './activity-block';
import { defineHydrator } from '../../../families/index/hydrate/hydrator';
import { countOf, idsOf } from '../../../settings/stored-values';
import type { Hydrator, WidgetData } from '../../../ports/hydrate';

/** Limit of a block. */
const MAX_GOODS = 100;

/** Documents from before the automatic block have no addGoodsType and mean picked goods. */
const isAutomatic = (data: WidgetData): boolean => data['addGoodsType'] === 0;
const lengthOf = (data: WidgetData): number => countOf(data['goodsLength'], MAX_GOODS);

interface SessionBlock<P extends ActivityPlugin> {
  plugin: P;
  wire: WireActivityGoods<P>;
  /** The shown session, of activities ordered by start; null when there is none. */
  session: (activities: readonly ActivityOf<P>[], now: Date) => object;
}

interface Loaded<P extends ActivityPlugin> {
  cards: ActivityCards<P>;
  /** Goods of the session, shared by every automatic block of the page. */
  sessionIds: readonly number[];
  session: object;
}

/** Picked goods, or those of the current or next session. At most six queries for all blocks of a page. */
export const sessionHydrator = <P extends ActivityPlugin>({
  plugin,
  wire,
  session,
}: SessionBlock<P>): Hydrator =>
  defineHydrator<Loaded<P>>({
    async load(context, blocks) {
      const { db, now } = context;
      const automatic = blocks.filter(isAutomatic);
      const picked = blocks.filter((data) => !isAutomatic(data)).flatMap((data) => idsOf(data['list']));
      if (automatic.length === 0) {
        const cards = await activityCards(context, { plugin, ids: picked });
        return { cards, sessionIds: [], session: {} };
      }
      const activities = await liveActivities(db, { plugin, now });
      const [first] = activities;
      const atOnce = activities.filter(
        ({ window }) => first !== undefined && isSameWindow(window, first.window),
      );
      const sessionIds = await goodsOfActivities(context, {
        plugin,
        activityIds: atOnce.map(({ id }) => id),
        limit: Math.max(...automatic.map(lengthOf)),
      });
      const cards = await activityCards(context, { plugin, ids: [...picked, ...sessionIds] });
      return { cards, sessionIds, session: session(activities, now) };
    },
    apply(data, loaded, { now }) {
      const wired = { cards: loaded.cards, wire, now };
      if (!isAutomatic(data)) return { ...data, list: wireCards(wired, idsOf(data['list'])) };
      const list = wireCards(wired, loaded.sessionIds).slice(0, lengthOf(data));
      return { ...data, mData: { ...loaded.session, list } };
    },
  });

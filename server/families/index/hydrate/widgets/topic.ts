// Hydrates the topics: the newest ones for the ticker, picked ones for a list, and those of tabs.
import { cardTopics } from '../../../topic/topics';
import { type TopicCardRow, wireTopicCard } from '../../../topic/wire-topic';
import { defineHydrator } from '../hydrator';
import { countOf, idOf, idsOf, recordsOf } from '../../../../settings/stored-values';
import type { WidgetData } from '../../../../ports/hydrate';

const IN_TICKER = 10;
/** Limit of a tab. */
const MAX_OF_TAB = 100;

const isTicker = (data: WidgetData): boolean => data['style'] !== 'list';
const hasTabs = (data: WidgetData): boolean => !isTicker(data) && data['cat_show'] === true;
const tabsOf = (data: WidgetData): WidgetData[] => (hasTabs(data) ? recordsOf(data['list']) : []);
/** 0 or 1, a boolean once it was switched. */
const isPicked = ({ custom }: WidgetData): boolean => custom === 1 || custom === true;
const countOfTab = (tab: WidgetData): number => countOf(tab['number'], MAX_OF_TAB);

function pickedIds(data: WidgetData): number[] {
  if (isTicker(data)) return [];
  if (!hasTabs(data)) return idsOf(data['topic_list']);
  return tabsOf(data)
    .filter(isPicked)
    .flatMap((tab) => idsOf(tab['children']));
}

interface Loaded {
  /** All topics of the page, the newest first; the ticker and the tabs are slices of it. */
  pool: readonly TopicCardRow[];
  byId: ReadonlyMap<number, TopicCardRow>;
}

function topicsOfTab(tab: WidgetData, { pool, byId }: Loaded): TopicCardRow[] {
  if (isPicked(tab)) return idsOf(tab['children']).flatMap((id) => byId.get(id) ?? []);
  const typeId = idOf(tab['cat_id']);
  return pool.filter((topic) => topic.type_id === typeId).slice(0, countOfTab(tab));
}

/** What a block shows without tabs. */
function topicsOf(data: WidgetData, { pool, byId }: Loaded): readonly TopicCardRow[] {
  if (isTicker(data)) return pool.slice(0, IN_TICKER);
  return pickedIds(data).flatMap((id) => byId.get(id) ?? []);
}

export const hydrator = defineHydrator<Loaded>({
  async load({ db }, blocks) {
    const tabs = blocks.flatMap(tabsOf).filter((tab) => !isPicked(tab));
    const pool = await cardTopics(db, {
      ids: blocks.flatMap(pickedIds),
      newest: blocks.some(isTicker) ? IN_TICKER : 0,
      typeIds: tabs.flatMap((tab) => idOf(tab['cat_id']) ?? []),
      newestOfType: Math.max(0, ...tabs.map(countOfTab)),
    });
    return { pool, byId: new Map(pool.map((topic) => [topic.id, topic])) };
  },
  apply: (data, loaded) => ({
    ...data,
    list: tabsOf(data).map((tab) => ({ ...tab, children: topicsOfTab(tab, loaded).map(wireTopicCard) })),
    topic_list: hasTabs(data) ? [] : topicsOf(data, loaded).map(wireTopicCard),
  }),
});

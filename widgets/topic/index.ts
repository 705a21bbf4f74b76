// Registers the topics.
import { isRecord } from '~/domain/record';
import { defineWidget } from '~/renderer/define-widget';

const TAB_ROW = 90;
const GAP = 16;
const PADDING = 48;
/** Heights of a row by its layout, with an abstract of one line. */
const ROWS: Readonly<Record<string, number>> = { 0: 250, 1: 537, 2: 369 };
const TICKER = { 1: 72, 2: 110 };
/** A rough estimate is enough far below the fold. */
const MAX_ROWS = 20;

type Unchecked = Readonly<Record<string, unknown>>;

function listHeight(topics: unknown): number {
  if (!Array.isArray(topics) || topics.length === 0) return 0;
  const heights = topics
    .slice(0, MAX_ROWS)
    .map((topic) => (isRecord(topic) ? (ROWS[String(topic['layout'])] ?? ROWS[0] ?? 0) : 0));
  return heights.reduce((sum, height) => sum + height + GAP, PADDING - GAP);
}

function reserve({ style, count, cat_show: hasTabs, list, topic_list: topics }: Unchecked): number {
  if (style !== 'list')
    return Array.isArray(topics) && topics.length > 0 ? TICKER[Number(count) === 2 ? 2 : 1] : 0;
  if (hasTabs !== true) return listHeight(topics);
  const tabs = Array.isArray(list) ? list : [];
  const first: unknown = tabs[0];
  return isRecord(first) ? (tabs.length > 1 ? TAB_ROW : 0) + listHeight(first['children']) : 0;
}

export default defineWidget({
  id: 'topic',
  version: 1,
  title: '专题',
  group: 'basic',
  permission: 'topic',
  load: () => import('./view'),
  reserve,
});

// The classic home page: the blocks that are shown when no laid-out page qualifies.
import { isRecord } from '~/domain/record';
import type { MallBlock } from '~/schemas/api/index.gen';
import { newestTopics } from '../../topic/topics';
import { rawTopic } from '../../topic/wire-topic';
import { isPermitted } from '../hydrate/hydrator';
import { recordsOf } from '../../../settings/stored-values';
import type { HydrateContext, WidgetData } from '../../../ports/hydrate';
import { isItemShown } from '../hydrate/links';
import { readOptions } from '../../../settings/mall-options';
import type { MallOptions } from '../../../ports/mall-options';
import { hydrateContext, type Visit } from '../page/deliver-page';
import { readPopups } from '../popups';
import { deliveredGrid } from './picture-block';

/** Blocks of a mall that never saved its home page. */
const DEFAULT_BLOCKS: readonly MallBlock[] = [
  { key: 'search', name: '搜索框', relation_id: 0 },
  { key: 'banner', name: '轮播图', relation_id: 0 },
  { key: 'home_nav', name: '导航图标', relation_id: 0 },
];

const ICONS_PER_ROW = 4;
const TOPICS = 10;

const isBlock = (block: unknown): block is MallBlock =>
  isRecord(block) && typeof block['key'] === 'string' && typeof block['name'] === 'string';

/** Rows of a list of the mall, numbered where they have no id. */
const numbered = (rows: readonly WidgetData[]): WidgetData[] =>
  rows.map((row, index) => ({ id: index + 1, params: [], ...row }));

/** The saved blocks that the mall may show, in their order, without those of popups. */
function shownBlocks(options: MallOptions, { permissions }: HydrateContext, popups: ReadonlySet<string>) {
  const stored = options['home_pages'];
  const blocks = Array.isArray(stored) ? stored.filter(isBlock) : DEFAULT_BLOCKS;
  return blocks.filter(
    ({ key, permission_key }) => !popups.has(key) && isPermitted(permission_key, permissions),
  );
}

/** Data of one kind of block. */
type Filling = (block: MallBlock) => WidgetData;

/** Data of all kinds, from the mall's lists. One query where there are topics, else none. */
async function fillings(
  blocks: readonly MallBlock[],
  { options, context }: { options: MallOptions; context: HydrateContext },
): Promise<Readonly<Record<string, Filling>>> {
  const listOf = (key: string) =>
    numbered(recordsOf(options[key]).filter((item) => isItemShown(item, context)));
  const hasTopics = blocks.some(({ key }) => key === 'topic');
  const topics = hasTopics ? (await newestTopics(context.db, TOPICS)).map(rawTopic) : [];
  const grids = new Map(recordsOf(options['home_blocks']).map((grid) => [String(grid['id']), grid]));
  return {
    banner: () => ({ banners: listOf('banners') }),
    home_nav: ({ row_num = ICONS_PER_ROW }) => ({ row_num, home_navs: listOf('home_navs') }),
    topic: () => ({ topics }),
    block: ({ relation_id: id }) => ({
      relation_id: String(id),
      block: deliveredGrid(grids.get(String(id)) ?? { id }, context),
    }),
  };
}

/** The blocks of the mall for a visit. At most four queries. */
export async function homeBlocks(visit: Visit): Promise<MallBlock[]> {
  const context = await hydrateContext(visit);
  const options = await readOptions(visit.db, ['home_pages', 'banners', 'home_navs', 'home_blocks']);
  const popups = await readPopups(visit.plugins, context);
  const blocks = shownBlocks(options, context, new Set(popups.map(({ plugin }) => plugin.key)));
  const fill = await fillings(blocks, { options, context });
  return [
    ...blocks.map((block) => ({ ...block, ...fill[block.key]?.(block) })),
    // Always at the end, also while nothing pops up.
    ...popups.map(({ plugin: { key, title }, items }) => ({ key, name: title, [key]: items })),
  ];
}

// Proves over both databases that a page of every kind of goods needs a fixed number of queries whatever the number of its blocks.
import { expect, it } from 'vitest';
import { indexTplIndex } from '~/schemas/api/index.gen';
import {
  activityBlock,
  goodsOfPlugin,
  pickedGoods,
  pluginOf,
  seededSets,
  type Wire,
} from '~/tests/server/activity-helpers';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { countQueries, type Mall, openMall } from '~/tests/server/mall-helpers';
import { blocksOf, savePage } from '~/tests/server/page-helpers';

/** Mini programs have steps, too. */
const MINI_PROGRAM = { headers: { 'X-App-Platform': 'wxapp' } };
const PICKED = [
  'advance',
  'bargain',
  'booking',
  'exchange',
  'flash-sale',
  'gift',
  'integral-mall',
  'lottery',
  'miaosha',
  'pick',
  'pintuan',
  'step',
  'wholesale',
];
/** Each kind asks for its goods, what it sells them by, their prices and their pictures; some for its sessions. */
const MOST_PER_KIND = 5;

async function everyKind(mall: Mall): Promise<object[]> {
  const sets = (await seededSets(mall)).map((composition_id) => ({ composition_id }));
  const blocks: object[] = [activityBlock('composition', { list: sets })];
  for (const id of PICKED)
    blocks.push(activityBlock(id, pickedGoods(await goodsOfPlugin(mall, pluginOf(id)))));
  return blocks;
}

describeOnBothDatabases('queries of a page', (open) => {
  it('are as many for ten blocks of every kind as for one', async () => {
    const mall = openMall(await open());
    const blocks = await everyKind(mall);
    const queriesOf = async (times: number) => {
      const all = Array.from({ length: times }, () => blocks).flat();
      const page_id = await savePage(mall, { tabs: [all] });
      const count = await countQueries(mall, (counted) =>
        counted.ask(indexTplIndex, { page_id }, MINI_PROGRAM),
      );
      const shown = blocksOf(await mall.ask(indexTplIndex, { page_id }, MINI_PROGRAM));
      // The page's own bar comes along.
      const filled = shown.filter(({ data }) => ((data as Wire)['list'] as Wire[] | undefined)?.[0]);
      expect(filled).toHaveLength(all.length);
      return count;
    };
    const none = await queriesOf(0);
    const one = await queriesOf(1);
    expect(await queriesOf(10)).toBe(one);
    expect(one - none).toBeLessThanOrEqual(MOST_PER_KIND * blocks.length);
    mall.close();
  });
});

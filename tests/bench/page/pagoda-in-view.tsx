// Our page as phones get it: blocks have reserved heights, and those out of view render when they come into view.
import { FIRST_SCREEN } from '~/renderer/flow';
import { type Block, isBox, type LeafType } from './blocks';
import type { Contender } from './contender';
import { pagodaWith } from './pagoda';

const HEIGHTS: Readonly<Record<LeafType, number>> = { title: 110, coupon: 230, goods: 1180, grid: 480 };

const heightOf = (block: Block): number =>
  isBox(block) ? block.items.reduce((sum, item) => sum + heightOf(item), 0) : HEIGHTS[block.type];

/** The leaves of blocks that start on the first screen; each box counts from its own top. */
function renderedInitially(blocks: readonly Block[]): number {
  let height = 0;
  let count = 0;
  for (const block of blocks) {
    if (height >= FIRST_SCREEN) break;
    count += isBox(block) ? renderedInitially(block.items) : 1;
    height += heightOf(block);
  }
  return count;
}

export default { ...pagodaWith(HEIGHTS), renderedInitially } satisfies Contender;

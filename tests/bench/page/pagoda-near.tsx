// Owns our page as phones get it: blocks know their heights, and those far below wait until they come near.
import { FIRST_SCREEN } from '~/renderer/flow';
import type { BlockType } from './blocks';
import type { Contender } from './contender';
import { pagodaWith } from './pagoda';

const HEIGHTS: Readonly<Record<BlockType, number>> = { title: 110, coupon: 230, goods: 1180, grid: 480 };

const contender: Contender = {
  ...pagodaWith(HEIGHTS),
  drawnAtOnce: (blocks) => {
    let height = 0;
    const beyond = blocks.findIndex(({ type }) => {
      const isBeyond = height >= FIRST_SCREEN;
      height += HEIGHTS[type];
      return isBeyond;
    });
    return beyond === -1 ? blocks.length : beyond;
  },
};

export default contender;

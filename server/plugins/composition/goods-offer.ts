// The sets that a goods of the mall is in, as its page offers them.
import { wireMoney } from '../../http/wire';
import type { GoodsOffer } from '../../ports/sale';
import { runningWith, setsWithGoods } from './list';
import type { SoldSet } from './read-sets';
import { DETAIL_PAGE, savedFenOf } from './wire-set';
import { wireTile } from './wire-tile';

/** As many as a page of their list has. */
const MOST = 5;

function wireOffered(set: SoldSet) {
  const tile = wireTile(set);
  return tile === null ? [] : [{ ...tile, max_discount: wireMoney(savedFenOf(set)) }];
}

export const offer: GoodsOffer = {
  rows: ({ db, goodsId, now }) => runningWith(db, { goodsId, now }),
  async read({ db, goodsId, ...viewing }) {
    const sets = await setsWithGoods(db, { goodsId, paging: { limit: MOST, offset: 0 }, ...viewing });
    return { list: sets.flatMap(wireOffered), url: DETAIL_PAGE };
  },
  none: { list: [], url: DETAIL_PAGE },
};

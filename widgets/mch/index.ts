// Registers the recommended merchants.
import { isRecord } from '~/domain/record';
import { defineWidget } from '~/renderer/define-widget';

const STRIP = 336;
/** A card with its gap, without and with goods of the shop. */
const [CARD, CARD_WITH_GOODS] = [168, 402];
/** A rough estimate is enough far below the fold. */
const MAX_CARDS = 10;

const heightOf = (shop: unknown): number =>
  isRecord(shop) && Array.isArray(shop['goodsList']) && shop['goodsList'].length > 0 ? CARD_WITH_GOODS : CARD;

export default defineWidget({
  id: 'mch',
  version: 1,
  title: '好店推荐',
  group: 'marketing',
  permission: 'mch',
  load: () => import('./view'),
  reserve: ({ list, showGoods }) => {
    if (!Array.isArray(list) || list.length === 0) return 0;
    if (showGoods !== true) return STRIP;
    return list.slice(0, MAX_CARDS).reduce((sum: number, shop) => sum + heightOf(shop), 20);
  },
});

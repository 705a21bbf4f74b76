// Registers the bar of favourites and footprints.
import { defineWidget, reservedNumber } from '~/renderer/define-widget';

/** Height by the position of the count: above the text, beside it. */
const HEIGHTS = { plain: [136, 112], card: [184, 144] } as const;

export default defineWidget({
  id: 'foot',
  version: 1,
  title: '收藏足迹',
  group: 'user-center',
  single: true,
  load: () => import('./view'),
  reserve: ({ card, style, card_margin, margin }) => {
    const isCard = Number(card) === 1;
    const height = HEIGHTS[isCard ? 'card' : 'plain'][Number(style) === 2 ? 1 : 0];
    const around = isCard ? 2 * reservedNumber(card_margin, 20) : 0;
    return reservedNumber(margin, 0) + height + around;
  },
});

// Registers the head of the user centre.
import { defineWidget, reservedNumber } from '~/renderer/define-widget';

/** Padding above and below the shopper. */
const ROOM = 176;
/** The button under the portrait; in the centre also name and level; on a card its padding. */
const BELOW_PORTRAIT = [28, 155, 90];

export default defineWidget({
  id: 'user',
  version: 1,
  title: '用户信息',
  group: 'user-center',
  single: true,
  load: () => import('./view'),
  reserve: ({ bg_style, bg_height, img_height, top_size, top_style, top_margin }) => {
    const background = reservedNumber(Number(bg_style) === 1 ? bg_height : img_height, 360);
    const shopper = reservedNumber(top_size, 112) + (BELOW_PORTRAIT[Number(top_style) - 1] ?? 28);
    return Math.max(background, ROOM + reservedNumber(top_margin, 36) + shopper);
  },
});

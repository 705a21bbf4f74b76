// Registers the strip of the super member card.
import { defineWidget, reservedNumber } from '~/renderer/define-widget';

const CARD = 120;

export default defineWidget({
  id: 'svip',
  version: 1,
  title: '超级会员卡',
  group: 'user-center',
  permission: 'vip_card',
  single: true,
  load: () => import('./view'),
  reserve: ({ card_margin, margin }) =>
    reservedNumber(margin, 0) + 2 * reservedNumber(card_margin, 10) + CARD,
});

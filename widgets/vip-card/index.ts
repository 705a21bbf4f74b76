// Registers the strip of the paid member card.
import { defineWidget, reservedNumber } from '~/renderer/define-widget';

const CARD = 120;

export default defineWidget({
  id: 'vip-card',
  version: 1,
  title: '超级会员卡',
  group: 'marketing',
  permission: 'vip_card',
  load: () => import('./view'),
  reserve: (data) => reservedNumber(data['top_bottom_padding'], 0) * 2 + CARD,
});

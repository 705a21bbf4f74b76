// Registers the customer service.
import { defineWidget, reservedNumber } from '~/renderer/define-widget';

/** Height without margins, in rpx. */
const HEIGHTS = { card: 668, line: 148 };

export default defineWidget({
  id: 'customer',
  version: 1,
  title: '自定义客服',
  group: 'user-center',
  load: () => import('./view'),
  reserve: ({ wechat, select_style, c_padding_top, c_padding_bottom }) => {
    if (!Array.isArray(wechat) || wechat.length === 0) return 0;
    const around = reservedNumber(c_padding_top, 24) + reservedNumber(c_padding_bottom, 24);
    return around + HEIGHTS[String(select_style) === '2' ? 'line' : 'card'];
  },
});

// Checks of the order bar of user centres besides the rules of its form.
import { defineChecks, should, textAt } from '~/domain/studio/check/widget-checks';

const ICONS = ['pay_icon', 'send_icon', 'confirm_icon', 'sale_icon', 'refund_icon'];

export default defineChecks([
  should('icons', '', (data) => {
    const own = ICONS.filter((name) => textAt(data, name) !== '').length;
    const isMixed = own > 0 && own < ICONS.length;
    return isMixed && `${own} 个图标是自己的，其余是内置的，看起来不统一；请全部上传，或全部清空`;
  }),
]);

// Hydrates the order bar of the user centre with how many orders wait for the viewer.
import { definePersonalHydrator } from '../hydrator';
import { ORDER_STATES, type OrderFigures, readOrderFigures } from '../order-figures';

const ICONS: Readonly<Record<keyof OrderFigures, string>> = {
  unpaid: 'pay_icon',
  unsent: 'send_icon',
  unreceived: 'confirm_icon',
  unreviewed: 'sale_icon',
  refunds: 'refund_icon',
};

export const hydrator = definePersonalHydrator<OrderFigures>({
  load: readOrderFigures,
  apply: (data, figures) => ({
    ...data,
    order_bar: ORDER_STATES.map(({ key, link_url }) => {
      const num = figures[key];
      return {
        link_url,
        icon: data[ICONS[key]] ?? '',
        open_type: 'navigate',
        text: num === 0 ? '' : String(num),
        num,
      };
    }),
  }),
});

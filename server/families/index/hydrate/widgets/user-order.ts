// Hydrates the entries to the orders with their targets and the viewer's counts.
import { definePersonalHydrator } from '../hydrator';
import { recordsOf } from '../../../../settings/stored-values';
import { ORDER_STATES, type OrderFigures, readOrderFigures } from '../order-figures';

/** Fixed labels: operators choose only the pictures. */
const TEXTS: Readonly<Record<keyof OrderFigures, string>> = {
  unpaid: '待付款',
  unsent: '待发货',
  unreceived: '待收货',
  unreviewed: '待评价',
  refunds: '售后',
};

export const hydrator = definePersonalHydrator<OrderFigures>({
  load: readOrderFigures,
  apply: (data, figures) => {
    const stored = recordsOf(data['navs']);
    return {
      ...data,
      // A page saved without its entries gets the default ones.
      navs: ORDER_STATES.map(({ key, link_url }, place) => {
        const { text, openType = 'navigate', picUrl = '', ...rest } = stored[place] ?? {};
        const name = text === undefined || text === '' ? TEXTS[key] : text;
        const own = { ...rest, url: link_url, openType, picUrl, text: name };
        return { ...own, link_url, open_type: openType, icon_url: picUrl, name, num: figures[key] };
      }),
    };
  },
});

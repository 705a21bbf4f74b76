// What was picked for a checkout on other screens: the address, and of each shop its store and its super member card.
import * as to from '~/domain/screen-links.gen';
import { usePicks } from '../../engine/picking';
import type { OrderForm } from '../../flows/checkout-form';

export const ADDRESS_SLOT = 'address';

/** The slot of a shop, by its index in the order. */
export const slotOf = (index: number): string => `shop-${index}`;

/** Puts what was picked into the form. */
export function usePutPicks(): (form: OrderForm) => OrderForm {
  const addressId = usePicks(to.orderSubmitAddressPick)[ADDRESS_SLOT];
  const stores = usePicks(to.orderSubmitStorePick);
  const cards = usePicks(to.orderSubmitVipCard);
  return (form) => ({
    ...form,
    ...(addressId === undefined ? {} : { address_id: addressId }),
    list: form.list.map((group, index) => {
      const [store, card] = [stores[slotOf(index)], cards[slotOf(index)]];
      return {
        ...group,
        ...(store === undefined ? {} : { store_id: store }),
        ...(card === undefined ? {} : { vip_card_detail_id: card }),
      };
    }),
  });
}

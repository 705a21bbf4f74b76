// The cart and the chosen category of the quick shop, for its goods.
import { createContext, useContext } from 'react';
import type { QuickCart } from './use-quick-cart';

interface QuickShop {
  cart: QuickCart;
  /** 0 for the best sellers. */
  categoryId: number;
}

export const QuickShopContext = createContext<QuickShop | null>(null);

export function useQuickShop(): QuickShop {
  const shop = useContext(QuickShopContext);
  if (shop === null) throw new Error('The goods of the quick shop stand outside of it.');
  return shop;
}

/** Parameters of the goods. */
export function useCategoryParams() {
  const { categoryId } = useQuickShop();
  return categoryId === 0 ? ({ is_sell_well: 1 } as const) : { cat_id: categoryId };
}

// The query of the checkout: who leads there needs none of the form's code.

/** The query of SKU sheet and cart: one entry a shop. Keys of a kind of sale stand beside those named here. */
export interface CheckoutGroup {
  readonly mch_id: number;
  readonly goods_list: ReadonlyArray<{
    readonly id: number;
    readonly goods_attr_id: number;
    readonly num: number;
    readonly cart_id?: number;
  }>;
}

/** The checkout's query for goods that were picked. */
export const checkoutQuery = (groups: readonly CheckoutGroup[]): { mch_list: string } => ({
  mch_list: JSON.stringify(groups),
});

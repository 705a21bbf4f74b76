// Addresses of distribution that older malls store.

/** Addresses that existing malls store in the entries of the centre; no screen is there any more. */
export const FORMER_PATHS: ReadonlySet<string> = new Set([
  '/pages/share-money/share-money',
  '/pages/share-order/share-order',
  '/pages/cash-detail/cash-detail',
  '/pages/share-team/share-team',
  '/pages/share-qrcode/share-qrcode',
]);

// Owns which widgets nearly every page has. Measured by the sample pages; a widget gains nothing by standing here else.

/** Their views and styles share a file (decision 15). */
export const COMMON_BLOCKS = [
  'app-nav-bar',
  'background',
  'banner',
  'coupon',
  'empty',
  'goods',
  'link',
  'nav',
  'notice',
  'rubik',
  'search',
] as const;

/** Home knows how these are registered from the start; with the rest comes how all others are. */
export const COMMON_WIDGETS: readonly string[] = [
  ...COMMON_BLOCKS,
  'access_limit',
  'copyright',
  'image-text',
  'modal',
  'quick-nav',
];

// Widgets of nearly every page, by the sample pages; listing any other one only makes the main chunk larger.

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

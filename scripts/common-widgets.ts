// Widgets of nearly every page, measured on the sample pages; any other one would only make the main chunk larger.

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

/** Home registers these initially; the registrations of all others are a lazy chunk. */
export const COMMON_WIDGETS: readonly string[] = [
  ...COMMON_BLOCKS,
  'access_limit',
  'copyright',
  'image-text',
  'modal',
  'quick-nav',
];

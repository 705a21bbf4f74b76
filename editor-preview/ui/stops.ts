// What the Tab key stops at.
export const STOPS = [
  // The line beside a region is no stop of it.
  '[tabindex="0"]:not([role="separator"])',
  'a[href]',
  'button:not([disabled]):not([tabindex="-1"])',
  'input:not([disabled]):not([tabindex="-1"])',
  'select',
  'textarea',
  'summary',
].join(', ');

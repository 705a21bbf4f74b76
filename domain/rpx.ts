// The design unit in inline styles: 750 rpx are the width of the page container (stylesheets use the Vite plugin).

/** Of the page container, in rpx. */
export const DESIGN_WIDTH = 750;

/** A length in rpx as a CSS value, for inline styles; 0 needs no unit. */
export const rpx = (units: number): string => (units === 0 ? '0' : `calc(${units} * var(--rpx))`);

/** A text size in rpx as a CSS value, for inline styles; scales with the shopper's text enlargement. */
export const textRpx = (units: number): string => `calc(${units} * var(--rpx) * var(--text-scale, 1))`;

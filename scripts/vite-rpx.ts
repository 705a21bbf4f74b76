// The `rpx` unit in our stylesheets: 1 rpx is 1/750 of the page container's width (ui/tokens.css sets --rpx).
import type { Plugin } from 'vite';

const RPX = /(-?\d*\.?\d+)rpx\b/g;

/** No other stylesheet has such a unit. Turns `28rpx` into `calc(28 * var(--rpx))`, so the same CSS works on a phone, in a phone frame and in a story. */
export const expandRpx = (css: string): string =>
  css.replace(RPX, (_match, amount: string) => `calc(${amount} * var(--rpx))`);

export const rpxPlugin = (): Plugin => ({
  name: 'pagoda-rpx',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.css(\?|$)/.test(id)) return null;
    return { code: expandRpx(code), map: null };
  },
});

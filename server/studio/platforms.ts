// Platform keys that a page or a user centre can be for.
import { invalidField } from './studio-error';

export const PLATFORMS = ['mobile', 'wechat', 'wxapp', 'aliapp', 'bdapp', 'ttapp'];

/** Of a row, which joins them by commas. */
export const platformsIn = (platform: string): string[] => (platform === '' ? [] : platform.split(','));

/** @throws StudioError 422. */
export function platformsOf(value: unknown): string[] {
  if (!Array.isArray(value) || !value.every((one) => PLATFORMS.includes(one as string)))
    throw invalidField('/platforms', `平台只能是：${PLATFORMS.join('、')}`);
  return [...new Set(value as string[])];
}

// Proves which component each block of the older home becomes.
import { expect, it } from 'vitest';
import { oldHomeBlocks } from './old-home';

const idsOf = (...keys: string[]) =>
  oldHomeBlocks(keys.map((key) => ({ key })))?.map(({ id, permission_key }) => [id, permission_key]);

it('converts blocks of plugins to the widgets that need their permission', () => {
  expect(idsOf('pintuan', 'flash_sale', 'integral_mall', 'coupon', 'topic')).toEqual([
    ['pintuan', 'pintuan'],
    ['flash-sale', 'flash_sale'],
    ['integral-mall', 'integral_mall'],
    ['coupon', 'coupon'],
    ['topic', 'topic'],
  ]);
});

it('preserves a block without a component, whatever its key is', () => {
  expect(idsOf('fullscreen', 'constructor', '__proto__')).toEqual([
    ['old-fullscreen', ''],
    ['old-constructor', ''],
    ['old-__proto__', ''],
  ]);
});

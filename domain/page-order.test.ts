// Proves the order of a page's blocks.
import { expect, it } from 'vitest';
import { inPageOrder } from './page-order';

const block = (id: string, data: unknown = {}) => ({ id, data });
const bar = () => block('app-nav-bar');
const idsOf = (blocks: readonly { id: string }[]) =>
  inPageOrder(blocks as never, bar as never) as { id: string }[];

it('shows the background first, then an immersive search, whether stored as text or number, and adds a title bar', () => {
  for (const typeStyle of ['1', 1])
    expect(
      idsOf([block('banner'), block('search', { typeStyle }), block('background'), block('goods')]).map(
        ({ id }) => id,
      ),
    ).toEqual(['background', 'search', 'banner', 'goods', 'app-nav-bar']);
});

it('leaves everything else where it is stored, the title bar too', () => {
  const stored = [
    block('app-nav-bar'),
    block('banner'),
    block('search', { typeStyle: '0' }),
    block('search', null),
  ];
  expect(inPageOrder(stored, bar)).toEqual(stored);
});

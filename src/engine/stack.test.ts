// Proves the stack of screens: which stay mounted, which are dropped, how tabs are restored (ROUTE-02).
import { describe, expect, it } from 'vitest';
import { emptyStack, type Move, type Stack, step } from './stack';

const isTab = (path: string) => ['/home', '/cart', '/mine'].includes(path);

interface Visit {
  type: Move;
  path: string;
  key: string;
  index: number;
}

const walk = (visits: Visit[], from: Stack = emptyStack): Stack =>
  visits.reduce(
    (stack, { type, path, key, index }) =>
      step(stack, { entry: { id: key, key, path, search: '', index }, type, isTab }),
    from,
  );

const paths = (stack: Stack) => stack.entries.map(({ path }) => path);

const opened = walk([
  { type: 'POP', path: '/home', key: 'a', index: 0 },
  { type: 'PUSH', path: '/goods', key: 'b', index: 1 },
  { type: 'PUSH', path: '/order', key: 'c', index: 2 },
]);

describe('the stack', () => {
  it('retains the screens below a pushed one', () => {
    expect(paths(opened)).toEqual(['/home', '/goods', '/order']);
  });

  it('shows the same mounted screen again after a step back', () => {
    const back = walk([{ type: 'POP', path: '/goods', key: 'b', index: 1 }], opened);
    expect(back.entries).toEqual(opened.entries.slice(0, 2));
  });

  it('replaces the front screen at its index', () => {
    const replaced = walk([{ type: 'REPLACE', path: '/result', key: 'd', index: 2 }], opened);
    expect(paths(replaced)).toEqual(['/home', '/goods', '/result']);
    expect(replaced.parked).toEqual([]);
  });

  it('changes nothing when the same location is rendered again', () => {
    expect(walk([{ type: 'PUSH', path: '/order', key: 'c', index: 2 }], opened)).toBe(opened);
  });

  it('parks a tab that another tab replaces, and restores it as it was left', () => {
    const home = walk([{ type: 'POP', path: '/home', key: 'a', index: 0 }]);
    const cart = walk([{ type: 'REPLACE', path: '/cart', key: 'b', index: 0 }], home);
    expect([paths(cart), cart.parked.map(({ path }) => path)]).toEqual([['/cart'], ['/home']]);
    const again = walk([{ type: 'REPLACE', path: '/home', key: 'c', index: 0 }], cart);
    expect(again.entries).toEqual([{ id: 'a', key: 'c', path: '/home', search: '', index: 0 }]);
    expect(again.parked.map(({ path }) => path)).toEqual(['/cart']);
    expect(walk([{ type: 'REPLACE', path: '/home', key: 'c', index: 0 }], again)).toBe(again);
  });

  it('makes a new screen when Back leads to one that was dropped', () => {
    const reloaded = walk([{ type: 'POP', path: '/order', key: 'c', index: 2 }]);
    const back = walk([{ type: 'POP', path: '/goods', key: 'b', index: 1 }], reloaded);
    expect(paths(back)).toEqual(['/goods']);
  });

  it('retains the deepest screen and the nine on top, so that Back ends at home as it was left', () => {
    const deep = walk(
      Array.from({ length: 14 }, (_, index) => ({
        type: 'PUSH' as const,
        path: `/p${index}`,
        key: `k${index}`,
        index,
      })),
    );
    expect(paths(deep)).toEqual(['/p0', ...Array.from({ length: 9 }, (_, index) => `/p${index + 5}`)]);
  });

  it('shows the screen below a modal when Back leads to the entry of the modal', () => {
    const [home] = opened.entries;
    const onModal = walk([{ type: 'POP', path: '/home', key: 'a', index: 1 }], opened);
    expect(onModal.entries).toEqual([home]);
  });
});

it('keeps a screen that replaces its own address mounted, where it is no tab', () => {
  const again = walk([{ type: 'REPLACE', path: '/order', key: 'd', index: 2 }], opened);
  expect(again.entries.map(({ id, key }) => `${id} ${key}`)).toEqual(['a a', 'b b', 'c d']);
  const back = walk([{ type: 'POP', path: '/goods', key: 'b', index: 1 }], again);
  expect(paths(back)).toEqual(['/home', '/goods']);
});

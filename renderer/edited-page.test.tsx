// Proves that the blocks of a long page that wait below cost an edit nothing, and come into view all the same.
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineView, defineWidget, type Registry } from './define-widget';
import { loadFirstScreen, Page } from './page';
import { readLayout } from './read-layout';
import { StagedContext } from './staged';
import { testHost } from './testing/test-host';

const COUNT = 100;

const registry: Registry = {
  tall: defineWidget({
    id: 'tall',
    version: 1,
    title: '',
    group: 'basic',
    load: async () => ({ default: defineView<object>({ t: 'o', p: {} }, () => <p>block</p>) }),
    reserve: () => 1200,
  }),
};

/** Called with all blocks that wait when they come into view. */
let come: (() => void) | undefined;

/** How often promises were asked for what they promise: React asks those that a block waits for when it is rendered. */
let asked = 0;

class CountedPromise<T> extends Promise<T> {
  // oxlint-disable-next-line unicorn/no-thenable -- A promise has one anyway.
  override then: Promise<T>['then'] = (...all) => {
    asked += 1;
    return super.then(...all);
  };
}

beforeEach(() => {
  vi.stubGlobal('Promise', CountedPromise);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly targets: Element[] = [];
      constructor(see: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        come = () => see(this.targets.map((target) => ({ isIntersecting: true, target })));
      }
      observe(target: Element) {
        this.targets.push(target);
      }
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function openPage() {
  const elements = Array.from({ length: COUNT }, () => ({ id: 'tall', data: {} }));
  const { layout } = readLayout(elements, { registry });
  await loadFirstScreen(layout.nodes, registry);
  const host = testHost();
  const page = <Page layout={layout} registry={registry} host={host} audience="operator" />;
  const staged = (uid: string) => ({ uid, isSelected: true, row: null, group: null, isPaused: true });
  const pageOf = (uid: string) => <StagedContext value={staged(uid)}>{page}</StagedContext>;
  const { container, rerender } = render(pageOf('a'));
  const views = () => container.querySelectorAll('p').length;
  return { container, views, select: (uid: string) => rerender(pageOf(uid)) };
}

it('renders none of them when something else is selected', async () => {
  const { select, views } = await openPage();
  asked = 0;
  select('b');
  expect(asked).toBe(0);
  expect(views()).toBeLessThan(10);
});

it('has none that the browser skips, each of which it would look at in every frame', async () => {
  const { container } = await openPage();
  expect(container.querySelectorAll('[data-uid]')).toHaveLength(COUNT);
  const below = [...container.querySelectorAll<HTMLElement>('[data-below-fold]')];
  // Cut off like those that phones skip.
  expect(below.length).toBeGreaterThan(COUNT / 2);
  expect(new Set(below.map(({ dataset }) => dataset['belowFold']))).toEqual(new Set(['cut']));
});

it('renders them once they come into view', async () => {
  const { views } = await openPage();
  await act(async () => come?.());
  expect(views()).toBe(COUNT);
});

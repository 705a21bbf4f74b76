// Proves rendering: failures stay in their node, one edit renders one widget, what is far away waits.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shape } from '~/schemas/shape';
import { CHUNK_TIMEOUT_MS } from '~/domain/constants';
import {
  defineAbsentWidget,
  defineView,
  defineWidget,
  type Registry,
  type WidgetViewProps,
} from './define-widget';
import type { Layout } from './layout';
import { loadFirstScreen, Page } from './page';
import { readLayout } from './read-layout';
import { testHost } from './testing/test-host';

const shape: Shape = { t: 'o', p: { text: { t: 's', d: '' } } };
const renders: string[] = [];

function Plain({ data }: WidgetViewProps<{ text: string }>) {
  renders.push(data.text);
  return <p>{data.text}</p>;
}

function Bad({ data }: WidgetViewProps<{ text: string }>) {
  if (data.text !== 'mended') throw new Error('render failed');
  return <p>mended</p>;
}

function BadEffect() {
  useEffect(() => {
    throw new Error('effect failed');
  }, []);
  return <p>soon gone</p>;
}

function BadTap() {
  const [isBad, setIsBad] = useState(false);
  if (isBad) throw new Error('tap failed');
  return (
    <button type="button" onClick={() => setIsBad(true)}>
      tap
    </button>
  );
}

const widget = (id: string, View: typeof Plain, height = 100) =>
  defineWidget({
    id,
    version: 1,
    title: `组件${id}`,
    group: 'basic',
    load: async () => ({ default: defineView(shape, View) }),
    reserve: () => height,
  });

const makeRegistry = (): Registry => ({
  plain: widget('plain', Plain),
  tall: widget('tall', Plain, 2400),
  bad: widget('bad', Bad),
  effect: widget('effect', BadEffect),
  tap: widget('tap', BadTap),
  lost: defineWidget({
    id: 'lost',
    version: 3,
    title: '丢失',
    group: 'basic',
    load: () => Promise.reject(new Error('404')),
    reserve: () => 1,
  }),
  never: defineWidget({
    id: 'never',
    version: 1,
    title: '无尽',
    group: 'basic',
    load: () => new Promise(() => undefined),
    reserve: () => 50,
  }),
});

const layoutOf = (registry: Registry, ...nodes: [string, string][]): Layout =>
  readLayout(
    nodes.map(([id, text], index) => ({
      id,
      data: { text },
      uid: `u${index}`,
      ...(id === 'lost' ? { v: 3 } : {}),
    })),
    { registry },
  ).layout;

const widgetsShown = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => dataset['widget']);

const settle = () => act(async () => new Promise((done) => setTimeout(done, 20)));

beforeEach(() => {
  renders.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a page', () => {
  it.each(['bad', 'effect', 'lost'])(
    'goes on around a widget that fails (%s), reporting it once',
    async (id) => {
      const registry = makeRegistry();
      const host = testHost();
      render(
        <Page
          layout={layoutOf(registry, ['plain', 'before'], [id, 'x'], ['plain', 'after'])}
          registry={registry}
          host={host}
        />,
      );
      await settle();
      expect(screen.getByText('before')).toBeDefined();
      expect(screen.getByText('after')).toBeDefined();
      expect(host.problems.map(({ page, uid, widget: name, version }) => [page, uid, name, version])).toEqual(
        [['/pages/index/index', 'u1', id, id === 'lost' ? 3 : 1]],
      );
      expect(host.problems[0]?.kind).toBe(id === 'lost' ? 'chunk' : 'render');
    },
  );

  it('goes on when a tap makes a widget fail', async () => {
    const registry = makeRegistry();
    const host = testHost();
    render(
      <Page layout={layoutOf(registry, ['tap', ''], ['plain', 'after'])} registry={registry} host={host} />,
    );
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'tap' }));
    expect(screen.queryByRole('button', { name: 'tap' })).toBeNull();
    expect(screen.getByText('after')).toBeDefined();
    expect(host.problems).toHaveLength(1);
  });

  it('gives a chunk up after 120 s, with the rest rendered meanwhile (ROUTE-06)', async () => {
    vi.useFakeTimers();
    const registry = makeRegistry();
    const host = testHost();
    render(
      <Page layout={layoutOf(registry, ['never', ''], ['plain', 'after'])} registry={registry} host={host} />,
    );
    await act(() => vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1));
    expect([screen.getByText('after').tagName, host.problems.length]).toEqual(['P', 0]);
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(host.problems.map(({ kind, error }) => [kind, (error as Error).name])).toEqual([
      ['chunk', 'ChunkLoadError'],
    ]);
  });

  it('shows the shopper nothing and the operator a named box with the cause', async () => {
    const registry = makeRegistry();
    const layout = layoutOf(registry, ['bad', 'x'], ['nobody', 'y']);
    const { container } = render(<Page layout={layout} registry={registry} host={testHost()} />);
    await settle();
    expect(container.textContent).toBe('');
    render(<Page layout={layout} registry={makeRegistry()} host={testHost()} audience="operator" />);
    await settle();
    expect((await screen.findByText('组件bad')).parentElement?.textContent).toContain('render failed');
    expect(screen.getByText('nobody').parentElement?.textContent).toContain('没有这个组件');
  });

  it('shows its blocks at once when their chunks were preloaded, a failed or endless one among them', async () => {
    vi.useFakeTimers();
    const registry = makeRegistry();
    const layout = layoutOf(registry, ['plain', 'a'], ['lost', 'x'], ['never', 'x'], ['nobody', 'x']);
    const loaded = loadFirstScreen(layout.nodes, registry);
    await vi.advanceTimersByTimeAsync(1_000);
    await loaded;
    render(<Page layout={layout} registry={registry} host={testHost()} />);
    expect(screen.getByText('a')).toBeDefined();
  });

  it('renders a failed widget again once its data is mended', async () => {
    const registry = makeRegistry();
    const { rerender } = render(
      <Page layout={layoutOf(registry, ['bad', 'x'])} registry={registry} host={testHost()} />,
    );
    await settle();
    rerender(<Page layout={layoutOf(registry, ['bad', 'mended'])} registry={registry} host={testHost()} />);
    await settle();
    expect(screen.getByText('mended')).toBeDefined();
  });

  it('renders exactly one widget for one edited property', async () => {
    const registry = makeRegistry();
    const host = testHost();
    const layout = layoutOf(registry, ['plain', 'a'], ['plain', 'b'], ['plain', 'c']);
    const { rerender } = render(<Page layout={layout} registry={registry} host={host} />);
    await settle();
    renders.length = 0;
    const nodes = layout.nodes.map((node, index) =>
      index === 1 ? { ...node, data: { text: 'edited' } } : node,
    );
    rerender(<Page layout={{ ...layout, nodes }} registry={registry} host={host} />);
    await settle();
    expect(renders).toEqual(['edited']);
  });

  it('reserves the height of what is far below, without loading it', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    const load = vi.fn(async () => ({ default: defineView(shape, Plain) }));
    const registry: Registry = {
      ...makeRegistry(),
      far: defineWidget({ id: 'far', version: 1, title: '远', group: 'basic', load, reserve: () => 360 }),
    };
    const { container } = render(
      <Page
        layout={layoutOf(registry, ['tall', 'top'], ['far', 'x'])}
        registry={registry}
        host={testHost()}
      />,
    );
    await settle();
    expect(load).not.toHaveBeenCalled();
    const box = container.querySelector<HTMLElement>('[data-uid="u1"] > div');
    expect(box?.getAttribute('style')).toContain('calc(360 * var(--rpx))');
    vi.unstubAllGlobals();
  });

  it('reserves the height of another widget that replaces one', async () => {
    const registry = makeRegistry();
    const host = testHost();
    const reserved = (container: HTMLElement) =>
      container.querySelector<HTMLElement>('[data-uid="u1"]')?.style.containIntrinsicBlockSize;
    const { container, rerender } = render(
      <Page layout={layoutOf(registry, ['tall', 'a'], ['tall', 'b'])} registry={registry} host={host} />,
    );
    await settle();
    expect(reserved(container)).toContain('2400');
    rerender(
      <Page layout={layoutOf(registry, ['tall', 'a'], ['plain', 'b'])} registry={registry} host={host} />,
    );
    await settle();
    expect(reserved(container)).toContain('100 *');
  });

  it('retains its title bar when its scope changes, and remounts everything else', async () => {
    const mounts: string[] = [];
    function Mounted({ data }: WidgetViewProps<{ text: string }>) {
      useEffect(() => {
        mounts.push(data.text);
      }, [data.text]);
      return <i />;
    }
    const registry: Registry = {
      flow: widget('flow', Mounted),
      bar: { ...widget('bar', Mounted), place: 'title-bar' },
      background: { ...widget('background', Mounted), place: 'background' },
      over: { ...widget('over', Mounted), place: 'overlay' },
    };
    const layout = layoutOf(
      registry,
      ['flow', 'flow'],
      ['bar', 'bar'],
      ['background', 'background'],
      ['over', 'over'],
    );
    const host = testHost();
    const pageOf = (scope: string) => (
      <Page layout={layout} registry={registry} host={host} scope={scope} head={<hr />} />
    );
    const { rerender, container } = render(pageOf('a'));
    await settle();
    expect([...mounts].sort()).toEqual(['background', 'bar', 'flow', 'over']);
    mounts.length = 0;
    rerender(pageOf('b'));
    await settle();
    expect([...mounts].sort()).toEqual(['background', 'flow', 'over']);
    expect(widgetsShown(container)).toEqual(['background', 'bar', 'flow', 'over']);
    expect(container.querySelector('[data-widget="bar"] + hr')).not.toBeNull();
  });

  it.each([
    ['leftover', '已停用'],
    ['other', '手机网页没有这项能力'],
  ] as const)(
    'shows of a widget without a view nothing to shoppers, its name to operators (%s)',
    async (group, reason) => {
      const registry: Registry = { old: defineAbsentWidget({ id: 'old', title: '旧组件', group }) };
      const layout = layoutOf(registry, ['old', 'x']);
      const { container } = render(<Page layout={layout} registry={registry} host={testHost()} />);
      await settle();
      expect(container.querySelector('[data-widget]')).toBeNull();
      render(<Page layout={layout} registry={registry} host={testHost()} audience="operator" />);
      expect((await screen.findByText('旧组件')).parentElement?.textContent).toContain(reason);
    },
  );
});

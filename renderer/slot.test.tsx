// Proves the blocks in a slot: rendered by the same renderer, each failing alone, without what a page holds once.
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Blocks } from '~/domain/slots';
import type { Shape } from '~/schemas/shape';
import {
  defineAbsentWidget,
  defineView,
  defineWidget,
  type Registry,
  type WidgetViewProps,
} from './define-widget';
import { countOfFirstScreen } from './flow';
import { measureSlots } from './measure-slots';
import { Page } from './page';
import { readLayout } from './read-layout';
import { Slot } from './slot';
import { testHost } from './testing/test-host';

const shape: Shape = { t: 'o', p: { text: { t: 's', d: '' }, list: { t: 'x', d: [] } } };

function Words({ data }: WidgetViewProps<{ text: string }>) {
  if (data.text === 'fails') throw new Error('render failed');
  return <p>{data.text}</p>;
}

function Holder({ data, uid }: WidgetViewProps<{ list: Blocks }>) {
  return <Slot blocks={data.list} owner="holder" uid={uid} />;
}

const common = { version: 1, group: 'basic' as const };
const registry: Registry = {
  words: defineWidget({
    ...common,
    id: 'words',
    title: '文字',
    load: async () => ({ default: defineView(shape, Words) }),
    reserve: () => 300,
  }),
  once: defineWidget({
    ...common,
    id: 'once',
    title: '一次',
    single: true,
    load: async () => ({ default: defineView(shape, Words) }),
    reserve: () => 300,
  }),
  holder: defineWidget({
    ...common,
    id: 'holder',
    title: '容器',
    load: async () => ({ default: defineView(shape, Holder) }),
    reserve: () => 0,
    slots: measureSlots(({ list }, heightOf) => heightOf(list)),
  }),
  old: defineAbsentWidget({ id: 'old', title: '旧组件', group: 'leftover' }),
};

const words = (text: string) => ({ id: 'words', data: { text } });
const holder = (list: unknown) => ({ id: 'holder', data: { list } });

async function renderView(document: unknown[], audience: 'shopper' | 'operator' = 'shopper') {
  const host = testHost();
  const { layout } = readLayout(document, { registry });
  const rendered = render(<Page layout={layout} registry={registry} host={host} audience={audience} />);
  await act(async () => new Promise((done) => setTimeout(done, 20)));
  return { ...rendered, host };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('components within a widget', () => {
  it('are rendered in order, and a failing one affects neither its neighbours nor its holder', async () => {
    const { container, host } = await renderView([
      holder([words('a'), words('fails'), words('b')]),
      words('after'),
    ]);
    expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual(['a', 'b', 'after']);
    expect(host.problems.map(({ uid, widget }) => [uid, widget])).toEqual([['n0-n1', 'words']]);
  });

  it('are re-rendered where they are edited, and nowhere else', async () => {
    const renders: string[] = [];
    const Counted = ({ data }: WidgetViewProps<{ text: string }>) => {
      renders.push(data.text);
      return <p>{data.text}</p>;
    };
    const loaded = async () => ({ default: defineView(shape, Counted) });
    const counting: Registry = {
      ...registry,
      words: defineWidget({ ...common, id: 'words', title: '文字', load: loaded, reserve: () => 300 }),
    };
    const host = testHost();
    const pageOf = (data: Record<string, unknown>) => {
      const { layout } = readLayout([{ id: 'holder', data }], { registry: counting });
      return <Page layout={layout} registry={counting} host={host} />;
    };
    const [one, two] = [words('one'), words('two')];
    const { rerender } = render(pageOf({ list: [one, two], text: 'a' }));
    await act(async () => new Promise((done) => setTimeout(done, 20)));
    renders.length = 0;
    // As the shapes of views do it, the list is another one each time.
    rerender(pageOf({ list: [one, two], text: 'b' }));
    expect(renders).toEqual([]);
    rerender(pageOf({ list: [one, words('three')], text: 'b' }));
    expect(renders).toEqual(['three']);
  });

  it('have identities of their own, although both documents count from zero', async () => {
    const { container } = await renderView([holder([words('inner')]), words('outer')]);
    const uids = [...container.querySelectorAll<HTMLElement>('[data-uid]')].map(
      ({ dataset }) => dataset['uid'],
    );
    expect(uids).toEqual(['n0', 'n0-n0', 'n1']);
  });

  it('are neither the holder again nor what a page holds once (trap 14)', async () => {
    await renderView([
      holder([holder([words('twice')]), { id: 'once', data: { text: 'once' } }, words('nested')]),
    ]);
    expect(screen.getByText('nested')).toBeDefined();
    expect(screen.queryByText('twice')).toBeNull();
    expect(screen.queryByText('once')).toBeNull();
  });

  it('are not their own kind within another either, at any depth', async () => {
    const Box = ({ data, uid }: WidgetViewProps<{ list: Blocks }>) => (
      <Slot blocks={data.list} owner="box" uid={uid} />
    );
    const boxed: Registry = {
      ...registry,
      box: defineWidget({
        ...common,
        id: 'box',
        title: '盒子',
        load: async () => ({ default: defineView(shape, Box) }),
        reserve: () => 0,
      }),
    };
    const box = (list: unknown) => ({ id: 'box', data: { list } });
    const { layout } = readLayout([holder([box([holder([words('twice')]), words('deep')])])], {
      registry: boxed,
    });
    render(<Page layout={layout} registry={boxed} host={testHost()} />);
    expect(await screen.findByText('deep')).toBeDefined();
    expect(screen.queryByText('twice')).toBeNull();
  });

  it.each([[[]], [{}], [null], ['x'], [[null, 7, {}, { id: 5 }]]])(
    'may be %j and then render nothing',
    async (list) => {
      const { container, host } = await renderView([holder(list), words('after')]);
      expect([container.textContent, host.problems]).toEqual(['after', []]);
    },
  );

  it('name to the operator what the shopper does not see', async () => {
    await renderView(
      [
        holder([
          { id: 'old', data: {} },
          { id: 'nobody', data: {} },
        ]),
      ],
      'operator',
    );
    expect((await screen.findByText('旧组件')).parentElement?.textContent).toContain('已停用');
    expect(screen.getByText('nobody').parentElement?.textContent).toContain('没有这个组件');
  });
});

describe('the height reserved for a widget', () => {
  const reserved = (list: unknown) => {
    const { layout } = readLayout([holder(list)], { registry });
    const [node] = layout.nodes;
    if (node === undefined) throw new Error('no node');
    return countOfFirstScreen([node, node, node, node, node], registry);
  };

  it('counts the components within it, but for those that are not rendered there', () => {
    // 2400 rpx are the first screen: nodes of 900 rpx begin above it three times.
    expect(
      reserved([words('a'), words('b'), words('c'), { id: 'once', data: {} }, holder([words('d')])]),
    ).toBe(3);
    expect(reserved([null, 'x', { id: 'nobody' }])).toBe(5);
  });
});

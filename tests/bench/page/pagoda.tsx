// Owns our page: the blocks registered as widgets are, a stored document, `readLayout` and `<Page>`.
import { type ComponentType, createElement, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { defineView, defineWidget, type Registry, type WidgetDefinition } from '~/renderer/define-widget';
import { loadFirstScreen, Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import { testHost } from '~/renderer/testing/test-host';
import type { Shape } from '~/schemas/shape';
import type { Block, BlockType } from './blocks';
import type { Contender } from './contender';
import { leaves } from './leaves';

const text: Shape = { t: 's', d: '' };
const colour: Shape = { t: 's', d: '#000', f: 'color' };
const id: Shape = { t: 'i', d: 0 };
const listOf = (p: Readonly<Record<string, Shape>>): Shape => ({ t: 'a', i: { t: 'o', p } });

/** What `npm run generate` would make of the blocks' schemas. */
const SHAPES: Readonly<Record<BlockType, Shape>> = {
  title: { t: 'o', p: { text, colour } },
  coupon: { t: 'o', p: { coupons: listOf({ id, amount: text, name: text, least: text }) } },
  goods: { t: 'o', p: { list: listOf({ id, name: text, price: text, sales: text, colour }) } },
  grid: { t: 'o', p: { items: listOf({ id, label: text, colour }) } },
};

const widget = (type: BlockType, reserve: () => number): WidgetDefinition => {
  const Leaf = leaves[type] as ComponentType<object>;
  const view = defineView<object>(SHAPES[type], ({ data }) => createElement(Leaf, data));
  // As a chunk that has arrived: what is measured is drawing, not the network.
  const load = () => Promise.resolve({ default: view });
  return defineWidget({ id: type, version: 1, title: type, group: 'basic', load, reserve });
};

const registryOf = (heights: Readonly<Record<BlockType, number>>): Registry =>
  Object.fromEntries(
    Object.entries(heights).map(([type, height]) => [type, widget(type as BlockType, () => height)]),
  );

/** Registers the blocks with their heights in rpx; a block without one counts as lying on the first screen. */
export function pagodaWith(heights: Readonly<Record<BlockType, number>>): Pick<Contender, 'prepare'> {
  const registry = registryOf(heights);
  const host = testHost();
  return {
    prepare: (blocks: readonly Block[]) => {
      const stored = blocks.map(({ type, props }) => ({ id: type, permission_key: '', data: props }));
      return (element) => {
        let { layout } = readLayout(stored, { registry });
        let tell = (): void => undefined;
        const subscribe = (listener: () => void) => {
          tell = listener;
          return () => undefined;
        };
        // The mall keeps its layouts outside of React (src/services/query.ts).
        function Pagoda() {
          const current = useSyncExternalStore(subscribe, () => layout);
          return <Page layout={current} registry={registry} host={host} />;
        }
        const root = createRoot(element);
        // As the mall does with a page that it has asked for.
        void loadFirstScreen(layout.nodes, registry).then(() => root.render(<Pagoda />));
        return {
          update: (at, next) => {
            const nodes = layout.nodes.map((node, index) =>
              index === at ? { ...node, data: { ...node.data, text: next } } : node,
            );
            layout = { ...layout, nodes };
            tell();
          },
          unmount: () => root.unmount(),
        };
      };
    },
  };
}

/** All blocks at once, as the other contenders draw them. */
export default pagodaWith({ title: 0, coupon: 0, goods: 0, grid: 0 }) satisfies Contender;

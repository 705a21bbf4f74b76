// Our page: the blocks registered as widgets, a stored document, `readLayout` and `<Page>`.
import { type ComponentType, createElement, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { Blocks } from '~/domain/slots';
import {
  defineView,
  defineWidget,
  type Registry,
  type WidgetDefinition,
  type WidgetView,
} from '~/renderer/define-widget';
import type { LayoutNode } from '~/renderer/layout';
import { measureSlots } from '~/renderer/measure-slots';
import { loadFirstScreen, Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import { Slot } from '~/renderer/slot';
import { testHost } from '~/renderer/testing/test-host';
import type { Shape } from '~/schemas/shape';
import { type Block, BOX_TYPES, type BoxType, changedAt, type Form, isBox, type LeafType } from './blocks';
import type { Contender } from './contender';
import { BoxLook, Broken, leaves } from './leaves';

const text: Shape = { t: 's', d: '' };
const colour: Shape = { t: 's', d: '#000', f: 'color' };
const id: Shape = { t: 'i', d: 0 };
const listOf = (p: Readonly<Record<string, Shape>>): Shape => ({ t: 'a', i: { t: 'o', p } });

/** Stands for the output of `npm run generate` for the blocks' schemas. */
const SHAPES: Readonly<Record<LeafType, Shape>> = {
  title: { t: 'o', p: { text, colour } },
  coupon: { t: 'o', p: { coupons: listOf({ id, amount: text, name: text, least: text }) } },
  goods: { t: 'o', p: { list: listOf({ id, name: text, price: text, sales: text, colour }) } },
  grid: { t: 'o', p: { items: listOf({ id, label: text, colour }) } },
};

/** A block as stored; boxes have theirs in their data. */
interface Stored {
  id: string;
  permission_key: string;
  data: Readonly<Record<string, unknown>>;
}

const storedOf = (block: Block): Stored => ({
  id: block.type,
  permission_key: '',
  data: isBox(block) ? { items: block.items.map(storedOf) } : { ...block.props },
});

type Heights = Readonly<Record<LeafType, number>>;

type Data = Readonly<Record<string, unknown>>;

/** Measures rendering, not the network: every chunk has loaded. */
const widget = (
  id: string,
  view: WidgetView,
  heights: Partial<Pick<WidgetDefinition, 'reserve' | 'slots'>> = {},
): WidgetDefinition =>
  defineWidget({
    id,
    version: 1,
    title: id,
    group: 'basic',
    load: () => Promise.resolve({ default: view }),
    reserve: () => 0,
    ...heights,
  });

const leafWidget = (type: LeafType, height: number): WidgetDefinition => {
  const Leaf = leaves[type] as ComponentType<object>;
  return widget(
    type,
    defineView<object>(SHAPES[type], ({ data }) => createElement(Leaf, data)),
    { reserve: () => height },
  );
};

const BOX_SHAPE: Shape = { t: 'o', p: { items: { t: 'a', d: [], i: { t: 'x' } } } };

const boxWidget = (type: BoxType): WidgetDefinition =>
  widget(
    type,
    defineView<{ items: Blocks }>(BOX_SHAPE, ({ data, uid }) => (
      <BoxLook>
        <Slot blocks={data.items} owner={type} uid={uid} />
      </BoxLook>
    )),
    { slots: measureSlots(({ items }, heightOf) => heightOf(items)) },
  );

function registryOf(heights: Heights): Registry {
  const leafWidgets = Object.entries(heights).map(([type, height]) => leafWidget(type as LeafType, height));
  const broken = widget('broken', defineView<object>({ t: 'o' }, Broken));
  const all = [...leafWidgets, ...BOX_TYPES.map(boxWidget), broken];
  return Object.fromEntries(all.map((each) => [each.id, each]));
}

const isBoxed = (data: Data): data is { items: Stored[] } => Array.isArray(data['items']);

interface Holder {
  data: Data;
}

const form: Form<Holder> = {
  inner: ({ data }) => (isBoxed(data) ? data.items : []),
  withInner: (holder, items) => ({ ...holder, data: { ...holder.data, items } }),
};

/** Registers the blocks with their heights in rpx; a block without one counts as being on the first screen. */
export function pagodaWith(heights: Heights): Pick<Contender, 'prepare'> {
  const registry = registryOf(heights);
  const host = testHost();
  return {
    prepare: (blocks: readonly Block[]) => {
      const stored = blocks.map(storedOf);
      return (element) => {
        let { layout } = readLayout(stored, { registry });
        let tell = (): void => undefined;
        const subscribe = (listener: () => void) => {
          tell = listener;
          return () => undefined;
        };
        // The mall stores its layouts outside of React (src/services/query.ts).
        function Pagoda() {
          const current = useSyncExternalStore(subscribe, () => layout);
          return <Page layout={current} registry={registry} host={host} />;
        }
        const root = createRoot(element);
        // As the mall does with a loaded page.
        void loadFirstScreen(layout.nodes, registry).then(() => root.render(<Pagoda />));
        return {
          update(path, text) {
            const change = (holder: Holder): Holder => ({ ...holder, data: { ...holder.data, text } });
            const nodes = changedAt<Holder>(layout.nodes, path, { form, change }) as LayoutNode[];
            layout = { ...layout, nodes };
            tell();
          },
          unmount: () => root.unmount(),
        };
      };
    },
  };
}

/** All blocks at once, as the other contenders render them. */
export default pagodaWith({ title: 0, coupon: 0, goods: 0, grid: 0 }) satisfies Contender;

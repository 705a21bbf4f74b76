// The page of amis-core: custom renderers for the leaves, and a new schema for every change.
import { render, Renderer, type RendererProps } from 'amis-core';
import { createRoot } from 'react-dom/client';
import { type Block, changedAt, type Form, isBox } from '../page/blocks';
import type { Contender } from '../page/contender';
import { BoxLook, Broken, Coupon, Goods, Grid, Title } from '../page/leaves';

const title = ({ $schema: { text, colour } }: RendererProps) => <Title text={text} colour={colour} />;
const coupon = ({ $schema: { coupons } }: RendererProps) => <Coupon coupons={coupons} />;
const goods = ({ $schema: { list } }: RendererProps) => <Goods list={list} />;
const grid = ({ $schema: { items } }: RendererProps) => <Grid items={items} />;
const box = ({ body, render: renderView }: RendererProps) => <BoxLook>{renderView('body', body)}</BoxLook>;
const page = ({ body, render: renderView }: RendererProps) => <main>{renderView('body', body)}</main>;

const types = { title, coupon, goods, grid, page, tabs: box, columns: box, stack: box, broken: Broken };
for (const [type, component] of Object.entries(types)) Renderer({ type: `bench-${type}` })(component);

const env = {
  theme: 'default',
  session: 'bench',
  fetcher: () => Promise.reject(new Error('The bench fetches nothing.')),
};

interface Schema {
  type: string;
  body?: Schema[];
  [prop: string]: unknown;
}

const schemaOf = (block: Block): Schema => ({
  type: `bench-${block.type}`,
  ...(isBox(block) ? { body: block.items.map(schemaOf) } : block.props),
});

const form: Form<Schema> = {
  inner: ({ body = [] }) => body,
  withInner: (schema, body) => ({ ...schema, body: [...body] }),
};

const contender: Contender = {
  prepare: (blocks) => {
    let body = blocks.map(schemaOf);
    const schema = () => ({ type: 'bench-page', body });
    return (element) => {
      const root = createRoot(element);
      root.render(render(schema(), {}, env));
      return {
        update(path, text) {
          body = changedAt(body, path, { form, change: (item) => ({ ...item, text }) });
          root.render(render(schema(), {}, env));
        },
        unmount: () => root.unmount(),
      };
    };
  },
};

export default contender;

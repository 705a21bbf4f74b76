// Owns the page of amis-core: renderers of our own for the leaves, and a new schema for every change.
import { render, Renderer, type RendererProps } from 'amis-core';
import { createRoot } from 'react-dom/client';
import type { Contender } from '../page/contender';
import { Coupon, Goods, Grid, Title } from '../page/leaves';

const title = ({ $schema: { text, colour } }: RendererProps) => <Title text={text} colour={colour} />;
const coupon = ({ $schema: { coupons } }: RendererProps) => <Coupon coupons={coupons} />;
const goods = ({ $schema: { list } }: RendererProps) => <Goods list={list} />;
const grid = ({ $schema: { items } }: RendererProps) => <Grid items={items} />;
const page = ({ body, render: draw }: RendererProps) => <main>{draw('body', body)}</main>;

for (const [type, component] of Object.entries({ title, coupon, goods, grid, page }))
  Renderer({ type: `bench-${type}` })(component);

const env = {
  theme: 'default',
  session: 'bench',
  fetcher: () => Promise.reject(new Error('The bench fetches nothing.')),
};

const contender: Contender = {
  prepare: (blocks) => {
    let schema = {
      type: 'bench-page',
      body: blocks.map(({ type, props }) => ({ type: `bench-${type}`, ...props })),
    };
    return (element) => {
      const root = createRoot(element);
      root.render(render(schema, {}, env));
      return {
        update: (at, text) => {
          const body = schema.body.map((item, index) => (index === at ? { ...item, text } : item));
          schema = { ...schema, body };
          root.render(render(schema, {}, env));
        },
        unmount: () => root.unmount(),
      };
    };
  },
};

export default contender;

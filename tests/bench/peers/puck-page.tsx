// The page of Puck, for both of its entries: the configuration, the data, and a new document for every change.
import type { ComponentConfig, ComponentData, Config, Data, Slot } from '@puckeditor/core';
import { type ComponentType, createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Block, changedAt, type Form, isBox, type Path } from '../page/blocks';
import type { Contender } from '../page/contender';
import { BoxLook, Broken, Coupon, Goods, Grid, Title } from '../page/leaves';

const box: ComponentConfig<{ inner: Slot }> = {
  fields: { inner: { type: 'slot' } },
  render: ({ inner: Inner }) => (
    <BoxLook>
      <Inner />
    </BoxLook>
  ),
};

const config: Config = {
  components: {
    title: { fields: {}, render: ({ text, colour }) => <Title text={text} colour={colour} /> },
    coupon: { fields: {}, render: ({ coupons }) => <Coupon coupons={coupons} /> },
    goods: { fields: {}, render: ({ list }) => <Goods list={list} /> },
    grid: { fields: {}, render: ({ items }) => <Grid items={items} /> },
    tabs: box,
    columns: box,
    stack: box,
    broken: { fields: {}, render: () => <Broken /> },
  },
};

const dataOf = (block: Block, path: Path): ComponentData => ({
  type: block.type,
  props: {
    id: `b${path.join('-')}`,
    ...(isBox(block)
      ? { inner: block.items.map((item, index) => dataOf(item, [...path, index])) }
      : block.props),
  },
});

const form: Form<ComponentData> = {
  inner: ({ props }) => (props['inner'] as ComponentData[] | undefined) ?? [],
  withInner: (item, inner) => ({ ...item, props: { ...item.props, inner: [...inner] } }),
};

/** The contender of either `Render`. */
export const puckWith = (Render: ComponentType<{ config: Config; data: Data }>): Contender => ({
  prepare: (blocks) => {
    const content = blocks.map((block, index) => dataOf(block, [index]));
    const initial: Data = { root: { props: {} }, content };
    return (element) => {
      let replace: (next: (data: Data) => Data) => void = () => undefined;
      function Puck() {
        const [data, setData] = useState(initial);
        replace = setData;
        return createElement(Render, { config, data });
      }
      const root = createRoot(element);
      root.render(<Puck />);
      return {
        update(path, text) {
          const change = (item: ComponentData) => ({ ...item, props: { ...item.props, text } });
          replace((data) => ({ ...data, content: changedAt(data.content, path, { form, change }) }));
        },
        unmount: () => root.unmount(),
      };
    };
  },
});

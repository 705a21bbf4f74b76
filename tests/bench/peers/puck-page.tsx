// Owns the page of Puck, for both of its entries: the configuration, the data, and a new document for every change.
import type { Config, Data } from '@puckeditor/core';
import { type ComponentType, createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Contender } from '../page/contender';
import { Coupon, Goods, Grid, Title } from '../page/leaves';

const config: Config = {
  components: {
    title: { fields: {}, render: ({ text, colour }) => <Title text={text} colour={colour} /> },
    coupon: { fields: {}, render: ({ coupons }) => <Coupon coupons={coupons} /> },
    goods: { fields: {}, render: ({ list }) => <Goods list={list} /> },
    grid: { fields: {}, render: ({ items }) => <Grid items={items} /> },
  },
};

/** The contender of either `Render`. */
export const puckWith = (Render: ComponentType<{ config: Config; data: Data }>): Contender => ({
  prepare: (blocks) => {
    const content = blocks.map(({ type, props }, index) => ({ type, props: { id: `b${index}`, ...props } }));
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
        update: (at, text) =>
          replace((data) => ({
            ...data,
            content: data.content.map((item, index) =>
              index === at ? { ...item, props: { ...item.props, text } } : item,
            ),
          })),
        unmount: () => root.unmount(),
      };
    };
  },
});

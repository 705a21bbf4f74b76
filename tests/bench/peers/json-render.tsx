// Owns the page of json-render: a flat spec, a registry, and a new spec for every change.
import type { Spec } from '@json-render/core';
import { type ComponentRegistry, JSONUIProvider, Renderer } from '@json-render/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Contender } from '../page/contender';
import { Coupon, Goods, Grid, Title } from '../page/leaves';

const registry: ComponentRegistry = {
  title: ({ element }) => <Title {...element.props} />,
  coupon: ({ element }) => <Coupon {...element.props} />,
  goods: ({ element }) => <Goods {...element.props} />,
  grid: ({ element }) => <Grid {...element.props} />,
  page: ({ children }) => <main>{children}</main>,
};

const contender: Contender = {
  prepare: (blocks) => {
    const entries = blocks.map(({ type, props }, index) => [
      `b${index}`,
      { type, props: { ...props }, children: [] },
    ]);
    const page = { type: 'page', props: {}, children: blocks.map((_, index) => `b${index}`) };
    const initial: Spec = { root: 'page', elements: { page, ...Object.fromEntries(entries) } };
    return (element) => {
      let replace: (next: (spec: Spec) => Spec) => void = () => undefined;
      function JsonRender() {
        const [spec, setSpec] = useState(initial);
        replace = setSpec;
        return (
          <JSONUIProvider registry={registry} initialState={{}}>
            <Renderer spec={spec} registry={registry} />
          </JSONUIProvider>
        );
      }
      const root = createRoot(element);
      root.render(<JsonRender />);
      return {
        update: (at, text) =>
          replace((spec) => {
            const before = spec.elements[`b${at}`];
            if (before === undefined) return spec;
            const after = { ...before, props: { ...before.props, text } };
            return { ...spec, elements: { ...spec.elements, [`b${at}`]: after } };
          }),
        unmount: () => root.unmount(),
      };
    };
  },
};

export default contender;

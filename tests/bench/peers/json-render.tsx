// The page of json-render: a flat spec, a registry, and a new spec for every change.
import type { Spec } from '@json-render/core';
import { type ComponentRegistry, JSONUIProvider, Renderer } from '@json-render/react';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Block, isBox, type Path } from '../page/blocks';
import type { Contender } from '../page/contender';
import { BoxLook, Broken, Coupon, Goods, Grid, Title } from '../page/leaves';

const box = ({ children }: { children?: ReactNode }) => <BoxLook>{children}</BoxLook>;

const registry: ComponentRegistry = {
  title: ({ element }) => <Title {...element.props} />,
  coupon: ({ element }) => <Coupon {...element.props} />,
  goods: ({ element }) => <Goods {...element.props} />,
  grid: ({ element }) => <Grid {...element.props} />,
  tabs: box,
  columns: box,
  stack: box,
  broken: Broken,
  page: ({ children }) => <main>{children}</main>,
};

const idOf = (path: Path): string => `b${path.join('-')}`;

/** A block with its descendants, by id. */
function elementsOf(block: Block, path: Path): [string, Spec['elements'][string]][] {
  const { type } = block;
  if (!isBox(block)) return [[idOf(path), { type, props: { ...block.props }, children: [] }]];
  const children = block.items.map((_, index) => idOf([...path, index]));
  const inner = block.items.flatMap((item, index) => elementsOf(item, [...path, index]));
  return [[idOf(path), { type, props: {}, children }], ...inner];
}

const contender: Contender = {
  prepare: (blocks) => {
    const entries = blocks.flatMap((block, index) => elementsOf(block, [index]));
    const page = { type: 'page', props: {}, children: blocks.map((_, index) => idOf([index])) };
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
        update: (path, text) =>
          replace((spec) => {
            const before = spec.elements[idOf(path)];
            if (before === undefined) return spec;
            const after = { ...before, props: { ...before.props, text } };
            return { ...spec, elements: { ...spec.elements, [idOf(path)]: after } };
          }),
        unmount: () => root.unmount(),
      };
    };
  },
};

export default contender;

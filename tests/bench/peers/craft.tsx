// Owns the page of craft.js: a serialised tree, leaves that connect themselves, one action for a change.
import { Editor, Frame, type SerializedNodes, useEditor, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { CouponProps, GoodsProps, GridProps, TitleProps } from '../page/blocks';
import type { Contender } from '../page/contender';
import { Coupon, Goods, Grid, Title } from '../page/leaves';

/** What every craft component does with the element it draws. */
function useElement(): (element: HTMLElement | null) => void {
  const {
    connectors: { connect },
  } = useNode();
  return (element) => {
    if (element !== null) connect(element);
  };
}

const title = (props: TitleProps) => <Title {...props} element={useElement()} />;
const coupon = (props: CouponProps) => <Coupon {...props} element={useElement()} />;
const goods = (props: GoodsProps) => <Goods {...props} element={useElement()} />;
const grid = (props: GridProps) => <Grid {...props} element={useElement()} />;
const Container = ({ children }: { children?: ReactNode }) => <main ref={useElement()}>{children}</main>;

const resolver = { title, coupon, goods, grid, Container };

const COMMON = { custom: {}, hidden: false, linkedNodes: {} };

const contender: Contender = {
  prepare: (blocks) => {
    const ids = blocks.map((_, index) => `b${index}`);
    const entries = blocks.map(({ type, props }, index) => [
      `b${index}`,
      {
        ...COMMON,
        type: { resolvedName: type },
        displayName: type,
        isCanvas: false,
        props,
        parent: 'ROOT',
        nodes: [],
      },
    ]);
    const data: SerializedNodes = {
      ROOT: {
        ...COMMON,
        type: { resolvedName: 'Container' },
        displayName: 'Container',
        isCanvas: true,
        props: {},
        parent: null,
        nodes: ids,
      },
      ...Object.fromEntries(entries),
    };
    const stored = JSON.stringify(data);
    return (element) => {
      let setProp: (id: string, change: (props: TitleProps) => void) => void = () => undefined;
      function Actions(): null {
        setProp = useEditor().actions.setProp;
        return null;
      }
      const root = createRoot(element);
      root.render(
        <Editor resolver={resolver} enabled={false}>
          <Actions />
          <Frame data={stored} />
        </Editor>,
      );
      return {
        update: (at, text) =>
          setProp(`b${at}`, (props) => {
            props.text = text;
          }),
        unmount: () => root.unmount(),
      };
    };
  },
};

export default contender;

// The page of craft.js: a serialised tree, leaves that connect themselves, one action for a change.
import { Editor, Frame, type SerializedNodes, useEditor, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  type Block,
  type CouponProps,
  type GoodsProps,
  type GridProps,
  isBox,
  type Path,
  type TitleProps,
} from '../page/blocks';
import type { Contender } from '../page/contender';
import { BoxLook, Broken, Coupon, Goods, Grid, Title } from '../page/leaves';

/** The connector that every craft component applies to its element. */
function useElement(): (element: HTMLElement | null) => void {
  const {
    connectors: { connect },
  } = useNode();
  return (element) => {
    if (element !== null) connect(element);
  };
}

interface Holding {
  children?: ReactNode;
}

const title = (props: TitleProps) => <Title {...props} element={useElement()} />;
const coupon = (props: CouponProps) => <Coupon {...props} element={useElement()} />;
const goods = (props: GoodsProps) => <Goods {...props} element={useElement()} />;
const grid = (props: GridProps) => <Grid {...props} element={useElement()} />;
const box = ({ children }: Holding) => <BoxLook element={useElement()}>{children}</BoxLook>;
const Container = ({ children }: Holding) => <main ref={useElement()}>{children}</main>;

const resolver = {
  title,
  coupon,
  goods,
  grid,
  tabs: box,
  columns: box,
  stack: box,
  broken: Broken,
  Container,
};

const idOf = (path: Path): string => `b${path.join('-')}`;

type Stored = SerializedNodes[string];

const COMMON = { custom: {}, hidden: false, linkedNodes: {} };

/** A block with its descendants, by id. */
function nodesOf(block: Block, path: Path, parent: string): [string, Stored][] {
  const held = isBox(block) ? block.items : [];
  const paths = held.map((_, index) => [...path, index]);
  const node: Stored = {
    ...COMMON,
    type: { resolvedName: block.type },
    displayName: block.type,
    isCanvas: isBox(block),
    props: isBox(block) ? {} : block.props,
    parent,
    nodes: paths.map(idOf),
  };
  const inner = held.flatMap((item, index) => nodesOf(item, [...path, index], idOf(path)));
  return [[idOf(path), node], ...inner];
}

const contender: Contender = {
  prepare: (blocks) => {
    const data: SerializedNodes = {
      ROOT: {
        ...COMMON,
        type: { resolvedName: 'Container' },
        displayName: 'Container',
        isCanvas: true,
        props: {},
        parent: null,
        nodes: blocks.map((_, index) => idOf([index])),
      },
      ...Object.fromEntries(blocks.flatMap((block, index) => nodesOf(block, [index], 'ROOT'))),
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
        update: (path, text) =>
          setProp(idOf(path), (props) => {
            props.text = text;
          }),
        unmount: () => root.unmount(),
      };
    };
  },
};

export default contender;

// The page in hand-written React, the baseline: a list and a choice of leaves.
import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Block, type Box, changedAt, type Form, isBox } from './blocks';
import type { Contender } from './contender';
import { BoxLook, Broken, Coupon, Goods, Grid, Title } from './leaves';

const Boxed = memo(function Boxed({ items }: Pick<Box, 'items'>) {
  return <BoxLook>{items.map(renderView)}</BoxLook>;
});

function renderView(block: Block, key: number) {
  switch (block.type) {
    case 'title':
      return <Title key={key} {...block.props} />;
    case 'coupon':
      return <Coupon key={key} {...block.props} />;
    case 'goods':
      return <Goods key={key} {...block.props} />;
    case 'grid':
      return <Grid key={key} {...block.props} />;
    case 'tabs':
    case 'columns':
    case 'stack':
      return <Boxed key={key} items={block.items} />;
    default:
      return (block as { type: string }).type === 'broken' ? <Broken key={key} /> : null;
  }
}

const form: Form<Block> = {
  inner: (block) => (isBox(block) ? block.items : []),
  withInner: (block, items) => (isBox(block) ? { ...block, items } : block),
};

const contender: Contender = {
  prepare: (initial) => (element) => {
    let replace: (next: (blocks: readonly Block[]) => readonly Block[]) => void = () => undefined;
    function HandWritten() {
      const [blocks, setBlocks] = useState(initial);
      replace = setBlocks;
      return <main>{blocks.map(renderView)}</main>;
    }
    const root = createRoot(element);
    root.render(<HandWritten />);
    return {
      update(path, text) {
        const change = (block: Block): Block =>
          block.type === 'title' ? { ...block, props: { ...block.props, text } } : block;
        replace((blocks) => changedAt(blocks, path, { form, change }));
      },
      unmount: () => root.unmount(),
    };
  },
};

export default contender;

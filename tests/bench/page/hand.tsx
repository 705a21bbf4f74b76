// Owns the page as one would write it by hand: a list and a choice of leaves. Everything is compared with it.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Block } from './blocks';
import type { Contender } from './contender';
import { Coupon, Goods, Grid, Title } from './leaves';

function draw(block: Block, key: number) {
  switch (block.type) {
    case 'title':
      return <Title key={key} {...block.props} />;
    case 'coupon':
      return <Coupon key={key} {...block.props} />;
    case 'goods':
      return <Goods key={key} {...block.props} />;
    case 'grid':
      return <Grid key={key} {...block.props} />;
  }
}

const contender: Contender = {
  prepare: (initial) => (element) => {
    let replace: (next: (blocks: readonly Block[]) => readonly Block[]) => void = () => undefined;
    function HandWritten() {
      const [blocks, setBlocks] = useState(initial);
      replace = setBlocks;
      return <main>{blocks.map(draw)}</main>;
    }
    const root = createRoot(element);
    root.render(<HandWritten />);
    return {
      update: (at, text) =>
        replace((blocks) =>
          blocks.map((block, index) =>
            index === at && block.type === 'title' ? { ...block, props: { ...block.props, text } } : block,
          ),
        ),
      unmount: () => root.unmount(),
    };
  },
};

export default contender;

// Cards: a shop's with a ruled head, a titled one with a link, a padded one with text only; a list's tile.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon';
import { Card } from './card';
import { CardHead } from './card-head';
import { Tile } from './tile';

const meta: Meta<typeof Card> = {
  title: 'UI/Card',
  component: Card,
  args: { label: '订单信息', children: <CardHead title="订单信息" /> },
};
export default meta;
type Story = StoryObj<typeof Card>;

export const Titled: Story = {
  args: {
    children: (
      <CardHead title="评价（12）">
        <button type="button" className="hit-area">
          查看更多
        </button>
      </CardHead>
    ),
  },
};
export const Shop: Story = {
  args: {
    label: '南湖茶铺',
    children: (
      <>
        <CardHead title="南湖茶铺" lead={<Icon name="store" size={32} />} isRuled />
        <div style={{ height: 96 }} />
      </>
    ),
  },
};
export const Padded: Story = { args: { isPadded: true, children: '商家正在准备商品，请耐心等待' } };
export const InList: Story = { render: () => <Tile>包装很用心，罐子喝完还能装别的。</Tile> };

// A goods line of an order: with a choice, with a member discount, and out of reach.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card';
import { SAMPLE_PICTURES } from '../sample-pictures';
import { OrderGoodsLine } from './order-goods-line';

const meta: Meta<typeof OrderGoodsLine> = {
  title: 'UI/OrderGoodsLine',
  component: OrderGoodsLine,
  parameters: { layout: 'fullscreen' },
  args: {
    name: '每日坚果礼盒',
    pictureUrl: SAMPLE_PICTURES.goods,
    specification: '30 小包',
    quantity: 2,
    original: '128.00',
    memberDiscount: '0.00',
  },
  render: (args) => (
    <Card isPadded>
      <OrderGoodsLine {...args} />
    </Card>
  ),
};
export default meta;
type Story = StoryObj<typeof OrderGoodsLine>;

export const Chosen: Story = {};
export const Member: Story = { args: { specification: '', memberDiscount: '12.80' } };
export const OutOfReach: Story = { args: { veil: '不在配送范围内' } };

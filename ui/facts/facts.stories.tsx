// Facts: sums with their total, terms in a column.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card';
import { Price } from '../price/price';
import { Facts } from './facts';

const meta: Meta<typeof Facts> = {
  title: 'UI/Facts',
  component: Facts,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Card>
      <Facts {...args} />
    </Card>
  ),
};
export default meta;
type Story = StoryObj<typeof Facts>;

export const Sums: Story = {
  args: {
    facts: [
      { label: '商品总价', value: '￥128.00' },
      { label: '优惠券抵扣', value: '-￥10.00' },
      { label: '合计', value: <Price text="￥118.00" size={36} />, isTotal: true },
    ],
  },
};
export const Terms: Story = {
  args: {
    layout: 'column',
    facts: [
      { label: '有效期', value: '2026.11.01 - 2026.11.30' },
      { label: '使用规则', value: '每单限用一张\n不与其他优惠同享' },
    ],
  },
};

// Shows prices in every format of the mall.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemberPrice } from './member-price';
import { Price } from './price';
import { StruckPrice } from './struck-price';

const meta: Meta<typeof Price> = {
  title: 'UI/Price',
  component: Price,
  args: { text: '￥128.50', size: 56 },
};
export default meta;
type Story = StoryObj<typeof Price>;

export const Decimals: Story = {};
export const Whole: Story = { args: { text: '￥128' } };
export const Free: Story = { args: { text: '免费' } };
export const Negotiable: Story = { args: { text: '价格面议', size: 48 } };
export const Range: Story = { args: { text: '￥5-9' } };
export const TenThousands: Story = { args: { text: '￥12.3w' } };
export const Points: Story = { args: { text: '100积分+￥1.50', size: 32 } };
export const Quiet: Story = { args: { tone: 'text', size: 32 } };
export const Struck: Story = {
  render: () => (
    <p>
      <Price text="￥128" size={28} /> <StruckPrice text="￥199" beside="￥128" />
    </p>
  ),
};
export const Member: Story = { render: () => <MemberPrice text="￥98" /> };

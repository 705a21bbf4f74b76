// Shows the coupon ticket available, used and long, and the small one of strips.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { SmallTicket } from './small-ticket';
import { Ticket } from './ticket';

const meta: Meta<typeof Ticket> = {
  title: 'UI/Ticket',
  component: Ticket,
  args: {
    figure: '10',
    sign: '￥',
    condition: '满100可用',
    name: '新人优惠券',
    notes: ['2026.11.01-2026.11.30', '全场通用'],
    children: (
      <Button kind="primary" size="small">
        领取
      </Button>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Ticket>;

export const Amount: Story = {};
export const Discount: Story = { args: { figure: '8.5', sign: '', unit: '折', condition: '无门槛' } };
export const Spent: Story = { args: { isSpent: true, children: '已使用' } };
export const Long: Story = {
  args: { name: '仅限指定商品使用的很长很长的优惠券名称超过两行时会被截断不再显示' },
};

const small = {
  amount: '￥20',
  condition: '满100元可用',
  word: '立即领取',
  name: '新人优惠券',
  style: { background: '#8a5a2b', color: '#fff' },
  onTap: () => undefined,
};
export const Small: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <div style={{ width: 143 }}>
        <SmallTicket {...small} />
      </div>
      <div style={{ width: 133 }}>
        <SmallTicket {...small} look="large" href="#/coupon" isUncut />
      </div>
      <div style={{ width: '100%' }}>
        <SmallTicket {...small} look="wide" />
      </div>
    </div>
  ),
};

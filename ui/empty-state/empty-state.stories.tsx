// Shows every empty state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './empty-state';

const meta: Meta<typeof EmptyState> = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: { text: '没有任何商品哦~', action: { text: '去逛逛', href: '#/pages/index/index' } },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Goods: Story = {};
export const Orders: Story = { args: { drawing: 'orders', text: '暂无订单' } };
export const Coupons: Story = {
  args: { drawing: 'coupons', text: '暂无优惠券', action: { text: '去领券' } },
};
export const Messages: Story = { args: { drawing: 'messages', text: '暂无消息', action: undefined } };
export const Search: Story = { args: { drawing: 'search', text: '抱歉，没有相关商品', action: undefined } };

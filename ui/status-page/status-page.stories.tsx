// The coloured band of an order: with the time left, and without.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card';
import { StatusPage } from './status-page';

const meta: Meta<typeof StatusPage> = {
  title: 'UI/StatusPage',
  component: StatusPage,
  parameters: { layout: 'fullscreen' },
  args: {
    icon: 'truck',
    status: '待收货',
    hint: '商品已发出，收到后请确认收货',
    children: <Card isPadded>订单号：20261101000000000001</Card>,
  },
};
export default meta;
type Story = StoryObj<typeof StatusPage>;

export const Plain: Story = {};
export const Timed: Story = { args: { icon: 'wallet', status: '待付款', time: <span>剩余 00:29:59</span> } };

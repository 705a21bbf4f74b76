// Figures: in three columns with changes, in two that lead on, long sums that wrap.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card';
import { Figures } from './figures';

const meta: Meta<typeof Figures> = {
  title: 'UI/Figures',
  component: Figures,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Card label="今日数据">
      <Figures {...args} />
    </Card>
  ),
};
export default meta;
type Story = StoryObj<typeof Figures>;

export const Changes: Story = {
  args: {
    figures: [
      { name: '支付金额', value: '12,480.50', unit: '元', changePercent: 12.5 },
      { name: '支付订单', value: '86', unit: '笔', changePercent: -3.1 },
      { name: '支付人数', value: '79', unit: '人', changePercent: 0 },
      { name: '退款金额', value: '0.00', unit: '元', changePercent: null },
    ],
  },
};

export const LeadOn: Story = {
  args: {
    columns: 2,
    figures: [
      { name: '分销佣金', value: '128.40', unit: '元', onTap: () => undefined },
      { name: '我的团队', value: '16', unit: '人', onTap: () => undefined },
    ],
  },
};

export const LongSums: Story = {
  args: {
    columns: 4,
    figures: ['本年成交', '本月成交', '本周成交', '今日成交'].map((name) => ({
      name,
      value: '1,234,567,890.12',
      unit: '元',
    })),
  },
};

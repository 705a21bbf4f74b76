// Step lines: of a return under way, ended, and refused.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card';
import { Steps } from './steps';

const meta: Meta<typeof Steps> = {
  title: 'UI/Steps',
  component: Steps,
  parameters: { layout: 'fullscreen' },
  args: { label: '售后进度' },
  render: (args) => (
    <Card>
      <Steps {...args} />
    </Card>
  ),
};
export default meta;
type Story = StoryObj<typeof Steps>;

export const UnderWay: Story = {
  args: {
    steps: [
      { name: '提交申请', note: '11-21 02:46', state: 'done' },
      { name: '商家审核', note: '11-21 03:00', state: 'done' },
      { name: '寄回商品', state: 'current' },
      { name: '退款', state: 'ahead' },
    ],
  },
};

export const Ended: Story = {
  args: {
    steps: [
      { name: '提交申请', note: '11-21 02:46', state: 'done' },
      { name: '商家审核', note: '11-21 03:00', state: 'done' },
      { name: '退款', note: '11-21 10:12', state: 'done' },
    ],
  },
};

export const Refused: Story = {
  args: {
    steps: [
      { name: '提交申请', note: '11-21 02:46', state: 'done' },
      { name: '商家拒绝', note: '11-21 03:00', state: 'failed' },
    ],
  },
};

// How much of a goal is reached.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card';
import { ProgressBar } from './progress-bar';

const meta: Meta<typeof ProgressBar> = {
  title: 'UI/ProgressBar',
  component: ProgressBar,
  render: (args) => (
    <Card isPadded>
      <ProgressBar {...args} />
    </Card>
  ),
};
export default meta;
type Story = StoryObj<typeof ProgressBar>;

export const OnTheWay: Story = {
  args: { label: '累计消费', have: 268, need: 500, haveText: '您已累计消费￥268.00', needText: '￥500.00' },
};
export const Reached: Story = {
  args: { label: '下线人数', have: 12, need: 10, haveText: '12人', needText: '10人' },
};

// Shows the round tick in its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckCircle } from './check-circle';

const meta: Meta<typeof CheckCircle> = {
  title: 'UI/CheckCircle',
  component: CheckCircle,
  args: { isChecked: true, children: '全选', onChange: () => undefined },
};
export default meta;
type Story = StoryObj<typeof CheckCircle>;

export const Checked: Story = {};
export const Unchecked: Story = { args: { isChecked: false } };
export const Disabled: Story = { args: { isChecked: false, isDisabled: true } };
export const Alone: Story = { args: { children: undefined, label: '选择陶碗' } };
export const RadioAtTheEnd: Story = {
  args: { type: 'radio', name: 'pay', side: 'end', children: '微信支付' },
};

// Shows the six-box entry empty, half filled, refused and as a code.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasscodeInput } from './passcode-input';

const meta: Meta<typeof PasscodeInput> = {
  title: 'UI/PasscodeInput',
  component: PasscodeInput,
  args: { value: '', label: '请输入余额支付密码', onChange: () => undefined, onComplete: () => undefined },
};
export default meta;
type Story = StoryObj<typeof PasscodeInput>;

export const Empty: Story = {};
export const HalfFilled: Story = { args: { value: '123' } };
export const Refused: Story = { args: { error: '支付密码错误' } };
export const Code: Story = { args: { isSecret: false, value: 'A1B', label: '请输入邀请码' } };

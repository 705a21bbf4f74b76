// Shows the switch in its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './switch';

const meta: Meta<typeof Switch> = {
  title: 'UI/Switch',
  component: Switch,
  args: { isOn: true, label: '设为默认地址', onChange: () => undefined },
};
export default meta;
type Story = StoryObj<typeof Switch>;

export const On: Story = {};
export const Off: Story = { args: { isOn: false } };
export const Disabled: Story = { args: { isDisabled: true } };

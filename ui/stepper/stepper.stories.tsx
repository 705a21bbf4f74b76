// Shows the stepper free, at its limits and disabled.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stepper, type StepperProps } from './stepper';

function Stateful(props: StepperProps) {
  const [value, setValue] = useState(props.value);
  return <Stepper {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof Stepper> = {
  title: 'UI/Stepper',
  component: Stepper,
  args: { value: 2, max: 5 },
  render: (args) => <Stateful {...args} />,
};
export default meta;
type Story = StoryObj<typeof Stepper>;

export const Free: Story = {};
export const AtMinimum: Story = { args: { value: 1 } };
export const AtMaximum: Story = { args: { value: 5 } };
export const Disabled: Story = { args: { isDisabled: true } };

// Shows an operator's icon, and its built-in fallback.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_PICTURES } from '../sample-pictures';
import { OperatorIcon } from './operator-icon';

const meta: Meta<typeof OperatorIcon> = {
  title: 'UI/OperatorIcon 运营图标',
  component: OperatorIcon,
  args: { source: SAMPLE_PICTURES.face, fallback: 'wallet', size: 88 },
};
export default meta;

type Story = StoryObj<typeof OperatorIcon>;

export const Picture: Story = {};
export const Missing: Story = { args: { source: '' } };
export const Broken: Story = { args: { source: 'pictures/gone.svg' } };

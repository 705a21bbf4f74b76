// Shows the loading indicator in its two types.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_PICTURES } from '../sample-pictures';
import { LoadingOverlay } from './loading-overlay';

const meta: Meta<typeof LoadingOverlay> = {
  title: 'UI/LoadingOverlay',
  component: LoadingOverlay,
  args: { isVisible: true },
};
export default meta;
type Story = StoryObj<typeof LoadingOverlay>;

export const Global: Story = {};
export const Toast: Story = { args: { type: 'toast', text: '支付中…' } };
export const Coloured: Story = {
  args: { type: 'toast', colour: '#ffd27a', backgroundImage: SAMPLE_PICTURES.banner },
};

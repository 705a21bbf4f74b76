// Shows a failed part before and during the next attempt.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './error-state';

const meta: Meta<typeof ErrorState> = {
  title: 'UI/ErrorState',
  component: ErrorState,
  args: { onRetry: () => undefined },
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const Failed: Story = {};
export const Retrying: Story = { args: { isRetrying: true } };

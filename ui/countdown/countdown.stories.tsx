// Shows the countdown's shapes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './countdown';

const meta: Meta<typeof Countdown> = {
  title: 'UI/Countdown',
  component: Countdown,
  args: { remainingMs: 183_845_000 },
};
export default meta;
type Story = StoryObj<typeof Countdown>;

export const WithDays: Story = {};
export const WithoutDays: Story = { args: { hasDays: false } };
export const Themed: Story = { args: { isThemed: true, remainingMs: 3_845_000 } };
export const Plain: Story = { args: { shape: 'plain' } };
export const InWords: Story = { args: { shape: 'words' } };
export const Over: Story = { args: { remainingMs: -1 } };

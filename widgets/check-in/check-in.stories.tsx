// Shows the check-in with its words in every place, with and without picture.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/draw-widget';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/check-in 签到',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const Centred: Story = { args: { data: { ...full, textPosition: 'center' } } };
export const Right: Story = { args: { data: { ...full, textPosition: 'right', hotspot: null } } };
export const Balance: Story = {
  args: { data: { ...full, backgroundPicUrl: '', award: { continue: 0, number: '0.50', type: 'balance' } } },
};
export const PictureOnly: Story = { args: { data: { ...full, showText: false } } };

// Shows the lantern.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from 'pagoda/testing';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/acme-lantern 灯笼',
  component: WidgetSample,
  args: { definition },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };

// Shows the heading strip in every style.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/link 标题',
  component: WidgetSample,
  args: { definition },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const BetweenLines: Story = { args: { data: { ...full, style: '2', styleColor: '#8b6d00' } } };
export const BetweenBars: Story = { args: { data: { ...full, style: '3', fontSize: '28' } } };
export const LeftBar: Story = { args: { data: { ...full, style: '4' } } };
export const LeftRing: Story = { args: { data: { ...full, style: '5', fontSize: '24' } } };
export const RightAligned: Story = { args: { data: { ...full, position: 'right', arrowsSwitch: false } } };
export const LongTitle: Story = {
  args: { data: { ...full, title: '这是一个非常非常长的标题，长到一行放不下需要省略' } },
};

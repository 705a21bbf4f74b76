// Shows the rich text.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import definition from '.';
import { hostile, minimal, pictured } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/image-text 图文详情',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: pictured } };
export const Hostile: Story = { args: { data: hostile } };
export const Empty: Story = { args: { data: { content: '' } } };
export const BrokenPicture: Story = {
  args: { data: { content: '<p>四月采青。</p><img alt="茶山" src="missing.png"><p>当日杀青。</p>' } },
};
export const Long: Story = { args: { data: { content: `<p>${'一段很长很长的话，'.repeat(40)}</p>` } } };

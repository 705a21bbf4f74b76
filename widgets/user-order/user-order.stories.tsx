// Shows the entries to the orders with and without counts and pictures.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { testHost } from '~/renderer/testing/test-host';
import definition from '.';
import { full, hostile, minimal, pictured } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/user-order 订单入口',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
/** A guest has no counts. */
export const Guest: Story = {
  args: {
    data: { ...full, navs: full.navs.map((nav) => ({ ...nav, num: 0 })) },
    host: testHost(),
  },
};
export const Many: Story = {
  args: { data: { ...full, navs: full.navs.map((nav) => ({ ...nav, num: 100 })) } },
};
export const Pictured: Story = { args: { data: pictured } };
export const Hostile: Story = { args: { data: hostile } };

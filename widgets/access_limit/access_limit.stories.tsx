// Shows the page that a shopper may not see.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/access_limit 页面访问限制',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

const { member } = full;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: { ...full, picUrl: SAMPLE_PICTURES.goods } } };
export const Levels: Story = { args: { data: { is_all: 0, member } } };
export const ManyLevels: Story = {
  args: {
    data: {
      is_all: 0,
      member: Array.from({ length: 20 }, (_none, level) => ({ level, name: `第${level}级会员` })),
    },
  },
};
export const LongName: Story = {
  args: {
    data: { is_all: 0, member: [{ level: 1, name: '南湖生活馆十周年纪念版至尊黑金终身荣誉会员'.repeat(2) }] },
  },
};
export const Hostile: Story = { args: { data: hostile } };

// Shows the copyright line with and without its parts.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/copyright 版权',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

const pictured = { ...full, picUrl: SAMPLE_PICTURES.banner };

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: pictured } };
export const Hostile: Story = { args: { data: hostile } };
export const PictureOnly: Story = { args: { data: { ...pictured, text: '', link: [] } } };
export const MissingPicture: Story = { args: { data: full } };
export const OnDark: Story = { args: { data: { ...pictured, backgroundColor: '#1f2a24' } } };
export const LongText: Story = {
  args: {
    data: {
      ...pictured,
      text: '由南湖商贸提供技术支持 · 浙ICP备00000000号 · 增值电信业务经营许可证 浙B2-00000000',
    },
  },
};

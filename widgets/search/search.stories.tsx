// Shows the search strip: plain, with pictures, and over a banner.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/draw-widget';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/search 搜索',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

const pictured = { ...full, picUrl: SAMPLE_PICTURES.banner, img: SAMPLE_PICTURES.face };

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: pictured } };
export const Centred: Story = { args: { data: { ...minimal, textPosition: 'center', radius: 29 } } };
export const WithSidePicture: Story = { args: { data: { ...pictured, picUrl: '' } } };
export const ImmersiveWithoutBanner: Story = { args: { data: { ...pictured, typeStyle: '1' } } };
export const LongWords: Story = {
  args: { data: { ...pictured, placeholder: '搜搜茶叶、坚果、厨具、家纺、酒水、图书和更多好东西' } },
};
export const Hostile: Story = { args: { data: hostile } };

// Shows the banner in its three looks and its extremes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { full, hostile, imported, linked, minimal, unlinked } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/banner 轮播广告',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

const pictured = {
  ...full,
  autoplay: 1,
  banners: [
    { ...linked, pic_url: SAMPLE_PICTURES.banner },
    { ...imported, pic_url: SAMPLE_PICTURES.goods },
    { ...unlinked, pic_url: SAMPLE_PICTURES.face },
  ],
};
const flush = {
  ...pictured,
  c_padding_top: 0,
  c_padding_lr: 0,
  c_padding_bottom: 0,
  c_border_top: 0,
  c_border_bottom: 0,
};

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: pictured } };
export const Automatic: Story = { args: { data: { ...pictured, autoplay: 0, interval: 2000 } } };
export const FlatWithBars: Story = { args: { data: { ...flush, mode: 'rect' } } };
export const Cards: Story = { args: { data: { ...flush, style: 2 } } };
export const CrossFading: Story = {
  args: { data: { ...flush, effect: 2, autoplay: 0, interval: 2000, duration: 1000 } },
};
export const WholePictures: Story = { args: { data: { ...flush, fill: 0 } } };
export const Lone: Story = { args: { data: { ...flush, banners: pictured.banners.slice(0, 1) } } };
export const Hundred: Story = {
  args: {
    data: {
      ...flush,
      banners: Array.from(
        { length: 100 },
        (_none, index) => pictured.banners[index % pictured.banners.length],
      ),
    },
  },
};
export const MissingPictures: Story = {
  args: { data: { ...flush, banners: [unlinked, { ...linked, pic_url: '', picUrl: '' }] } },
};
export const Hostile: Story = { args: { data: hostile } };

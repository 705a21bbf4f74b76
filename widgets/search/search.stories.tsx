// Shows the search strip: plain, with pictures, and over a banner, without reducing its height.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { testHost } from '~/renderer/testing/test-host';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import { registry } from '../registry.gen';
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

const overBanner = readLayout(
  [
    { id: 'search', data: { ...pictured, typeStyle: '1' } },
    { id: 'banner', data: { banners: [{ picUrl: SAMPLE_PICTURES.banner }] } },
  ],
  { registry },
).layout;

export const OverBanner: StoryObj = {
  render: () => <Page layout={overBanner} registry={registry} host={testHost()} />,
  play: async ({ canvasElement, canvas }) => {
    const field = await canvas.findByRole('button', { name: /搜索/ });
    const banner = canvasElement.querySelector('[data-widget="banner"]');
    await expect(banner?.getBoundingClientRect().top).toBe(0);
    await expect(field.getBoundingClientRect().bottom).toBeLessThan(
      banner?.getBoundingClientRect().bottom ?? 0,
    );
  },
};
export const LongWords: Story = {
  args: { data: { ...pictured, placeholder: '搜搜茶叶、坚果、厨具、家纺、酒水、图书和更多好东西' } },
};
export const Hostile: Story = { args: { data: hostile } };

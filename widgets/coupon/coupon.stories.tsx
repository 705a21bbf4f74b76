// Shows the strip with one, two, three and many coupons.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { couponOf, discount, full, hostile, minimal, received } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/coupon 优惠券',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const One: Story = { args: { data: { ...full, coupon_list: [couponOf('1')] } } };
export const Two: Story = { args: { data: { ...full, coupon_list: [couponOf('1'), received] } } };
export const Three: Story = {
  args: { data: { ...full, coupon_list: [couponOf('1', { min_price: '10000.00' }), discount, received] } },
  play: async ({ canvas }) => {
    // 32 rpx on a phone 390 px wide: only text that does not fit shrinks.
    const { fontSize } = getComputedStyle(await canvas.findByText('￥20'));
    await expect(Number.parseFloat(fontSize)).toBeCloseTo(16.64, 1);
  },
};
export const Gradient: Story = { args: { data: { ...full, couponBg: '#7a1f1f', couponBgType: 'gradient' } } };
export const OnPicture: Story = { args: { data: { ...full, backgroundPicUrl: SAMPLE_PICTURES.landscape } } };
export const Empty: Story = { args: { data: { ...full, coupon_list: [] } } };
const long = { name: '很长的优惠券名称'.repeat(20), min_price: '99999999.99', sub_price: '88888888.88' };
export const LongText: Story = {
  args: { data: { ...full, coupon_list: [1, 2, 3].map((id) => couponOf(String(id), long)) } },
  play: async ({ canvas }) => {
    for (const amount of await canvas.findAllByText('￥88888888.88')) {
      const act = amount.parentElement?.nextElementSibling;
      const edge = act?.getBoundingClientRect().left ?? 0;
      await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    }
  },
};
export const Hundred: Story = {
  args: {
    data: {
      ...full,
      coupon_list: Array.from({ length: 100 }, (_none, index) => couponOf(String(index + 1))),
    },
  },
};

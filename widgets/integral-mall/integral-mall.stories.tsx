// Shows the goods and coupons of the points mall.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import definition from '.';
import { full, pointsGoods, hostile, minimal, onPicture } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/integral-mall 积分商城',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const Empty: Story = { args: { data: { ...full, list: [], coupon_list: [] } } };
export const Rows: Story = { args: { data: { ...full, listStyle: -1, buyBtnStyle: 4 } } };
export const TwoALine: Story = { args: { data: { ...full, listStyle: 2, buyBtnStyle: 3 } } };
export const ThreeToTwo: Story = { args: { data: { ...full, goodsCoverProportion: '3-2', goodsStyle: 2 } } };
export const Centred: Story = { args: { data: { ...full, listStyle: 2, textStyle: 2, goodsStyle: 3 } } };
export const MissingPicture: Story = {
  args: { data: { ...full, list: [pointsGoods(1, { cover_pic: '' })] } },
};
export const CouponsAlone: Story = { args: { data: { ...full, list: [], showGoods: false } } };
export const CouponsOnPicture: Story = { args: { data: onPicture } };

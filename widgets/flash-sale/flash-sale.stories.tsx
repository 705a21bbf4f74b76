// Shows the goods of flash sales.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import definition from '.';
import { automatic, full, hostile, minimal, saleGoods, saleOf } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/flash-sale 限时抢购',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const Empty: Story = { args: { data: { ...full, list: [] } } };
export const Rows: Story = { args: { data: { ...full, listStyle: -1, buyBtnStyle: 4 } } };
export const TwoALine: Story = { args: { data: { ...full, listStyle: 2, buyBtnStyle: 3 } } };
export const ThreeToTwo: Story = { args: { data: { ...full, goodsCoverProportion: '3-2', goodsStyle: 2 } } };
export const Centred: Story = { args: { data: { ...full, listStyle: 2, textStyle: 2, goodsStyle: 3 } } };
export const MissingPicture: Story = {
  args: { data: { ...full, list: [saleGoods(1, { cover_pic: '' })] } },
};
export const Automatic: Story = { args: { data: automatic } };
export const AutomaticEmpty: Story = { args: { data: { ...automatic, mData: saleOf([]) } } };
export const OwnColours: Story = {
  args: {
    data: {
      ...automatic,
      mBgType: 'pure',
      mBgColor: '#ffe9c7',
      mGoodsBgColor: '#fff8ec',
      mTimeBgColor: '#353535',
      mTimeColor: '#ffffff',
      backgroundColor: '#f7f7f7',
    },
  },
};
export const Preview: Story = {
  args: {
    data: {
      ...automatic,
      mData: saleOf([saleGoods(1004), saleGoods(1005)], {
        activity: null,
        next_activity: { start_at: '2026-11-21 20:00:00', end_at: '2026-11-24 00:00:00' },
      }),
    },
  },
};

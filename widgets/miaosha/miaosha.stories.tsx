// Shows the goods of hourly sessions.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { lookStories } from '../kit/testing/look-stories';
import { automatic, full, hostile, minimal, pickedGoods, sessionGoods, sessionOf } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/miaosha 秒杀',
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
  args: { data: { ...full, list: [pickedGoods(1, { cover_pic: '' })] } },
};
export const Automatic: Story = { args: { data: automatic } };
export const AutomaticEmpty: Story = { args: { data: { ...automatic, mData: sessionOf([]) } } };
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
      mData: sessionOf([sessionGoods(1006), sessionGoods(1008)], {
        open_date: '2026-11-22',
        open_time: '10',
        date_time: 1_795_316_400,
        is_current: 0,
      }),
    },
  },
};
export const Over: Story = {
  args: {
    data: {
      ...automatic,
      mData: sessionOf([sessionGoods(1006)], { open_time: '11', date_time: 1_795_233_600 }),
    },
  },
};

const wideGoods = sessionGoods(1006, { cover_pic: SAMPLE_PICTURES.landscape });
const looks = lookStories(automatic, { mData: sessionOf([wideGoods, sessionGoods(1008)]) });
export const WithTag: Story = looks.WithTag;
export const OnPicture: Story = looks.OnPicture;
export const Contained: Story = looks.Contained;
export const PicturesOnly: Story = looks.PicturesOnly;

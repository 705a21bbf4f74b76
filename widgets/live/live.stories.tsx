// Shows rooms of live shows in each style and state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { full, hostile, minimal, room } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/live 微信直播',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

const { face, goods } = SAMPLE_PICTURES;
const pictured = [101, 102, 103, 104, 105, 106, 0].map((live_status, index) =>
  room(index, {
    live_status,
    anchor_img: face,
    name: index % 2 === 0 ? '秋茶开汤：三款新到的铁观音怎么选' : '晚间小酌',
    goods: index % 3 === 2 ? [] : room(0).goods.map((one) => ({ ...one, cover_img: goods })),
  }),
);
const shows = { ...full, live_list: pictured };

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: shows } };
export const TwoColumns: Story = { args: { data: { ...shows, style_type: 2 } } };
export const Rows: Story = { args: { data: { ...shows, style_type: 3 } } };
export const WithoutGoods: Story = { args: { data: { ...shows, is_show_goods: false } } };
export const MissingPictures: Story = { args: { data: full } };
export const LongText: Story = {
  args: {
    data: {
      ...full,
      style_type: 3,
      live_list: [
        room(1, { name: '很长的名字'.repeat(12), anchor_name: '很长的昵称'.repeat(6), anchor_img: face }),
      ],
    },
  },
};
export const Hostile: Story = { args: { data: hostile } };

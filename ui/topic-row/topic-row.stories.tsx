// Shows a topic in each of its layouts.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_PICTURES } from '../sample-pictures';
import { TopicRow } from './topic-row';

const topic = {
  id: 31,
  title: '秋季养生茶单：从绿到红的时令喝法',
  abstract: '气温转凉，喝对茶比多喝更重要。',
  cover_pic: SAMPLE_PICTURES.goods,
  pic_list: [SAMPLE_PICTURES.face, SAMPLE_PICTURES.goods, SAMPLE_PICTURES.banner].map((url) => ({ url })),
  read_count: '3286人浏览',
  goods_count: '3件宝贝',
  layout: 0,
};

const meta: Meta<typeof TopicRow> = {
  title: 'UI/TopicRow',
  component: TopicRow,
  args: { topic, href: '#/pages/topic/topic?id=31' },
};
export default meta;
type Story = StoryObj<typeof TopicRow>;

export const Small: Story = {};
export const Big: Story = { args: { topic: { ...topic, cover_pic: SAMPLE_PICTURES.banner, layout: 1 } } };
export const Triple: Story = { args: { topic: { ...topic, layout: 2 } } };
export const MissingPicture: Story = { args: { topic: { ...topic, cover_pic: '' } } };

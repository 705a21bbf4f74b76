// Shows entries with an icon over a name.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_PICTURES } from '../sample-pictures';
import { type IconEntry, IconGrid } from './icon-grid';

const entry = (text: string, changes: Partial<IconEntry> = {}): IconEntry => ({
  text,
  icon: '',
  fallback: 'box',
  onTap: () => undefined,
  ...changes,
});

const meta: Meta<typeof IconGrid> = {
  title: 'UI/IconGrid 图标宫格',
  component: IconGrid,
  args: {
    columns: 5,
    iconSize: 52,
    textSize: 26,
    words: { color: '#353535' },
    unit: '笔订单',
    entries: [
      entry('待付款', { count: 2, fallback: 'wallet' }),
      entry('待发货', { count: 128 }),
      entry('待收货', { icon: SAMPLE_PICTURES.face }),
      entry('名字长到要换行的入口'),
      entry('售后', { fallback: 'refresh' }),
    ],
  },
};
export default meta;

type Story = StoryObj<typeof IconGrid>;

export const Five: Story = {};
export const Four: Story = { args: { columns: 4 } };
export const LargeNames: Story = { args: { textSize: 60 } };

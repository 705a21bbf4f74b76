// Sticky heads over a scrolling screen: tabs, a search field.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '../search-field/search-field';
import { Tabs } from '../tabs/tabs';
import { StickyHead } from './sticky-head';

const meta: Meta<typeof StickyHead> = {
  title: 'UI/StickyHead',
  component: StickyHead,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <StickyHead {...args} />
      <p style={{ height: 1200 }}>往下滚动，上面的部分不动</p>
    </>
  ),
};
export default meta;
type Story = StoryObj<typeof StickyHead>;

const TABS = [
  { id: 0, text: '全部' },
  { id: 1, text: '待付款' },
];

export const WithTabs: Story = {
  args: { children: <Tabs label="订单状态" items={TABS} current={0} onChange={() => undefined} /> },
};
export const WithSearch: Story = {
  args: {
    ground: 'strip',
    children: (
      <SearchField value="" placeholder="搜索门店" onChange={() => undefined} onSearch={() => undefined} />
    ),
  },
};

// Shows few tabs, many, with counts and as pills.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Tabs, type TabItem } from './tabs';

const few: TabItem<string>[] = [
  { id: '1', text: '未使用' },
  { id: '2', text: '已使用' },
  { id: '3', text: '已过期' },
];
const many: TabItem<string>[] = Array.from({ length: 12 }, (_, index) => ({
  id: String(index),
  text: `分类${index}`,
}));

function Stateful({ items, shape }: { items: TabItem<string>[]; shape?: 'line' | 'pill' }) {
  const [current, setCurrent] = useState(items[0]?.id ?? '');
  return <Tabs items={items} current={current} label="状态" shape={shape} onChange={setCurrent} />;
}

const meta: Meta<typeof Stateful> = { title: 'UI/Tabs', component: Stateful, args: { items: few } };
export default meta;
type Story = StoryObj<typeof Stateful>;

export const Few: Story = {};
export const Counted: Story = { args: { items: few.map((item, index) => ({ ...item, count: index * 60 })) } };
export const Many: Story = { args: { items: many } };
export const Pills: Story = { args: { items: many, shape: 'pill' } };
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: '未使用' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: '已过期' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: '已过期' })).toHaveAttribute('aria-selected', 'true');
  },
};

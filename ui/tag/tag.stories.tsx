// Shows the tag's tones.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from './tag';

const meta: Meta<typeof Tag> = { title: 'UI/Tag', component: Tag, args: { children: '限购3件' } };
export default meta;
type Story = StoryObj<typeof Tag>;

export const Tint: Story = {};
export const Outline: Story = { args: { tone: 'outline', children: '送积分' } };
export const Fill: Story = { args: { tone: 'fill', children: '预售' } };
export const Grey: Story = { args: { tone: 'grey', icon: 'info', children: '失效' } };
export const Danger: Story = { args: { tone: 'danger', icon: 'warning', children: '低库存' } };
export const Dark: Story = { args: { tone: 'dark', children: '已打烊' } };

/** In a column, such as the text of a goods card, it stays as wide as its text. */
export const InColumn: Story = {
  args: { tone: 'danger', children: '低库存' },
  render: (args) => (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <Tag {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const tag = canvas.getByText('低库存');
    const words = document.createRange();
    words.selectNodeContents(tag);
    const slack = tag.getBoundingClientRect().width - words.getBoundingClientRect().width;
    await expect(slack).toBeLessThan(24);
  },
};

// Shows rich text from HTML and from nodes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RichText } from './rich-text';

const meta: Meta<typeof RichText> = {
  title: 'UI/RichText',
  component: RichText,
  args: {
    content:
      '<h2>柴烧</h2><p style="color:#333">一窑<b>三天</b>。</p><ul><li>泥料</li><li>釉料</li></ul><p><a href="#/pages/index/index">更多</a></p>',
  },
};
export default meta;
type Story = StoryObj<typeof RichText>;

export const Html: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: '更多' })).toBeVisible());
  },
};

/** UI-11: scripts and elements that would cover the page are removed. */
export const Hostile: Story = {
  args: {
    content:
      '<p id="x" onclick="window.ran=1" style="position:fixed;color:#333333">好</p><img src="x" onerror="window.ran=1"><script>window.ran=1</script><iframe src="/"></iframe>',
  },
  play: async ({ canvas, canvasElement }) => {
    const text = await canvas.findByText('好');
    await expect(getComputedStyle(text).position).toBe('static');
    await expect(canvasElement.querySelector('script, iframe, [onclick], [onerror]')).toBeNull();
    await expect('ran' in window).toBe(false);
  },
};

export const Nodes: Story = {
  args: {
    content: [
      {
        tag: 'p',
        style: 'text-align:center',
        children: [{ text: '节点' }, { tag: 'strong', children: ['文本'] }],
      },
    ],
  },
};

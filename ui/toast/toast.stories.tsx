// Shows toasts alone, with an icon, with a button, and above a sheet.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Sheet } from '../sheet/sheet';
import { Toast } from './toast';

const meta: Meta<typeof Toast> = { title: 'UI/Toast', component: Toast, args: { text: '添加成功' } };
export default meta;
type Story = StoryObj<typeof Toast>;

export const Plain: Story = {};
export const Success: Story = { args: { icon: 'success' } };
export const Warning: Story = { args: { icon: 'warning', text: '库存不足' } };
export const Undo: Story = { args: { text: '已取消收藏', action: { text: '撤销', onTap: () => undefined } } };

/** A toast is above an open sheet, in engines without `popover` too. */
export const AboveSheet: Story = {
  render: () => (
    <>
      <Toast text="库存不足" />
      <Sheet isOpen title="选择" onClose={() => undefined}>
        红色
      </Sheet>
    </>
  ),
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(canvas.getByText('库存不足'))).toBe(true));
  },
};

// Shows the sheet short, long, with a footer, and opened by a button.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { Sheet } from './sheet';

const meta: Meta<typeof Sheet> = {
  title: 'UI/Sheet',
  component: Sheet,
  args: { isOpen: true, title: '优惠明细', onClose: () => undefined, children: <p>满100减10</p> },
};
export default meta;
type Story = StoryObj<typeof Sheet>;

export const Short: Story = {};
export const WithFooter: Story = {
  args: {
    footer: (
      <Button kind="primary" size="wide">
        确定
      </Button>
    ),
  },
};
export const Long: Story = {
  args: {
    children: (
      <div>
        {Array.from({ length: 60 }, (_, index) => (
          <p key={index}>第{index + 1}行</p>
        ))}
      </div>
    ),
  },
};
export const OnlyCrossCloses: Story = { args: { isMaskClosing: false, title: '支付方式' } };

function Opened() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="outline" size="normal" onClick={() => setIsOpen(true)}>
        打开
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title="选择">
        <button type="button">红色</button>
      </Sheet>
    </>
  );
}

/** The focus enters and returns, Esc closes, and the layer is removed from the document (UI-06). */
export const FocusAndEscape: Story = {
  name: 'Focus and escape, above a mask of 60 % black (UI-07)',
  render: () => <Opened />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '打开' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: '选择' });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    await expect(dialog.contains(document.activeElement)).toBe(true);
    const style = getComputedStyle(dialog);
    await expect([style.zIndex, style.backgroundColor, style.transitionDuration]).toEqual([
      '1001',
      'rgba(0, 0, 0, 0.6)',
      '0.3s',
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(document.activeElement).toBe(opener);
  },
};

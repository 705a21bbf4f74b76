// Dialogs: the key that confirms presses the button that acts, of the uppermost dialog alone.
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { AskSure } from '../shell/ask';
import { Button } from './button';
import { Dialog } from './dialog';

const confirm = (more: object = {}) => fireEvent.keyDown(window, { key: 'Enter', ctrlKey: true, ...more });

it('confirms by its key, and not while an input method composes', () => {
  const act = vi.fn();
  const foot = (
    <>
      <Button onClick={() => expect.fail('cancelled')}>取消</Button>
      <Button look="primary" onClick={act}>
        确定
      </Button>
    </>
  );
  const { unmount } = render(
    <Dialog title="一" width={400} onClose={vi.fn()} actions={foot}>
      <textarea />
    </Dialog>,
  );
  confirm({ isComposing: true });
  expect(act).not.toHaveBeenCalled();
  confirm();
  expect(act).toHaveBeenCalledTimes(1);
  unmount();
  confirm();
  expect(act).toHaveBeenCalledTimes(1);
});

it('confirms the dialog above, and what asks whether one is sure', async () => {
  const below = vi.fn();
  const above = vi.fn(() => Promise.resolve(true));
  const foot = (
    <Button look="primary" onClick={below}>
      确定
    </Button>
  );
  const dialogs = (asked: ReactNode) => (
    <Dialog title="下" width={400} onClose={vi.fn()} actions={foot}>
      {asked}
    </Dialog>
  );
  const { rerender } = render(dialogs(null));
  rerender(dialogs(<AskSure title="上" words="删除？" act={above} onClose={vi.fn()} />));
  confirm();
  await vi.waitFor(() => expect(above).toHaveBeenCalledTimes(1));
  expect(below).not.toHaveBeenCalled();
});

it('does nothing while the button cannot be pressed', () => {
  const act = vi.fn();
  const foot = (
    <Button look="primary" disabled onClick={act}>
      确定
    </Button>
  );
  render(
    <Dialog title="三" width={400} onClose={vi.fn()} actions={foot}>
      <p>字</p>
    </Dialog>,
  );
  confirm();
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByText('字')).toBeDefined();
});

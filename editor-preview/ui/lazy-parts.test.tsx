// A part that does not load, or throws, is the only one that is missing, and is tried again.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Bounded } from './bounded';
import { Dialog } from './dialog';
import { dialogPart, placePart } from './lazy-parts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const Opened = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="发布" width={400} onClose={onClose}>
    检查
  </Dialog>
);

function Page({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <input aria-label="标题" defaultValue="首页" />
      {isOpen ? children(() => setIsOpen(false)) : null}
    </>
  );
}

const isPageThere = () => screen.getByDisplayValue('首页').isConnected;

it('loads the code of a dialog again after 重试, and the page remains', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Opened }>>();
  load.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue({ default: Opened });
  const Part = dialogPart('publish', load);
  render(<Page>{(close) => <Part onClose={close} />}</Page>);
  await screen.findByText('有一部分没有加载到');
  expect(isPageThere()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByRole('heading', { name: '发布' });
  expect([load.mock.calls.length, isPageThere()]).toEqual([2, true]);
  expect(screen.queryByText('有一部分没有加载到')).toBeNull();
});

it('closes a dialog that did not load', async () => {
  const Part = dialogPart<{ onClose: () => void }>('publish', () =>
    Promise.reject(new TypeError('no network')),
  );
  render(<Page>{(close) => <Part onClose={close} />}</Page>);
  await screen.findByText('有一部分没有加载到');
  fireEvent.click(screen.getByText('关闭'));
  await waitFor(() => expect(screen.queryByText('有一部分没有加载到')).toBeNull());
  expect(isPageThere()).toBe(true);
});

it('loads the code of a place again when the browser is back online', async () => {
  const load = vi.fn<() => Promise<{ default: () => string }>>();
  load.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue({ default: () => '预览' });
  const Part = placePart('preview', load, '正在加载…');
  render(<Part />);
  await screen.findByText('有一部分没有加载到');
  fireEvent(window, new Event('online'));
  await screen.findByText('预览');
});

it('says of a panel that throws that nothing is lost, until another block is chosen', () => {
  const Panel = ({ uid }: { uid: string }) => {
    if (uid === 'a') throw new Error('broken');
    return uid;
  };
  const view = (uid: string) => (
    <Bounded resetKeys={[uid]}>
      <Panel uid={uid} />
    </Bounded>
  );
  const { rerender } = render(view('a'));
  screen.getByText('这里出错了，修改都在');
  rerender(view('b'));
  screen.getByText('b');
});

// Proves which files the uploader passes on.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Uploader, type UploadItem } from './uploader';

const done: UploadItem = { id: 'a', url: '/a.png', state: 'done' };
const file = (name: string) => new File(['x'], name, { type: 'image/png' });

const acts = () => ({ onPick: vi.fn(), onRemove: vi.fn(), onRetry: vi.fn(), onPreview: vi.fn() });

function show(items: UploadItem[], max = 3) {
  const all = acts();
  render(<Uploader items={items} max={max} label="图片" {...all} />);
  return all;
}

describe('Uploader', () => {
  it('passes on no more files than the limit allows', () => {
    const { onPick } = show([done], 2);
    fireEvent.change(screen.getByLabelText('添加图片'), {
      target: { files: [file('1.png'), file('2.png')] },
    });
    expect(onPick.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(['1.png']);
  });

  it('asks another chooser instead of the browser, for what still fits', async () => {
    const [{ onPick, ...others }, choose] = [acts(), vi.fn(async () => [file('1.jpeg'), file('2.jpeg')])];
    render(<Uploader items={[done]} max={2} label="图片" {...others} onPick={onPick} choose={choose} />);
    const isLeftToBrowser = fireEvent.click(screen.getByLabelText('添加图片'));
    expect([isLeftToBrowser, choose.mock.calls]).toEqual([false, [[1]]]);
    await waitFor(() => expect(onPick.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(['1.jpeg']));
  });

  it('opens the choice of the browser where the other chooser cannot', async () => {
    const all = acts();
    render(<Uploader items={[]} max={2} label="图片" {...all} choose={async () => null} />);
    const input = screen.getByLabelText('添加图片');
    const clicks: boolean[] = [];
    // The listener of the window sees each click after the tile.
    const listen = (event: Event) => clicks.push(event.defaultPrevented);
    window.addEventListener('click', listen);
    await act(async () => void fireEvent.click(input));
    window.removeEventListener('click', listen);
    expect([clicks, all.onPick.mock.calls]).toEqual([[true, false], []]);
  });

  it('has no adding tile when it is full', () => {
    show([done], 1);
    expect(screen.queryByLabelText('添加图片')).toBeNull();
  });

  it('removes, previews and retries', () => {
    const all = show([done, { ...done, id: 'b', state: 'failed' }]);
    fireEvent.click(screen.getByRole('button', { name: '查看图片1' }));
    fireEvent.click(screen.getByRole('button', { name: '上传失败' }));
    fireEvent.click(screen.getByRole('button', { name: '删除图片2' }));
    expect(all.onPreview).toHaveBeenCalledWith('a');
    expect(all.onRetry).toHaveBeenCalledWith('b');
    expect(all.onRemove).toHaveBeenCalledWith('b');
  });

  it('names the tile of a document', () => {
    render(<Uploader items={[]} max={1} label="营业执照" shape="document" {...acts()} />);
    expect(screen.getByRole('list').textContent).toBe('营业执照');
  });

  it('shows the progress of an upload', () => {
    show([{ ...done, state: 'uploading', progress: 0.4 }]);
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.4);
  });
});

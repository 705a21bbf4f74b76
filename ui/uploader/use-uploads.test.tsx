// Proves uploads: sizes, progress, failure, retry and removal.
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MAX_UPLOAD_BYTES } from '~/domain/constants';
import { type UploadsOptions, useUploads } from './use-uploads';

const file = (name: string, size = 1) => {
  const made = new File(['x'], name, { type: 'image/png' });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

/** An upload that a test settles by hand. */
function byHand() {
  const ends: { resolve: (url: string) => void; reject: () => void; progress: (share: number) => void }[] =
    [];
  const upload: UploadsOptions['upload'] = (_file, progress) =>
    new Promise((resolve, reject) => ends.push({ resolve, reject: () => reject(new Error('no')), progress }));
  return { ends, upload };
}

const useSample = (options: Partial<UploadsOptions>) =>
  useUploads({ upload: async () => 'done.png', say: vi.fn(), ...options });
const start = (options: Partial<UploadsOptions>) => renderHook(useSample, { initialProps: options }).result;

describe('a picture', () => {
  it('is uploaded when it is chosen, reports its progress, and gets its address', async () => {
    const { ends, upload } = byHand();
    const onItems = vi.fn();
    const result = start({ upload, onItems });
    await act(async () => result.current.pick([file('a.png')]));
    expect(result.current.isUploading).toBe(true);
    act(() => ends[0]?.progress(0.4));
    expect(result.current.items[0]).toMatchObject({ state: 'uploading', progress: 0.4 });
    act(() => ends[0]?.resolve('uploads/a.png'));
    await waitFor(() => expect(result.current.urls).toEqual(['uploads/a.png']));
    expect(onItems.mock.lastCall?.[0]).toMatchObject([{ state: 'done', url: 'uploads/a.png' }]);
  });

  it('that failed stays in the list, and is uploaded again on retry', async () => {
    const { ends, upload } = byHand();
    const result = start({ upload });
    await act(async () => result.current.pick([file('a.png')]));
    act(() => ends[0]?.reject());
    await waitFor(() => expect(result.current.items[0]?.state).toBe('failed'));
    await act(async () => result.current.retry(result.current.items[0]?.id ?? ''));
    act(() => ends[1]?.resolve('uploads/a.png'));
    await waitFor(() => expect(result.current.urls).toEqual(['uploads/a.png']));
  });

  it('that was removed while uploading does not reappear', async () => {
    const { ends, upload } = byHand();
    const result = start({ upload });
    await act(async () => result.current.pick([file('a.png')]));
    act(() => result.current.remove(result.current.items[0]?.id ?? ''));
    await act(async () => ends[0]?.resolve('uploads/a.png'));
    expect(result.current.items).toEqual([]);
  });

  it('of more than 10 MiB is rejected with a message (NS-10)', async () => {
    const say = vi.fn();
    const result = start({ say });
    act(() =>
      result.current.pick([file('big.png', MAX_UPLOAD_BYTES + 1), file('fits.png', MAX_UPLOAD_BYTES)]),
    );
    expect(say).toHaveBeenCalledExactlyOnceWith('图片不能超过10MB');
    await waitFor(() => expect(result.current.urls).toEqual(['done.png']));
  });

  it('of an Apple phone is uploaded as JPEG, or goes with words where the browser cannot read it', async () => {
    const photo = new File(['x'], 'IMG_0001.HEIC', { type: 'image/heic' });
    const upload = vi.fn(async (sent: File) => sent.name);
    const say = vi.fn();
    const result = start({ upload, say });
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown format')));
    await act(async () => result.current.pick([photo]));
    await waitFor(() => expect(result.current.items).toEqual([]));
    expect(say).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^这是苹果照片（HEIC）.*另存为 JPG/));
    expect(upload).not.toHaveBeenCalled();

    vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => undefined }));
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(new Blob(['jpeg'])));
    await act(async () => result.current.pick([photo]));
    await waitFor(() => expect(result.current.urls).toEqual(['IMG_0001.jpg']));
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('may exist initially', () => {
    expect(start({ initial: ['uploads/old.png'] }).current.urls).toEqual(['uploads/old.png']);
  });
});

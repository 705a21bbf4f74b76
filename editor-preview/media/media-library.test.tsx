// The library finds pictures by a colour, and takes photos of Apple's phones.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import { picture } from '../testing/mall-answers';
import { uploadablePicture } from '~/ui/uploader/apple-photo';
import type { FileKind } from './files';
import { MediaLibrary } from './media-library';

beforeEach(() => {
  fakeApi.reset();
  fakeApi.answer('GET media/folders', { items: [] });
  fakeApi.answer('GET media', ({ query }: { query: Record<string, string> }) => ({
    items: query['colour'] === 'blue' ? [] : [picture],
    next: null,
  }));
});

const show = (kind: FileKind) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MediaLibrary
        kind={kind}
        isReadOnly={false}
        chosen={[]}
        onPick={() => undefined}
        onUploaded={() => undefined}
      />
    </QueryClientProvider>,
  );
const swatch = (name: string) => screen.getByRole('button', { name });
const asked = () => fakeApi.asked('GET media').map(({ query }) => query['colour']);

it('asks for the pictures of a colour, and for all again', async () => {
  show('picture');
  await screen.findByText('新茶');
  fireEvent.click(swatch('蓝'));
  expect(await screen.findByText('没有找到')).toBeDefined();
  expect(swatch('蓝').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(swatch('绿'));
  await screen.findByText('新茶');
  expect([swatch('蓝'), swatch('绿')].map((one) => one.getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
  ]);
  expect(asked()).toEqual([undefined, 'blue', 'green']);
  fireEvent.click(swatch('所有颜色'));
  expect(swatch('绿').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(swatch('蓝'));
  fireEvent.click(swatch('蓝'));
  expect(screen.queryByRole('button', { name: '所有颜色' })).toBeNull();
});

it('has no colours of films', async () => {
  show('video');
  await screen.findByText('新茶');
  expect(screen.queryByRole('group', { name: '颜色' })).toBeNull();
});

it('names a photo of an Apple phone that the browser cannot read, and offers no other try', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('InvalidStateError')));
  const { container } = show('picture');
  await screen.findByText('新茶');
  const input = container.querySelector('input[type="file"]');
  if (input === null) throw new Error('no input');
  // Browsers that do not know it give no type.
  fireEvent.change(input, { target: { files: [new File(['x'], 'IMG_0001.HEIC')] } });
  expect(await screen.findByText(/苹果照片（HEIC）.*兼容性最佳/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  vi.unstubAllGlobals();
});

it('makes a JPEG of it where the browser reads it', async () => {
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 40, height: 30, close }));
  const draw = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const blob = vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((give, type) => give(new Blob(['jpeg'], { type: type ?? '' })));
  const made = await uploadablePicture(new File(['x'], 'IMG_0001.HEIC', { type: 'image/heic' }));
  expect([made.name, made.type, await made.text()]).toEqual(['IMG_0001.jpg', 'image/jpeg', 'jpeg']);
  expect(close).toHaveBeenCalledOnce();
  draw.mockRestore();
  blob.mockRestore();
  vi.unstubAllGlobals();
});

it('opens in the folder where one was last, and in all where that is gone', async () => {
  localStorage.clear();
  const folder = { id: 4, name: '秋茶', count: 1 };
  fakeApi.answer('GET media/folders', { items: [folder] });
  const first = show('picture');
  fireEvent.click(await screen.findByRole('button', { name: /^秋茶/ }));
  first.unmount();
  fakeApi.calls.length = 0;
  const second = show('picture');
  await screen.findByText('新茶');
  expect(fakeApi.asked('GET media')[0]?.query['folder']).toBe('4');
  second.unmount();
  fakeApi.answer('GET media/folders', { items: [] });
  show('picture');
  await waitFor(() => expect(fakeApi.asked('GET media').at(-1)?.query['folder']).toBeUndefined());
});

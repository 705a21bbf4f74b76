// A new avatar is a picture that the server takes, also where a phone gives its photos no type.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import * as overlays from '../../state/overlays';
import { backend } from '../../testing/fake-backend';
import { startMall } from '../../testing/render-screen';
import { useAvatarUpload } from './use-avatar-upload';

const toast = vi.spyOn(overlays, 'toast');
const save = vi.fn();

beforeEach(async () => {
  toast.mockClear();
  save.mockClear();
  await startMall();
  backend.answer(attachmentUpload.route, { url: 'uploads/20261121/a.jpg' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function choose(file: File): Promise<void> {
  const { result } = renderHook(() => useAvatarUpload(save));
  await act(() => result.current.run(file));
}

it('says of an Apple photo without a type what it is, where the browser cannot read it', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown format')));
  await choose(new File(['x'], 'IMG_0001.HEIC'));
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^这是苹果照片（HEIC）/));
  expect(save).not.toHaveBeenCalled();
});

it('sends no film', async () => {
  await choose(new File(['x'], 'a.mp4', { type: 'video/mp4' }));
  expect(toast).toHaveBeenCalledExactlyOnceWith('请选择图片');
  expect(save).not.toHaveBeenCalled();
});

it('hands on the address of the picture', async () => {
  await choose(new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  expect(save).toHaveBeenCalledExactlyOnceWith('uploads/20261121/a.jpg');
});

// The link for a phone: an address that only this computer knows is said, and copying may be refused.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { openDraft } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { fakeApi } from '../testing/fake-api';
import PhoneDialog from './phone-dialog';

const LINKS = 'documents/page-1/preview-links';
const link = {
  id: 1,
  token: 'secret',
  endsAt: '2026-11-25T04:00:00.000Z',
  by: { id: 1, name: '林知夏' },
  audience: DEFAULT_AUDIENCE,
};

beforeEach(() => {
  fakeApi.reset();
  fakeApi.answer(`POST ${LINKS}`, link);
  fakeApi.answer(`GET ${LINKS}`, { items: [link] });
});
afterEach(() => vi.unstubAllGlobals());

async function showLink(address: string) {
  vi.stubGlobal('location', new URL(address));
  const store = new EditorStore(openDraft(titles(['一'])));
  const view = renderInEditor(store, <PhoneDialog onClose={() => undefined} />, {
    answer: { doc: 'page-1' },
  });
  fireEvent.click(screen.getByRole('button', { name: '生成二维码' }));
  await screen.findByRole('textbox', { name: '预览链接' });
  return view;
}

const UNREACHABLE = /手机打不开/;

it.each(['localhost', '127.0.0.1'])('says that a phone cannot reach %s', async (host) => {
  await showLink(`http://${host}:3000/studio/`);
  expect(screen.getByText(UNREACHABLE).textContent).toBe(
    `手机打不开 ${host}，请用这台电脑在局域网里的地址打开工作台`,
  );
});

it('says nothing of an address in the network, and how to copy it without a clipboard', async () => {
  vi.stubGlobal('navigator', {});
  const { said } = await showLink('http://192.168.1.20:3000/studio/');
  expect(screen.queryByText(UNREACHABLE)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '复制链接' }));
  await waitFor(() => expect(said).toEqual(['没有复制成功，请手动选中链接']));
});

it('says of each link for whom and when it shows the page', async () => {
  const at = '2026-11-26T12:00:00.000Z';
  const audiences = [
    { ...DEFAULT_AUDIENCE, identity: 'member' as const, isDistributor: true },
    { ...DEFAULT_AUDIENCE, at, platform: 'wechat' },
  ];
  fakeApi.answer(`GET ${LINKS}`, {
    items: audiences.map((audience, index) => ({ ...link, id: index + 1, audience })),
  });
  await showLink('http://192.168.1.20:3000/studio/');
  expect(screen.getByText('林知夏 · 分销商 · 现在 · 11-25 12:00 失效')).toBeDefined();
  expect(screen.getByText('林知夏 · 游客 · 11-26 20:00 · 微信 · 11-25 12:00 失效')).toBeDefined();
});

// Deleting a module says where it is used and what becomes of these places, and asks once.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rights } from '~/domain/studio/api';
import type { DetachPlan } from '~/domain/studio/api-modules';
import { addressesOf, openMenu, renderPlace } from '../app/testing';
import { fakeApi } from '../testing/fake-api';
import ModulesScreen from './modules-screen';

const row = { id: 5, name: '页脚', blockCount: 2, uses: 1, isLive: true, hasChanges: false };
const uses = [
  { doc: 'page-7', title: '秋季会场', isLive: true },
  { doc: 'user-center-1', title: '我的', isLive: true },
  { doc: 'page-8', title: '冬季会场', isLive: false, uid: 'b0' },
];
const PLAN: DetachPlan = { uses, drafts: 3, live: 2, tabbed: [], refusals: [] };

beforeEach(() => fakeApi.reset());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(plan: Partial<DetachPlan>, rights?: Rights) {
  const item = { ...row, changedAt: '2026-11-20T04:00:00.000Z', deletedAt: null };
  fakeApi.answer('GET modules', { items: [item], next: null });
  fakeApi.answer('GET modules/5/detach', { ...PLAN, ...plan });
  renderPlace(<ModulesScreen />, rights === undefined ? {} : { rights });
  await openMenu('「页脚」的操作');
  fireEvent.click(screen.getByRole('menuitem', { name: '删除' }));
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('a module in use', () => {
  it('leads to what uses it, and says what becomes of that', async () => {
    await open({});
    expect(await screen.findByRole('heading', { name: '模块「页脚」用于 3 个页面' })).toBeDefined();
    expect(await addressesOf('秋季会场')).toEqual(['#/pages/7/edit']);
    expect(await addressesOf('我的')).toEqual(['#/user-center/1/edit']);
    expect(
      screen.getByText(
        '这些页面会换成现在的组件，顾客看到的不变；共 3 个草稿、2 个线上页面。模块会到回收站，30 天内可以恢复。',
      ),
    ).toBeDefined();
  });

  it('is detached everywhere and deleted, once, and the result is said', async () => {
    await open({});
    let finish: (answer: unknown) => void = () => undefined;
    const waiting = new Promise((done) => (finish = done));
    fakeApi.answer('POST modules/5/detach', () => ({ documents: 3, drafts: 3, live: 2 }));
    const asked = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      if (init.method === 'POST') await waiting;
      return asked(address, init);
    });
    await press('解除关联后删除');
    expect(await screen.findByText('正在解除 3 个页面的关联…')).toBeDefined();
    await press('解除关联后删除');
    finish(null);
    expect(await screen.findByText('已解除 3 个页面的关联，删除了模块「页脚」')).toBeDefined();
    expect(fakeApi.asked('POST modules/5/detach')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: '解除关联后删除' })).toBeNull());
  });

  it('says whose tabs are gone afterwards', async () => {
    await open({ tabbed: ['秋季会场'], live: 0 });
    const words =
      '这些页面会换成现在的组件，除了标签，顾客看到的不变；共 3 个草稿。「秋季会场」里用标签切换的几个模块会上下排列。模块会到回收站，30 天内可以恢复。';
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('is not deleted as long as something stands against it', async () => {
    const words = '「秋季会场」的定时（11-27 20:00）用到它，先取消定时，或等它完成';
    await open({ refusals: [words] });
    expect((await screen.findByRole('alert')).textContent).toBe(`现在不能删除：${words}`);
    expect(screen.queryByRole('button', { name: '解除关联后删除' })).toBeNull();
  });

  it('stays, with the words of the server, where it could not be deleted', async () => {
    await open({});
    fakeApi.refuse('POST modules/5/detach', '「秋季会场」：最多 20 个组件，还能加 1 个', 409);
    await press('解除关联后删除');
    expect(await screen.findByText('「秋季会场」：最多 20 个组件，还能加 1 个')).toBeDefined();
    expect(screen.getByRole('button', { name: '解除关联后删除' })).toHaveProperty('disabled', false);
  });

  it('is deleted by those who may publish, who are named to the others', async () => {
    await open({}, { canEdit: true, canPublish: false, isOwner: false });
    expect(await screen.findByText('你的角色不能发布，请 所有者 来删除。')).toBeDefined();
    expect(screen.queryByRole('button', { name: '解除关联后删除' })).toBeNull();
  });
});

it('a module that nothing uses is deleted, with a way back', async () => {
  await open({ uses: [], drafts: 0, live: 0 });
  fakeApi.answer('DELETE modules/5', null);
  await press('删除');
  expect(await screen.findByText('已删除模块「页脚」')).toBeDefined();
  fakeApi.answer('POST modules/5/restore', null);
  await press('撤销');
  await waitFor(() => expect(fakeApi.asked('POST modules/5/restore')).toHaveLength(1));
});

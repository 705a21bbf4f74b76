// Each issue of the page as a whole has a way to where it is mended.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '~/domain/studio/api';
import { openDraft, tabOf } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { fakeApi } from '../testing/fake-api';
import { CheckProvider } from './check-context';
import { CheckPanel } from './check-panel';

beforeEach(() => fakeApi.reset());
afterEach(() => vi.unstubAllGlobals());

/** Ten blocks in the second tab, one of them hidden, of eight that it may have. */
async function openPanel({ isOwner = true, isReadOnly = false } = {}) {
  let made = 0;
  const blocks = JSON.stringify(Array.from({ length: 10 }, () => ({ id: 'notice', data: {} })));
  const tabs = ['[]', blocks].map((text, index) =>
    tabOf(text, { key: `t${index}`, name: `${index}`, templateId: index, newUid: () => `b${made++}` }),
  );
  const doc = openDraft({ tabs, notes: { b0: { isHidden: true } }, meta: {} });
  const store = new EditorStore(doc, { isReadOnly });
  const me = {
    operator: { id: 1, name: '林知夏' },
    permissions: [],
    owners: [],
    rights: { canEdit: true, isOwner },
    settings: { maxBlocks: 8 },
  } as unknown as Me;
  const panel = (
    <CheckProvider>
      <CheckPanel />
    </CheckProvider>
  );
  const { ui } = renderInEditor(store, panel, { answer: { kind: 'page', review: null }, parts: { me } });
  act(() => ui.set({ panel: 'check' }));
  await waitFor(() => expect(screen.getByText(/已隐藏 1 个组件/)).toBeDefined(), { timeout: 3000 });
  return { store, ui };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('leads from what is hidden to the outline of its tab with hidden blocks alone', async () => {
  const { store, ui } = await openPanel();
  press('看已隐藏的');
  expect(store.get().tab).toBe('t1');
  expect(ui.get()).toMatchObject({ panel: 'outline', isHiddenOnly: true });
});

it('leads from too many blocks to the outline, and owners to the settings', async () => {
  const { ui } = await openPanel();
  press('去大纲');
  expect(ui.get()).toMatchObject({ panel: 'outline', isHiddenOnly: false });
  press('去设置');
  expect(window.location.hash).toBe('#/settings');
});

it('leads from a page without headings to the list of components', async () => {
  const { store, ui } = await openPanel({ isOwner: false });
  press('添加组件');
  expect([store.get().tab, ui.get().dialog]).toEqual(['t1', 'insert']);
  expect(screen.queryByRole('button', { name: '去设置' })).toBeNull();
});

it('leads those who may only look to the outline alone', async () => {
  await openPanel({ isReadOnly: true });
  expect(screen.queryByRole('button', { name: '添加组件' })).toBeNull();
  expect(screen.getAllByRole('button', { name: '去大纲' }).length).toBeGreaterThan(0);
});

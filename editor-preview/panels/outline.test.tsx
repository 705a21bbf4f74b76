// The outline of a long page: few rows are mounted of many, and Tab always finds one of them.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DocumentAnswer, Me } from '~/domain/studio/api';
import { openDraft, tabOf } from '~/domain/studio/document';
import { CheckProvider } from '../check/check-context';
import { type Editor, EditorParts } from '../editor/editor-context';
import { EditorUi } from '../editor/editor-ui';
import { EditorStore } from '../store/editor-store';
import { EditorContext } from '../store/use-editor';
import { fakeApi } from '../testing/fake-api';
import { stubLayout } from '../testing/stub-layout';
import { Outline } from './outline';

const MANY = 1000;

function renderOutline(): EditorStore {
  let read = 0;
  const elements = Array.from({ length: MANY }, () => ({ id: 'empty', data: { height: 30 } }));
  const newUid = () => `b${read++}`;
  const tab = tabOf(JSON.stringify(elements), { key: 'a', name: '首页', templateId: 1, newUid });
  const store = new EditorStore(openDraft({ tabs: [tab], notes: {}, meta: {} }));
  const me = { permissions: [], rights: { canEdit: true }, settings: { maxBlocks: MANY } } as unknown as Me;
  const editor = {
    answer: { kind: 'page', review: null } as unknown as DocumentAnswer,
    store,
    me,
    ui: new EditorUi(),
    recovered: [],
    say: () => undefined,
  } as unknown as Editor;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditorContext value={store}>
        <EditorParts value={editor}>
          <CheckProvider>
            <Outline />
          </CheckProvider>
        </EditorParts>
      </EditorContext>
    </QueryClientProvider>,
  );
  return store;
}

beforeEach(() => {
  fakeApi.reset();
  stubLayout({ height: 640 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stops = () => screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0);

it('mounts the rows about the view of 1,000', () => {
  renderOutline();
  expect(screen.getByText(`${MANY} / ${MANY} 个组件`)).toBeDefined();
  const rows = screen.getAllByRole('treeitem');
  expect(rows.length).toBeGreaterThanOrEqual(20);
  expect(rows.length).toBeLessThan(60);
});

it('is entered by Tab also while what is selected is out of view', () => {
  const store = renderOutline();
  act(() => store.select(['b3']));
  expect(stops()).toHaveLength(1);
  expect(stops()[0]?.getAttribute('aria-selected')).toBe('true');
  act(() => store.select([`b${MANY - 1}`]));
  expect(stops()).toHaveLength(1);
});

const painted = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

it('takes the focus along with the selection, but not from where it went meanwhile', async () => {
  const store = renderOutline();
  act(() => store.select(['b3']));
  stops()[0]?.focus();
  act(() => store.select(['b5']));
  await painted();
  expect(document.activeElement?.getAttribute('data-key')).toBe('b5');
  const phone = document.body.appendChild(document.createElement('button'));
  act(() => store.select(['b7']));
  phone.focus();
  await painted();
  expect(document.activeElement).toBe(phone);
  phone.remove();
});

// A link leads to a tab and a block of a document, and the address follows what is open.
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contextOf } from '~/domain/studio/commands/testing';
import { draftOf, openDraft } from '~/domain/studio/document';
import { useSearchParams } from '../shell/navigation';
import { renderPlace } from '../app/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { stubAroundDocument } from '../testing/open-document';
import { hashOf, tabAt, useAddress } from './address';
import { type OpenedDraft, useOpenDocument } from './load-document';

/** The tabs `a` with `b0` and `b1`, and `b`. */
const { doc } = contextOf([
  { id: 'link', data: {} },
  { id: 'link', data: {} },
]);

it('names a tab by its place or its key', () => {
  expect(['2', 'b', '1', '0', '3', ''].map((text) => tabAt(doc, text))).toEqual(['b', 'b', 'a', '', '', '']);
});

it('says the tab and the first block, beside what else it says', () => {
  const store = new EditorStore(doc, { tab: 'b' });
  const hash = '#/pages/12/edit?from=list&b=b9';
  expect(hashOf(hash, store.get())).toBe('#/pages/12/edit?from=list&tab=2');
  store.select(['b0', 'b1']);
  expect(hashOf(hash, store.get())).toBe('#/pages/12/edit?from=list&b=b0&tab=1');
});

it('says nothing of the only tab', () => {
  const store = new EditorStore(openDraft(titles(['一'])));
  expect(hashOf('#/modules/5/edit?tab=1', store.get())).toBe('#/modules/5/edit');
});

const draft = {
  answer: {
    doc: 'page-12',
    kind: 'page',
    version: 1,
    content: draftOf(doc),
    changedAt: '2026-11-20T04:00:00.000Z',
    isTrashed: false,
  },
  recovered: { entries: [], pending: [] },
  session: 'session',
} as unknown as OpenedDraft;

stubAroundDocument();

function Opened() {
  const [search] = useSearchParams();
  const { store } = useOpenDocument(draft, {
    tab: search.get('tab') ?? '',
    block: search.get('b') ?? '',
    say: () => undefined,
  });
  useAddress(store);
  const { tab, selection } = store.get();
  return (
    <>
      <output>{`${tab} ${selection.join(' ')}`}</output>
      <button type="button" onClick={() => store.select(['b0'])}>
        选中
      </button>
      <button type="button" onClick={() => store.openTab('b')}>
        分页
      </button>
    </>
  );
}

it('opens a document at its block, and follows what is open without a step of the history', async () => {
  renderPlace(<Opened />, { address: '/pages/12/edit?tab=2&b=b1' });
  expect(await screen.findByText('a b1')).toBeDefined();
  const before = window.history.length;
  act(() => screen.getByRole('button', { name: '选中' }).click());
  expect(window.location.hash).toBe('#/pages/12/edit?tab=1&b=b0');
  act(() => screen.getByRole('button', { name: '分页' }).click());
  expect(window.location.hash).toBe('#/pages/12/edit?tab=2');
  expect(window.history).toHaveLength(before);
});

it('stays as it is once another place is on its way', async () => {
  renderPlace(<Opened />, { address: '/pages/12/edit' });
  const select = await screen.findByRole('button', { name: '选中' });
  window.history.replaceState(null, '', '/#/pages');
  act(() => select.click());
  expect(window.location.hash).toBe('#/pages');
});

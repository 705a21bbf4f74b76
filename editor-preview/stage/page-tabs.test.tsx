// The strip under the phone opens the page's tabs, by pointer and keys.
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { CheckProvider } from '../check/check-context';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { PageTabs } from './page-tabs';

function open(
  lists: readonly (readonly string[])[],
  { isReadOnly = false, kind = 'page' }: { isReadOnly?: boolean; kind?: 'page' | 'module' } = {},
) {
  const store = new EditorStore(openDraft(titles(...lists)), { isReadOnly });
  const { ui } = renderInEditor(
    store,
    <CheckProvider>
      <PageTabs />
    </CheckProvider>,
    { answer: { kind } },
  );
  return { store, ui };
}

const opened = () => screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'));

it('opens a tab, and goes on by arrow keys with the focus', () => {
  const { store } = open([['一'], ['二']]);
  const [first, second] = screen.getAllByRole('tab');
  expect(opened()).toEqual(['true', 'false']);
  if (first === undefined || second === undefined) throw new Error('Two tabs are shown');
  fireEvent.click(second);
  expect(store.get().tab).toBe(store.get().doc.tabs[1]?.key);
  expect(opened()).toEqual(['false', 'true']);
  fireEvent.keyDown(second, { key: 'ArrowRight' });
  expect(opened()).toEqual(['true', 'false']);
  expect(document.activeElement).toBe(first);
  expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
  fireEvent.keyDown(first, { key: 'End' });
  expect(opened()).toEqual(['false', 'true']);
});

it('asks for another tab of a page', () => {
  const { ui } = open([['一'], ['二']]);
  fireEvent.click(screen.getByRole('button', { name: '添加分页' }));
  expect(ui.get().dialog).toBe('add-tab');
});

it('adds none where the document cannot be changed', () => {
  open([['一'], ['二']], { isReadOnly: true });
  expect(screen.getAllByRole('tab')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: '添加分页' })).toBeNull();
});

it('is not there on a page without tabs', () => {
  open([['一', '二']]);
  expect(screen.queryByRole('tablist')).toBeNull();
});

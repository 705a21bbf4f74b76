// The list that `/` opens says its keys the first time, and what mini programs alone have.
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { CheckProvider } from '../check/check-context';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { fakeApi } from '../testing/fake-api';
import InsertList from './insert-list';

beforeEach(() => {
  localStorage.clear();
  fakeApi.reset();
});
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  renderInEditor(
    new EditorStore(openDraft(titles(['一']))),
    <CheckProvider>
      <InsertList onClose={() => undefined} />
    </CheckProvider>,
    { answer: { kind: 'page', review: null } },
  );

it('shows one line of keys the first time alone', () => {
  const { unmount } = open();
  expect(screen.getByText(/Shift\+Enter 插入在前/)).toBeDefined();
  unmount();
  open();
  expect(screen.queryByText(/Shift\+Enter 插入在前/)).toBeNull();
});

it('marks what mini programs alone have', () => {
  open();
  const marks = screen.getAllByText('小程序').map((mark) => mark.closest('button')?.dataset['widgetId']);
  expect(new Set(marks)).toEqual(new Set(['live', 'step']));
});

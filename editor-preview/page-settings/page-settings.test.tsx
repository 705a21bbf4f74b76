// The settings of a page say what its open tab weighs, as soon as the check knows.
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import type { PageWeight } from '~/domain/studio/check/weight';
import { CheckingContext, type Checking } from '../session/field-issues';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { rowOf } from '../pages/testing';
import { fakeApi } from '../testing/fake-api';
import { PageSettings } from './page-settings';

beforeEach(() => {
  fakeApi.reset();
  fakeApi.answer('GET pages/3', rowOf(3));
});
afterEach(() => vi.unstubAllGlobals());

/** A check that knows weights once `finish` is called. */
function checkingOf() {
  const listeners = new Set<() => void>();
  let weights: Record<string, PageWeight> = {};
  const checking: Checking = {
    get: () => ({ issues: [], dismissed: [], weights, hasFailed: false }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const finish = (found: Record<string, PageWeight>) =>
    act(() => {
      weights = found;
      for (const listener of listeners) listener();
    });
  return { checking, finish };
}

it('says the weight of the open tab', () => {
  const store = new EditorStore(openDraft(titles(['一'])));
  const { checking, finish } = checkingOf();
  renderInEditor(
    store,
    <CheckingContext value={checking}>
      <PageSettings />
    </CheckingContext>,
    { answer: { kind: 'page', doc: 'page-3' } },
  );
  expect(screen.queryByText(/中档手机/)).toBeNull();
  const { tab } = store.get();
  finish({ [tab]: { bytes: 412 * 1024, seconds: 1.9 }, other: { bytes: 1, seconds: 9 } });
  expect(screen.getByText('约 412 KB · 中档手机 1.9 秒')).toBeDefined();
});

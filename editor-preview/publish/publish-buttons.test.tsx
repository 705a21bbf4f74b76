// 存为版本 stores what is shown here: nothing while it is not saved, or while a choice is open.
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { HashRouter } from '../shell/navigation';
import { CheckProvider } from '../check/check-context';
import type { Editor } from '../session/editor-context';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { fakeApi } from '../testing/fake-api';
import { openMenu, pressEntry } from '../testing/open-menu';
import { PublishButtons } from './publish-buttons';

const VERSIONS = 'POST documents/page-1/versions';

beforeEach(() => fakeApi.reset());

async function keep(flush: () => Promise<void>, entries: readonly object[] = []) {
  fakeApi.answer(VERSIONS, { number: 3, by: { id: 1, name: '林知夏' } });
  const saved = { kind: 'saved' };
  const subscribe = () => () => undefined;
  const sync = { subscribe, get: () => saved, entries: () => entries, currentVersion: () => 3, flush };
  const view = renderInEditor(
    new EditorStore(openDraft(titles(['一']))),
    <HashRouter>
      <CheckProvider>
        <PublishButtons />
      </CheckProvider>
    </HashRouter>,
    {
      answer: { doc: 'page-1', kind: 'page', version: 3, schedule: null, review: null },
      parts: { sync: sync as unknown as Editor['sync'] },
    },
  );
  await openMenu('更多发布方式');
  pressEntry('存为版本');
  return view;
}

it('saves the draft first', async () => {
  let versionsAtFlush = -1;
  const { said } = await keep(async () => {
    versionsAtFlush = fakeApi.asked(VERSIONS).length;
  });
  await waitFor(() => expect(said).toEqual(['已存为版本']));
  expect([versionsAtFlush, fakeApi.asked(VERSIONS).length]).toEqual([0, 1]);
});

it('stores nothing while the draft cannot be saved', async () => {
  const { said } = await keep(() => Promise.reject(new Error('offline')));
  await waitFor(() => expect(said).toEqual(['修改还没有保存，请稍后再试']));
  expect(fakeApi.asked(VERSIONS)).toEqual([]);
});

it('stores nothing while a choice is open', async () => {
  const { said } = await keep(() => Promise.resolve(), [{ id: 'x', ops: [], held: { kind: 'changed' } }]);
  await waitFor(() => expect(said).toEqual(['还有 1 处要先选用谁的']));
  expect(fakeApi.asked(VERSIONS)).toEqual([]);
});

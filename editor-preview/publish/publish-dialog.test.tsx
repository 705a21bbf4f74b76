// What the publish dialog begins with: now, or a time; and whose changes go along.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { CheckProvider } from '../check/check-context';
import type { Editor } from '../editor/editor-context';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { fakeApi } from '../testing/fake-api';
import PublishDialog, { ScheduleDialog } from './publish-dialog';

beforeEach(() => fakeApi.reset());
afterEach(() => vi.unstubAllGlobals());

const subscribe = () => () => undefined;
const saved = { kind: 'saved' };
const nothing = { published: null };
const sync = {
  subscribe,
  get: () => saved,
  entries: () => [],
  currentVersion: () => 3,
  flush: async () => undefined,
};
const live = { subscribe, get: () => nothing };

function open(Dialog: typeof ScheduleDialog) {
  const store = new EditorStore(openDraft(titles(['一'])));
  // The live version does not come: no phones beside the form.
  const answer = {
    doc: 'page-1',
    kind: 'page',
    live: { id: 7 },
    review: null,
    authors: [],
  } as unknown as Editor['answer'];
  const dialog = (
    <CheckProvider>
      <Dialog onClose={() => undefined} />
    </CheckProvider>
  );
  renderInEditor(store, dialog, { answer, parts: { sync, live } as unknown as Partial<Editor> });
}

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map((radio) => radio.closest('label')?.textContent);

it('publishes now, unless it was opened to schedule', () => {
  open(PublishDialog);
  expect(chosen()).toEqual(['现在']);
  screen.getByRole('button', { name: '发布到线上' });
});

it('begins with a time where it was opened to schedule', () => {
  open(ScheduleDialog);
  expect(chosen()).toEqual(['定时']);
  expect(screen.getByLabelText('发布时间')).not.toHaveProperty('value', '');
  screen.getByRole('button', { name: '定时发布' });
});

it('publishes now by a press where the time that was chosen is over', async () => {
  const message = '时间已过，服务器现在是 20:03';
  const past = { message, fields: [{ pointer: '/at', message }] };
  fakeApi.answer('GET documents/page-1', { version: 3, live: { id: 7 }, hasChanges: true, authors: [] });
  fakeApi.refuse('POST documents/page-1/schedule', past, 422);
  fakeApi.answer('POST documents/page-1/publish', { version: { id: 8 }, draftVersion: 3 });
  open(ScheduleDialog);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '定时发布' })).toHaveProperty('disabled', false),
  );
  fireEvent.click(screen.getByRole('button', { name: '定时发布' }));
  expect((await screen.findByText(/时间已过/)).textContent).toContain('服务器现在是 20:03');
  fireEvent.click(screen.getByRole('button', { name: '现在发布' }));
  expect(await screen.findByText(/已发布/)).toBeDefined();
  expect(fakeApi.asked('POST documents/page-1/publish')[0]?.body).toMatchObject({ version: 3 });
});

it('says whose changes go along, as the server has them once all is saved', async () => {
  const [me, lin, zhou] = [
    { id: 1, name: '林知夏' },
    { id: 2, name: '小林' },
    { id: 3, name: '周予安' },
  ];
  fakeApi.answer('GET documents/page-1', {
    version: 3,
    live: { id: 7 },
    schedule: null,
    review: null,
    hasChanges: true,
    authors: [lin, me, zhou],
  });
  open(PublishDialog);
  expect(await screen.findByText('小林、周予安的修改会一起发布')).toBeDefined();
});

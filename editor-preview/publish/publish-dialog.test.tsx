// What the publish dialog begins with: now, or a time; and whose changes go along.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageRow } from '~/domain/studio/api';
import type { Schedule } from '~/domain/studio/api-publish';
import { openDraft } from '~/domain/studio/document';
import { HashRouter } from '../shell/navigation';
import { SayProvider } from '../shell/say';
import { CheckProvider } from '../check/check-context';
import type { Editor } from '../session/editor-context';
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
const none: readonly never[] = [];
const sync = {
  subscribe,
  get: () => saved,
  entries: () => none,
  currentVersion: () => 3,
  flush: async () => undefined,
};
const live = { subscribe, get: () => nothing };

function open(
  Dialog: typeof ScheduleDialog,
  more: Partial<Editor['answer']> = {},
  parts: Partial<Record<keyof Editor, unknown>> = {},
) {
  const store = new EditorStore(openDraft(titles(['一'])));
  // The live version does not come: no phones beside the form.
  const answer = {
    doc: 'page-1',
    kind: 'page',
    live: { id: 7 },
    schedule: null,
    review: null,
    authors: [],
    shared: {},
    uses: [],
    ...more,
  } as unknown as Editor['answer'];
  const dialog = (
    <HashRouter>
      <SayProvider>
        <CheckProvider>
          <Dialog onClose={() => undefined} />
        </CheckProvider>
      </SayProvider>
    </HashRouter>
  );
  renderInEditor(store, dialog, { answer, parts: { sync, live, ...parts } as unknown as Partial<Editor> });
}

/** Who may not publish where what is published is approved. */
const author = {
  operator: { id: 2, name: '周予安' },
  now: new Date().toISOString(),
  permissions: [],
  rights: { canEdit: true, canPublish: false, isOwner: false },
  settings: { maxBlocks: 100 },
  levels: [],
};

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

it('begins on the button that publishes, and ends on the one that closes', async () => {
  fakeApi.answer('GET documents/page-1', { version: 3, live: { id: 7 }, hasChanges: true, authors: [] });
  fakeApi.answer('POST documents/page-1/publish', { version: { id: 8 }, draftVersion: 3 });
  open(PublishDialog);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('发布到线上'));
  fireEvent.click(screen.getByRole('button', { name: '发布到线上' }));
  await screen.findByText(/已发布/);
  expect(document.activeElement?.textContent).toBe('完成');
});

it('leaves the focus where the operator took it while the draft is checked', async () => {
  fakeApi.answer('GET documents/page-1', { version: 3, live: { id: 7 }, hasChanges: true, authors: [] });
  open(PublishDialog);
  screen.getByRole('textbox').focus();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '发布到线上' })).toHaveProperty('disabled', false),
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('publishes once the draft is saved, where saving failed at first', async () => {
  let [state, tell] = [{ kind: 'offline' }, () => undefined as void];
  const flush = async () => {
    if (state.kind === 'offline') throw new Error('offline');
  };
  const away = {
    ...sync,
    get: () => state,
    flush,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  open(PublishDialog, {}, { sync: away });
  await screen.findByText('修改还没有保存到服务器，不能发布');
  state = saved;
  act(() => tell());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '发布到线上' })).toHaveProperty('disabled', false),
  );
  expect(screen.queryByText('修改还没有保存到服务器，不能发布')).toBeNull();
});

it('begins with a time where it was opened to schedule', () => {
  open(ScheduleDialog);
  expect(chosen()).toEqual(['定时']);
  expect(screen.getByLabelText('发布时间')).not.toHaveProperty('value', '');
  screen.getByRole('button', { name: '定时发布' });
});

it.each([
  ['switched off', true, 1],
  ['on', false, 0],
])('says of a page that is %s whether shoppers see it again', async (_state, isDisabled, count) => {
  const state = { version: 3, live: { id: 7 }, schedule: null, review: null, hasChanges: true, authors: [] };
  fakeApi.answer('GET documents/page-1', { ...state, isDisabled });
  open(PublishDialog);
  await waitFor(() => expect(fakeApi.asked('GET documents/page-1').length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryAllByText(/^这一页已停用/)).toHaveLength(count));
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

it('says that it submits while it does, not that it publishes', async () => {
  fakeApi.answer('GET documents/page-1', { version: 3, live: { id: 7 }, hasChanges: true, authors: [] });
  fakeApi.answer('POST documents/page-1/review', {});
  open(PublishDialog, {}, { me: author });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '提交审核' })).toHaveProperty('disabled', false),
  );
  fireEvent.click(screen.getByRole('button', { name: '提交审核' }));
  screen.getByRole('button', { name: '正在提交…' });
  expect(await screen.findByText('已提交审核')).toBeDefined();
});

/** A choice that is open: this window wrote 一, another 二. */
function conflicted() {
  const held = {
    kind: 'changed',
    place: { in: 'block', uid: 'b0', at: '/data/title' },
    theirs: '二',
    by: { id: 2, name: '小林' },
    at: 0,
  };
  let entries: readonly object[] = [{ id: 'x', ops: [], inverse: [], name: '标题', held }];
  let version = 3;
  const listeners = new Set<() => void>();
  return {
    ...sync,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    entries: () => entries,
    currentVersion: () => version,
    choose: vi.fn(() => {
      [entries, version] = [[], 4];
      for (const listener of listeners) listener();
    }),
  };
}

it.each([
  ['发布到线上', PublishDialog, 'publish', {}],
  ['定时发布', ScheduleDialog, 'schedule', {}],
  ['提交审核', PublishDialog, 'review', { me: author }],
])(
  'waits with %s until it is chosen whose text goes along, and sends that',
  async (name, Dialog, path, me) => {
    fakeApi.answer('GET documents/page-1', { version: 3, live: { id: 7 }, hasChanges: true, authors: [] });
    fakeApi.answer(`POST documents/page-1/${path}`, {});
    const conflict = conflicted();
    open(Dialog, {}, { ...me, sync: conflict });
    const button = () => screen.getByRole('button', { name });
    expect(await screen.findByText('还有 1 处要先选用谁的')).toBeDefined();
    const choices = within(screen.getByRole('region', { name: '先选用谁的' }));
    expect(choices.getByText(/^你：一 \/ 小林（.*）：二$/)).toBeDefined();
    // By the key as well.
    await new Promise((done) => setTimeout(done, 100));
    fireEvent.keyDown(document.body, { key: 'Enter', code: 'Enter', ctrlKey: true });
    expect([button(), fakeApi.asked(`POST documents/page-1/${path}`)]).toMatchObject([
      { disabled: true },
      [],
    ]);
    fireEvent.click(choices.getByRole('button', { name: '用小林的' }));
    expect(conflict.choose).toHaveBeenCalledWith('x', 'theirs');
    await waitFor(() => expect(button()).toHaveProperty('disabled', false));
    expect(screen.queryByText('还有 1 处要先选用谁的')).toBeNull();
    fireEvent.click(button());
    await waitFor(() => expect(fakeApi.asked(`POST documents/page-1/${path}`)).toHaveLength(1));
    expect(fakeApi.asked(`POST documents/page-1/${path}`)[0]?.body).toMatchObject({ version: 4 });
  },
);

it('says what is planned already before another time is chosen, and nothing of it for now', () => {
  const at = '2026-11-26T12:00:00.000Z';
  open(PublishDialog, { schedule: { state: 'waiting', at, until: null } as Schedule });
  const words = '11-26 20:00 已有另一个定时，先改它或取消它';
  expect(screen.queryByText(words)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '定时' }));
  screen.getByText(words);
  fireEvent.click(screen.getByRole('radio', { name: '现在，到期换回' }));
  screen.getByText(words);
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

it('says again which pages a module changes', () => {
  open(PublishDialog, {
    doc: 'module-5',
    kind: 'module',
    uses: [{ doc: 'page-7', title: '会场', isLive: true }],
  });
  const changes = within(screen.getByRole('region', { name: '改了什么' }));
  expect(changes.getByText(/这个模块用于 1 个页面，发布后会同时影响：/)).toBeDefined();
  expect(changes.getByRole('link', { name: '会场' })).toBeDefined();
});

it('says when what is scheduled is due, and cancels it', async () => {
  const at = '2026-11-26T12:00:00.000Z';
  const state = { version: 3, live: { id: 7 }, review: null, hasChanges: true, authors: [] };
  fakeApi.answer('GET documents/page-1', { ...state, schedule: null });
  fakeApi.answer('DELETE documents/page-1/schedule', {});
  open(PublishDialog, { schedule: { state: 'waiting', at, until: null } as Schedule });
  expect(screen.getByText(/^定时发布：11-26 20:00（北京时间）/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '取消定时' }));
  await waitFor(() => expect(screen.queryByText(/^定时发布：/)).toBeNull());
  expect(fakeApi.asked('DELETE documents/page-1/schedule')).toHaveLength(1);
});

async function published(row: Partial<PageRow>) {
  fakeApi.answer('GET documents/page-1', { version: 3, live: { id: 7 }, hasChanges: true, authors: [] });
  fakeApi.answer('POST documents/page-1/publish', { version: { id: 8 }, draftVersion: 3 });
  fakeApi.answer('GET pages/1', {
    id: 1,
    doc: 'page-1',
    title: '会场',
    platforms: [],
    isHome: false,
    ...row,
  });
  open(PublishDialog);
  const button = screen.getByRole('button', { name: '发布到线上' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  await screen.findByText(/已发布/);
}

it('ends with the address of the live page, as a code for phones and to be copied', async () => {
  await published({});
  expect(screen.getByAltText('用手机扫这个二维码').getAttribute('src')).toContain('data:image/svg+xml');
  const address = screen.getByLabelText<HTMLInputElement>('页面链接').value;
  expect(address).toMatch(/^http.*\/#\/pages\/index\/index\?page_id=1$/);
  screen.getByRole('button', { name: '复制链接' });
});

it('offers to make the page the home, unless it is', async () => {
  await published({});
  fireEvent.click(await screen.findByRole('button', { name: '设为首页' }));
  const dialog = within(await screen.findByRole('dialog', { name: '设为首页' }));
  dialog.getByRole('group', { name: '是这些平台的首页' });
});

it('does not offer that for the home', async () => {
  await published({ isHome: true });
  await waitFor(() => expect(fakeApi.asked('GET pages/1')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: '设为首页' })).toBeNull();
});

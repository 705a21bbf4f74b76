// Strips above the stage: what was scheduled and did not happen, what is approved.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Schedule, VersionRow } from '~/domain/studio/api-publish';
import { openDraft } from '~/domain/studio/document';
import { HashRouter } from '../shell/navigation';
import { addressesOf, renderPlace } from '../app/testing';
import { WaitingReviews } from '../app/waiting-reviews';
import { renderInEditor } from '../form/testing';
import { SettingPlace } from '../setting-place/setting-place';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { fakeApi } from '../testing/fake-api';
import { stubAroundDocument } from '../testing/open-document';
import { missedWords } from './missed-schedule';
import { PublishStrips } from './strips';

const lin = { id: 1, name: '林知夏' };
const version: VersionRow = {
  id: 70,
  number: 2,
  kind: 'scheduled',
  note: '',
  by: lin,
  at: '2026-11-20T04:00:00.000Z',
  isLive: false,
  liveFrom: '2026-11-25T12:00:00.000Z',
  liveTo: '2026-11-25T13:00:00.000Z',
};
const missed: Schedule = {
  id: 5,
  version,
  at: '2026-11-25T12:00:00.000Z',
  until: '2026-11-26T12:00:00.000Z',
  after: 'previous',
  state: 'overtaken',
  reason: '',
  by: lin,
};

const review = {
  id: 6,
  doc: 'theme',
  title: '主题',
  state: 'waiting',
  words: '',
  by: { id: 2, name: '周予安' },
  version,
  draftVersion: 9,
  at: '2026-11-26T12:00:00Z',
};

const answer = (schedule: Schedule | null, waiting: typeof review | null = null) => ({
  doc: 'theme',
  kind: 'theme',
  version: 9,
  content: { tabs: [], notes: {}, meta: {} },
  changedAt: '2026-11-20T04:00:00.000Z',
  hasChanges: true,
  authors: [],
  isTrashed: false,
  live: null,
  schedule,
  review: waiting,
  shared: {},
});

stubAroundDocument();

it.each([
  ['first', null, '看提交的内容', '#/pages/1/versions/70'],
  ['later', { id: 60 }, '对比', '#/pages/1/compare?a=60&b=70'],
])('leads the owner to what a %s submission makes live', async (_which, live, words, address) => {
  const waiting = { doc: 'page-1', kind: 'page', version: 9, live, schedule: null, review };
  const store = new EditorStore(openDraft(titles(['一'])));
  const saved = { kind: 'saved' };
  const sync = { subscribe: () => () => undefined, get: () => saved, currentVersion: () => 9 };
  renderInEditor(
    store,
    <HashRouter>
      <PublishStrips />
    </HashRouter>,
    { answer: waiting as never, parts: { sync: sync as never } },
  );
  expect(await addressesOf(words)).toEqual([address]);
});

const open = () =>
  renderPlace(
    <>
      <WaitingReviews onLeave={() => undefined} />
      <SettingPlace doc="theme" title="主题色" lead="">
        <p>表单</p>
      </SettingPlace>
    </>,
  );

it('says what did not happen and why, and goes when it is dismissed', async () => {
  fakeApi.answer('GET documents/theme', answer(missed));
  fakeApi.answer('DELETE documents/theme/schedule', null);
  open();
  expect(await screen.findByText('11-26 20:00 到期时没有换回：线上已经是另一个版本')).toBeDefined();
  fakeApi.answer('GET documents/theme', answer(null));
  fireEvent.click(screen.getByRole('button', { name: '知道了' }));
  await waitFor(() => expect(screen.queryByText(/到期时没有换回/)).toBeNull());
});

it('takes what is approved off the list of what waits', async () => {
  fakeApi.answer('GET documents/theme', answer(null, review));
  fakeApi.answer('GET reviews', { items: [review], next: null });
  fakeApi.answer('POST reviews/6/approve', { version, draftVersion: 9 });
  open();
  expect(await screen.findByText('待审核 1')).toBeDefined();
  fakeApi.answer('GET reviews', { items: [], next: null });
  fireEvent.click(await screen.findByRole('button', { name: '通过并发布' }));
  await waitFor(() => expect(screen.queryByText('待审核 1')).toBeNull());
});

it('says how much was edited after submitting, and submits it again', async () => {
  const mine = { ...review, by: lin, words: '换主题' };
  const submitted = { ...version, doc: 'theme', content: { tabs: [], notes: {}, meta: { theme: 'red' } } };
  fakeApi.answer('GET documents/theme', answer(null, mine));
  fakeApi.answer('GET versions/70', submitted);
  fakeApi.answer('POST documents/theme/review', mine);
  open();
  expect(await screen.findByText('已提交的内容不含这 1 处修改')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '重新提交' }));
  expect(await screen.findByText('已重新提交')).toBeDefined();
  expect(fakeApi.asked('POST documents/theme/review')[0]?.body).toEqual({ version: 9, words: '换主题' });
});

it('offers to submit again to the author alone, and nobody where nothing was edited since', async () => {
  const content = { tabs: [], notes: {}, meta: {} };
  fakeApi.answer('GET documents/theme', answer(null, review));
  fakeApi.answer('GET versions/70', {
    ...version,
    doc: 'theme',
    content: { ...content, meta: { theme: 'red' } },
  });
  open();
  expect(await screen.findByText('已提交的内容不含这 1 处修改')).toBeDefined();
  expect(screen.queryByRole('button', { name: '重新提交' })).toBeNull();
  cleanup();
  fakeApi.answer('GET documents/theme', answer(null, { ...review, by: lin }));
  fakeApi.answer('GET versions/70', { ...version, doc: 'theme', content });
  open();
  await screen.findByRole('button', { name: '收回提交' });
  await waitFor(() => expect(fakeApi.asked('GET versions/70')).toHaveLength(2));
  expect(screen.queryByText(/已提交的内容不含/)).toBeNull();
});

it('has words for each way in which a schedule is missed', () => {
  const reason = '这是首页，先把别的页面设为首页';
  expect(missedWords({ ...missed, state: 'failed', after: 'disable', reason })).toBe(
    `11-26 20:00 到期时没有停用：${reason}`,
  );
  const never = { ...version, liveFrom: null, liveTo: null };
  expect(
    missedWords({ ...missed, state: 'failed', version: never, reason: '已在回收站，先恢复再发布' }),
  ).toBe('11-25 20:00 的定时发布没有成功：已在回收站，先恢复再发布');
  expect(missedWords({ ...missed, state: 'running' })).toBeNull();
});

it('publishes what was frozen by a press where the time that it is moved to is over', async () => {
  const planned: Schedule = { ...missed, state: 'waiting', until: null };
  const message = '时间已过，服务器现在是 20:03';
  fakeApi.answer('GET documents/theme', answer(planned));
  fakeApi.refuse('PATCH documents/theme/schedule', { message, fields: [{ pointer: '/at', message }] }, 422);
  open();
  fireEvent.click(await screen.findByRole('button', { name: '改时间' }));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect((await screen.findByText(/时间已过/)).textContent).toContain('服务器现在是 20:03');
  fakeApi.answer('PATCH documents/theme/schedule', null);
  fakeApi.answer('GET documents/theme', answer(null));
  fireEvent.click(screen.getByRole('button', { name: '现在发布' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '改时间' })).toBeNull());
  expect(fakeApi.asked('PATCH documents/theme/schedule').map(({ body }) => body)).toEqual([
    { at: planned.at, until: null, after: 'previous' },
    { at: null, until: null, after: 'previous' },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: '改时间' })).toBeNull());
});

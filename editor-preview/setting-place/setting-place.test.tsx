// A setting goes the way of a page: an editor submits it, an owner approves it, its versions are a press away.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DocumentEvents, Rights } from '~/domain/studio/api';
import type { Review } from '~/domain/studio/api-publish';
import type { Op } from '~/domain/studio/ops';
import { addressesOf, renderPlace } from '../app/testing';
import { sendEvent } from '../testing/event-stream';
import { fakeApi } from '../testing/fake-api';
import { stubAroundDocument } from '../testing/open-document';
import { SettingPlace, useSetting } from './setting-place';

const lin = { id: 1, name: '林知夏' };
const version = { id: 70, number: 2, kind: 'submitted', note: '', by: lin, at: '2026-11-20T04:00:00.000Z' };
const review = {
  id: 5,
  state: 'waiting',
  words: '换颜色',
  by: { id: 2, name: '周予安' },
  version,
  draftVersion: 9,
} as unknown as Review;

const answer = (waiting: Review | null) => ({
  doc: 'theme',
  kind: 'theme',
  version: 9,
  content: { tabs: [], notes: {}, meta: {} },
  changedAt: '2026-11-20T04:00:00.000Z',
  hasChanges: true,
  isTrashed: false,
  isDisabled: false,
  live: null,
  schedule: null,
  review: waiting,
  shared: {},
});

const EDITOR: Rights = { canEdit: true, canPublish: false, isOwner: false };

function open(rights?: Rights) {
  renderPlace(
    <SettingPlace doc="theme" title="主题色" lead="">
      <p>表单</p>
    </SettingPlace>,
    rights === undefined ? {} : { rights },
  );
  return screen.findByText('表单');
}

/** A setting of its own: its value, and what writes it. */
function Colour() {
  const { value, write } = useSetting('theme_color');
  return (
    <button type="button" onClick={() => write('g', '主题：绿')}>
      颜色 {String(value)}
    </button>
  );
}

const press = (code: string) =>
  fireEvent.keyDown(document.body, { code, key: code.replace('Key', '').toLowerCase(), ctrlKey: true });

stubAroundDocument();

it('an editor who may not publish submits it, once', async () => {
  fakeApi.answer('GET documents/theme', answer(null));
  fakeApi.answer('POST documents/theme/review', review);
  await open(EDITOR);
  expect(screen.queryByRole('button', { name: '发布' })).toBeNull();
  expect(await addressesOf('版本')).toEqual(['#/theme/history']);
  fakeApi.answer('GET documents/theme', answer(review));
  fireEvent.click(screen.getByRole('button', { name: '提交审核' }));
  expect(await screen.findByText('已提交审核，所有者通过后顾客看得到')).toBeDefined();
  expect(fakeApi.asked('POST documents/theme/review')[0]?.body).toEqual({ version: 9, words: '主题色' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '提交审核' })).toHaveProperty('disabled', true),
  );
  expect(screen.getByText(/周予安提交了审核：换颜色/)).toBeDefined();
});

it('an owner approves what was submitted, where it stands', async () => {
  fakeApi.answer('GET documents/theme', answer(review));
  fakeApi.answer('POST reviews/5/approve', { version, draftVersion: 9 });
  await open();
  fakeApi.answer('GET documents/theme', answer(null));
  fireEvent.click(screen.getByRole('button', { name: '通过并发布' }));
  expect(await screen.findByText('已通过并发布')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/提交了审核/)).toBeNull());
});

it('says what is not saved with the way to save it, and takes the keys of the editor', async () => {
  fakeApi.answer('GET documents/theme', answer(null));
  fakeApi.refuse('POST documents/theme/ops', '服务器出错');
  renderPlace(
    <SettingPlace doc="theme" title="主题色" lead="">
      <Colour />
    </SettingPlace>,
  );
  fireEvent.click(await screen.findByRole('button', { name: '颜色 undefined' }));
  press('KeyS');
  const again = await screen.findByRole('button', { name: '立即重试' });
  fakeApi.answer('POST documents/theme/ops', { version: 10, others: [] });
  fireEvent.click(again);
  expect(await screen.findByText(/^已保存到草稿/)).toBeDefined();
  expect(screen.getByRole('button', { name: '颜色 g' })).toBeDefined();
  press('KeyZ');
  expect(await screen.findByRole('button', { name: '颜色 undefined' })).toBeDefined();
});

it.each([
  ['发布', undefined],
  ['提交审核', EDITOR],
])('waits with %s until it is chosen whose value goes along', async (name, rights) => {
  fakeApi.answer('GET documents/theme', answer(null));
  fakeApi.answer('POST documents/theme/ops', { version: 11, others: [] });
  renderPlace(
    <SettingPlace doc="theme" title="主题色" lead="">
      <Colour />
    </SettingPlace>,
    rights === undefined ? {} : { rights },
  );
  fireEvent.click(await screen.findByRole('button', { name: '颜色 undefined' }));
  const by = { id: 2, name: '周予安' };
  const ops: Op[] = [{ op: 'meta', name: 'theme_color', value: 'b' }];
  act(() => sendEvent('ops', { version: 10, ops, name: '主题：蓝', by, session: 'other', at: version.at }));
  expect(await screen.findByText('还有 1 处要先选用谁的')).toBeDefined();
  expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: '用我的' }));
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false));
  expect(screen.queryByText('还有 1 处要先选用谁的')).toBeNull();
});

it('says that another operator published it', async () => {
  fakeApi.answer('GET documents/theme', answer(null));
  await open();
  act(() => sendEvent('published', { version, by: { id: 2, name: '周予安' } }));
  expect(await screen.findByText(/周予安\s*发布了这页/)).toBeDefined();
});

/** What the server says of how the document stands. */
const stand = (standing: DocumentEvents['standing']) => act(() => sendEvent('standing', standing));

it('shows at once what another operator answered to a submission, and asks for nothing it has', async () => {
  const mine = { ...review, by: { id: 1, name: '林知夏' } };
  fakeApi.answer('GET documents/theme', answer(mine));
  await open(EDITOR);
  await screen.findByText('待审核');
  const reads = () => fakeApi.asked('GET documents/theme').length;
  const before = reads();
  stand({ live: null, schedule: null, review: { id: 5, state: 'waiting' }, isDisabled: false });
  expect(reads()).toBe(before);
  const returned: Review = {
    ...mine,
    state: 'returned',
    answer: { words: '颜色太亮', notes: {}, by: { id: 2, name: '周予安' }, at: version.at },
  };
  fakeApi.answer('GET documents/theme', answer(returned));
  stand({ live: null, schedule: null, review: { id: 5, state: 'returned' }, isDisabled: false });
  expect(await screen.findByText('周予安退回了：颜色太亮')).toBeDefined();
  expect(screen.getByRole('button', { name: '提交审核' })).toHaveProperty('disabled', false);
  expect(reads()).toBe(before + 1);
});

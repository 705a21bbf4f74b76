// Markup in what operators type stays text in the studio's own document: titles, tabs, names of blocks and media, notes.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { VersionRow } from '~/domain/studio/api-publish';
import { type EditDoc, openDraft } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import { MediaGrid } from '../media/media-grid';
import { MediaUses } from '../media/media-uses';
import PagesScreen from '../pages/pages-screen';
import { rowOf } from '../pages/testing';
import { History } from '../panels/history';
import { renderOutline } from '../panels/testing';
import { ChangeList } from '../versions/change-list';
import { useChanges } from '../versions/use-changes';
import AuditScreen from '../settings/audit-screen';
import { EditorStore } from '../store/editor-store';
import { SessionLog } from '../store/session-log';
import { titles } from '../store/testing';
import { fakeApi } from '../testing/fake-api';
import { picture } from '../testing/mall-answers';
import { stubLayout } from '../testing/stub-layout';
import HistoryScreen from '../versions/history-screen';
import { renderPlace } from './testing';
import { WaitingReviews } from './waiting-reviews';

beforeEach(() => {
  fakeApi.reset();
  stubLayout({ height: 720 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** An element wherever it is parsed as HTML; short enough that no list cuts it. The name finds it again. */
const hostile = (name: string): string => `${name}<i data-x>`;

/** Each is shown letter by letter, and no element was made of any. */
async function expectText(...names: readonly string[]): Promise<void> {
  for (const name of names)
    expect((await screen.findAllByText((text) => text.includes(hostile(name)))).length).toBeGreaterThan(0);
  expect(document.querySelectorAll('[data-x]')).toHaveLength(0);
}

const person = (name: string) => ({ id: 1, name: hostile(name) });

const version = (change: Partial<VersionRow> = {}): VersionRow => ({
  id: 70,
  number: 2,
  kind: 'saved',
  note: hostile('说明'),
  by: person('作者'),
  at: '2026-11-20T04:00:00.000Z',
  isLive: false,
  liveFrom: null,
  liveTo: null,
  ...change,
});

it('in the list of pages', async () => {
  const row = rowOf(1, { title: hostile('标题'), changedBy: person('谁') });
  fakeApi.answer('GET pages', { items: [row], next: null, total: 1 });
  renderPlace(<PagesScreen />);
  await expectText('标题', '谁');
});

it('in the list of what waits for review', async () => {
  const review = {
    id: 1,
    doc: 'page-1',
    title: hostile('标题'),
    by: person('谁'),
    at: '2026-11-26T12:00:00Z',
  };
  fakeApi.answer('GET reviews', { items: [review], next: null });
  renderPlace(<WaitingReviews onLeave={() => undefined} />);
  await expectText('标题');
});

it('in the outline', async () => {
  renderOutline([{ id: 'notice' }], { notes: { b0: { name: hostile('名称') } }, tabs: [hostile('分页')] });
  await expectText('名称', '分页');
});

it('in the history of steps', async () => {
  const store = new EditorStore(openDraft(titles(['一'])));
  const [value, was] = [hostile('值'), '一'];
  store.run([{ op: 'set', uid: 'b0', at: '/data/title', value, was }], { name: `标题 → ${value}` });
  const log = new SessionLog();
  log.add({ what: 'merged', by: { ...person('谁'), id: 2 }, name: hostile('名称') });
  renderInEditor(store, <History />, { parts: { log } });
  await expectText('值', '谁', '名称');
});

it('in the list of versions', async () => {
  fakeApi.answer('GET documents/tab-bar/versions', { items: [version()], next: null });
  fakeApi.answer('GET documents/tab-bar', { version: 9, content: { meta: {} } });
  renderPlace(<HistoryScreen kind="tab-bar" />);
  await expectText('说明', '作者');
});

function Changes({ was, now }: { was: EditDoc; now: EditDoc }) {
  return <ChangeList changes={useChanges(was, now) ?? []} />;
}

it('in what two versions differ by', async () => {
  const was = openDraft(titles(['一']));
  const content = titles([hostile('文字')]);
  const now = openDraft({
    ...content,
    notes: { b0: { name: hostile('名称') } },
    meta: {},
  });
  renderPlace(<Changes was={was} now={now} />);
  await expectText('文字', '名称');
});

it('in the library', async () => {
  fakeApi.answer('GET media/5/uses', { items: [{ doc: 'page-3', title: hostile('标题'), isLive: true }] });
  const row = { ...picture, name: hostile('名称'), uses: 1 };
  renderPlace(
    <>
      <MediaGrid rows={[row]} chosen={[]} onPick={() => undefined} />
      <MediaUses row={row} />
    </>,
  );
  await expectText('标题', '名称');
});

it('in the audit', async () => {
  const row = {
    id: 1,
    by: { ...person('谁'), isAgent: false },
    action: hostile('动作'),
    doc: 'page-1',
    title: hostile('标题'),
    detail: {},
    at: '2026-11-20T04:00:00.000Z',
    from: hostile('地址'),
  };
  fakeApi.answer('GET audit', { items: [row], next: null });
  fakeApi.answer('GET people', { items: [] });
  renderPlace(<AuditScreen />);
  await expectText('谁', '动作', '标题', '地址');
});

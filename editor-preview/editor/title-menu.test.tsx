// The menus of the top bar: the page's own acts, with the dialogs and refusals of the list, and the ways to look at it.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import type { PageRow, Rights } from '~/domain/studio/api';
import { renderPlace } from '../app/testing';
import { CheckProvider } from '../check/check-context';
import { rowOf } from '../pages/testing';
import { PreviewMenu } from '../publish/preview-menu';
import { StateBadge } from '../publish/publish-buttons';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { EditorContext } from '../store/use-editor';
import { fakeApi } from '../testing/fake-api';
import { openMenu, pressEntry } from '../testing/open-menu';
import { type Editor, EditorParts } from '../session/editor-context';
import { EditorUi } from '../session/editor-ui';
import { TitleMenu } from './title-menu';

beforeEach(() => fakeApi.reset());
afterEach(() => vi.unstubAllGlobals());

const EVERYTHING: Rights = { canEdit: true, canPublish: true, isOwner: true };
const MENU = '「页面 3」的操作';

function open(change: Partial<PageRow> = {}, { rights = EVERYTHING, isSaved = true } = {}) {
  fakeApi.answer('GET pages/3', rowOf(3, change));
  const store = new EditorStore(openDraft(titles(['一'])));
  const said: string[] = [];
  const ui = new EditorUi();
  const subscribe = () => () => undefined;
  const saved = { kind: 'saved' };
  const nothing = { published: null };
  const editor = {
    answer: { doc: 'page-3', kind: 'page', version: 1, live: change.isLive === true ? { id: 7 } : null },
    store,
    ui,
    me: {
      rights,
      settings: { previewHours: 2, scheduleTime: '20:00', endTime: '00:00' },
      permissions: [],
      owners: [],
      levels: [],
    },
    sync: {
      subscribe,
      get: () => saved,
      entries: () => [],
      currentVersion: () => 1,
      flush: () => (isSaved ? Promise.resolve() : Promise.reject(new Error('offline'))),
    },
    live: { subscribe, get: () => nothing },
    recovered: [],
    say: (words: string) => void said.push(words),
  } as unknown as Editor;
  renderPlace(
    <EditorContext value={store}>
      <EditorParts value={editor}>
        <CheckProvider>
          <TitleMenu />
          <StateBadge />
          <PreviewMenu />
        </CheckProvider>
      </EditorParts>
    </EditorContext>,
    { address: '/pages/3/edit', rights },
  );
  return { said, ui };
}

it('offers what the list offers of the page itself, by rights and state', async () => {
  open({ isLive: true, state: 'live' });
  expect(await openMenu(MENU)).toEqual([
    '在 JSON 中看',
    '重命名',
    '设为首页',
    '停用',
    '复制',
    '存为模板',
    '导出',
    '导出给已有商城',
    '删除',
  ]);
});

it('offers those who may only look the ways to look', async () => {
  open({ isLive: true }, { rights: { canEdit: false, canPublish: false, isOwner: false } });
  expect(await openMenu(MENU)).toEqual(['在 JSON 中看', '导出', '导出给已有商城']);
  expect(await openMenu('预览')).toContain('体验');
  expect(screen.queryByRole('menuitem', { name: '手机看' })).toBeNull();
});

it('renames by the dialog of the list, by keys alone', async () => {
  open();
  fakeApi.answer('PATCH pages/3', rowOf(3, { title: '春季会场' }));
  await openMenu(MENU);
  pressEntry('重命名');
  fireEvent.change(await screen.findByLabelText(/^标题/), { target: { value: '春季会场' } });
  fireEvent.submit(screen.getByLabelText(/^标题/));
  expect(await screen.findByText('已改名为「春季会场」')).toBeDefined();
  expect(fakeApi.asked('PATCH pages/3')[0]?.body).toEqual({ title: '春季会场' });
});

it('makes a template of what shoppers would see, and says that tabs become one page', async () => {
  open();
  const [tab, other] = [titles(['一', '二']), titles(['三'])].map(({ tabs }) => tabs[0]);
  const tabs = [tab, { ...other, key: 'more' }];
  fakeApi.answer('GET documents/page-3', { content: { tabs, notes: { b1: { isHidden: true } }, meta: {} } });
  fakeApi.answer('POST templates', { id: 9 });
  await openMenu(MENU);
  pressEntry('存为模板');
  expect(await screen.findByText('「页面 3」已存为模板，2 个分页合成了一页')).toBeDefined();
  const body = fakeApi.asked('POST templates')[0]?.body as { text: string };
  const texts = (JSON.parse(body.text) as { data: { title: string } }[]).map(({ data }) => data.title);
  expect(texts).toEqual(['一', '三']);
});

it('refuses to disable or delete a home page, as the list does', async () => {
  const { said } = open({ isLive: true, isHome: true });
  await openMenu(MENU);
  pressEntry('停用');
  await openMenu(MENU);
  pressEntry('删除');
  const words = '这是首页，先把别的页面设为首页';
  expect(said).toEqual([words, words]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that a page is disabled as soon as it is, whatever is live, and again when it is not', async () => {
  open({ isLive: true, state: 'live' });
  expect(await screen.findByText('线上')).toBeDefined();
  const state = {
    doc: 'page-3',
    version: 1,
    live: { id: 7 },
    schedule: null,
    review: null,
    hasChanges: false,
  };
  fakeApi.answer('PATCH pages/3', rowOf(3, { isDisabled: true }));
  fakeApi.answer('GET documents/page-3', { ...state, isDisabled: true });
  await openMenu(MENU);
  pressEntry('停用');
  expect((await screen.findByText('已停用')).dataset['dot']).toBe('off');
  expect(await openMenu('预览')).not.toContain('打开线上页');
  fakeApi.answer('GET documents/page-3', { ...state, isDisabled: false });
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(await screen.findByText('线上')).toBeDefined();
});

it('exports what is saved, and nothing while it is not', async () => {
  const begun: string[] = [];
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function begin(
    this: HTMLAnchorElement,
  ) {
    begun.push(this.getAttribute('href') ?? '');
  });
  const { said } = open({}, { isSaved: false });
  await openMenu(MENU);
  pressEntry('导出');
  await waitFor(() => expect(said).toEqual(['修改还没有保存，请稍后再试']));
  expect(begun).toEqual([]);
  cleanup();
  open();
  await openMenu(MENU);
  pressEntry('导出');
  await waitFor(() => expect(begun).toEqual([expect.stringMatching(/api\/export\?pages=3$/)]));
  press.mockRestore();
});

it('copies what is saved, and nothing while it is not', async () => {
  const { said } = open({}, { isSaved: false });
  await openMenu(MENU);
  pressEntry('复制');
  await waitFor(() => expect(said).toEqual(['修改还没有保存，请稍后再试']));
  expect(fakeApi.asked('POST pages/3/copy')).toEqual([]);
});

it('leaves a page that is deleted, with the way back in the list', async () => {
  open();
  fakeApi.answer('DELETE pages/3', null);
  await openMenu(MENU);
  pressEntry('删除');
  fireEvent.click(await screen.findByRole('button', { name: '删除' }));
  expect(await screen.findByText(/已删除「页面 3」/)).toBeDefined();
  await waitFor(() => expect(window.location.hash).toBe('#/pages'));
  expect(screen.getByRole('button', { name: '撤销' })).toBeDefined();
});

it('previews on a phone, on the stage, and as shoppers see it', async () => {
  const { ui } = open({ isLive: true });
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  expect(await openMenu('预览')).toEqual(['手机看', '体验', '打开线上页']);
  pressEntry('体验');
  expect(ui.stage.get().mode).toBe('try');
  await openMenu('预览');
  pressEntry('打开线上页');
  expect(opened).toHaveBeenCalledWith('../#/pages/index/index?page_id=3', '_blank', 'noreferrer');
});

it('has no live page to open before the first publication', async () => {
  open();
  expect(await openMenu('预览')).toEqual(['手机看', '体验']);
});

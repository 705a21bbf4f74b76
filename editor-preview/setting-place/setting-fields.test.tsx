// The form of a setting: it writes one value where it stands, keeps rows within their limits, says what is wrong.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { AUTH_FORM } from '~/domain/studio/settings/auth-form';
import type { SettingForm } from '~/domain/studio/settings/setting-form';
import { TAB_BAR_FORM } from '~/domain/studio/settings/tab-bar-form';
import { TITLE_COLOURS } from '~/domain/studio/settings/title-bar-form';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { fakeApi } from '../testing/fake-api';
import { openMenu, pressEntry } from '../testing/open-menu';
import { SettingFields } from './setting-fields';
import { useSettingData } from './use-setting-data';

const TITLE_FORM: SettingForm = [{ title: '颜色', fields: TITLE_COLOURS }];

const tab = (text: string) => ({
  text,
  icon: 'a.png',
  active_icon: 'b.png',
  color: '#444444',
  active_color: '#c00000',
  url: '/pages/index/index',
  open_type: 'redirect',
  legacy: { kept: [1] },
});
/** What the server gives where nothing else is stored. */
const LOOK = {
  bottom_background_color: '#ffffff',
  safe_background_color: '#ffffff',
  font_size: 22,
  eject_num: 1,
};
const three = [tab('首页'), tab('分类'), tab('我的')];

type Doc = Parameters<typeof useSettingData>[0];

function Form({ form, doc }: { form: SettingForm; doc: Doc }) {
  return <SettingFields form={form} data={useSettingData(doc)} />;
}

interface Shown {
  form?: SettingForm;
  doc?: Doc;
  isReadOnly?: boolean;
}

function show(
  meta: Record<string, unknown>,
  { form = TAB_BAR_FORM, doc = 'tab-bar', isReadOnly = false }: Shown = {},
) {
  const store = new EditorStore(openDraft({ tabs: [], notes: {}, meta }), { isReadOnly });
  renderInEditor(store, <Form form={form} doc={doc} />);
  return { store, metaNow: () => store.get().doc.meta };
}

const rowNames = () => [...document.querySelectorAll('[data-summary]')].map(({ textContent }) => textContent);
const row = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  fakeApi.reset();
  for (const kind of ['links', 'pages', 'media'])
    fakeApi.answer(`GET pick/${kind}`, { items: [], next: null });
  fakeApi.answer('GET media', { items: [], next: null });
});

it('writes the word of a tab where it stands, and leaves what it does not know', () => {
  const { store, metaNow } = show({ navs: three, unknown: 'kept' });
  fireEvent.click(row('分类'));
  fireEvent.change(screen.getByLabelText('文字'), { target: { value: '类目' } });
  expect(metaNow()).toEqual({ navs: [three[0], tab('类目'), three[2]], unknown: 'kept' });
  expect(store.get().steps.map(({ name }) => name)).toEqual(['文字']);
  store.undo();
  expect(metaNow()).toEqual({ navs: three, unknown: 'kept' });
});

it('moves a tab by keys, as it is stored', () => {
  const { metaNow } = show({ navs: three });
  fireEvent.keyDown(row('分类'), { key: 'ArrowUp', altKey: true });
  expect(metaNow()['navs']).toEqual([three[1], three[0], three[2]]);
});

it('has three to five tabs, and says so', async () => {
  const { metaNow } = show({ navs: three });
  fireEvent.keyDown(row('分类'), { key: 'Delete' });
  expect(await openMenu('第 1 项的操作')).toContain('至少 3 项');
  pressEntry('至少 3 项');
  expect(metaNow()['navs']).toEqual(three);
  fireEvent.click(screen.getByRole('button', { name: '添加标签' }));
  fireEvent.click(screen.getByRole('button', { name: '添加标签' }));
  expect(rowNames()).toHaveLength(5);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '最多 5 项' }).disabled).toBe(true);
});

it('lists what is not finished, and goes to the field', async () => {
  show({ ...LOOK, navs: [...three, { ...tab('新'), text: '' }] });
  expect(screen.getByRole('region', { name: '发布前要改' }).textContent).toContain(
    '第 4 项的「文字」还没有填',
  );
  fireEvent.click(screen.getByRole('button', { name: '去修改' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('文字')));
});

it('says that a raised middle needs three or five tabs', () => {
  show({ navs: [...three, tab('客服')], nav_mode: 2 });
  expect(screen.getByText('3 个或 5 个标签才有中间一个，现在不会凸起')).toBeDefined();
});

it('says at once that a text cannot be read on its colour, with the nearest that can', () => {
  const colours = { top_background_color: '#ffffff', top_text_color: '#000000' };
  const { metaNow } = show(colours, { form: TITLE_FORM });
  fireEvent.change(screen.getByRole('textbox', { name: '文字颜色' }), { target: { value: '#eeeeee' } });
  fireEvent.click(screen.getByRole('button', { name: '#717171' }));
  expect(metaNow()['top_text_color']).toBe('#717171');
  fireEvent.change(screen.getByRole('textbox', { name: '文字颜色' }), { target: { value: 'red' } });
  expect(metaNow()['top_text_color']).toBe('#717171');
});

it('moves a button of the login page in the kind that is stored, and neither removes it nor gives it a link', async () => {
  const area = {
    left: '61',
    top: '419',
    width: '528',
    height: '81',
    defaultX: '61',
    link: '',
    open_type: 'login',
  };
  const cancel = { ...area, top: '509', open_type: 'cancel' };
  const { metaNow } = show(
    { pic_url: 'a.png', hotspot: area, hotspot_cancel: cancel },
    { form: AUTH_FORM, doc: 'auth' },
  );
  fireEvent.click(screen.getAllByRole('button', { name: '编辑热区' })[0] as HTMLElement);
  const button = await screen.findByRole('button', { name: '热区 1' });
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  fireEvent.keyDown(button, { key: 'Delete' });
  expect(metaNow()['hotspot']).toEqual({ ...area, top: '420' });
  const dialog = within(screen.getByRole('dialog', { name: '登录按钮' }));
  expect(dialog.queryByRole('button', { name: '删除' })).toBeNull();
  expect(dialog.queryByText('链接')).toBeNull();
  fireEvent.change(dialog.getByLabelText('上'), { target: { value: '650' } });
  expect(metaNow()['hotspot']).toEqual({ ...area, top: '420' });
  fireEvent.change(dialog.getByLabelText('上'), { target: { value: '300' } });
  expect(metaNow()).toEqual({ pic_url: 'a.png', hotspot: { ...area, top: '300' }, hotspot_cancel: cancel });
});

it('offers nothing to change where it is read only', () => {
  show({ navs: three }, { isReadOnly: true });
  expect(screen.queryByRole('button', { name: '添加标签' })).toBeNull();
  fireEvent.click(row('分类'));
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[data-at] input')];
  expect(inputs.length).toBeGreaterThan(5);
  expect(inputs.every(({ disabled, readOnly }) => disabled || readOnly)).toBe(true);
});

// Colours at hand: the theme's row follows what the mall is set to.
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { themeColour } from '~/domain/theme';
import { openGroups, renderForm } from '../form/testing';
import { fakeApi } from '../testing/fake-api';

beforeEach(() => {
  localStorage.clear();
  fakeApi.reset();
});

const themeRow = () => within(screen.getByRole('group', { name: '主题' }));

async function open() {
  const view = await renderForm([{ id: 'link', data: { title: '更多', color: '#353535' } }]);
  openGroups(view.container);
  fireEvent.click(screen.getByRole('button', { name: '文字颜色：选颜色' }));
  return view;
}

it('offers the colours of the theme that the mall is set to', async () => {
  const theme = themeColour('custom', { main: '#0a7d4b', secondary: '#f2c14e' });
  fakeApi.answer('GET /web/index.php', { code: 0, data: { theme_color: theme } });
  const { data } = await open();
  fireEvent.click(await themeRow().findByRole('button', { name: '主色 #0A7D4B' }));
  expect(data()['color']).toBe('#0A7D4B');
  expect(themeRow().getByRole('button', { name: '辅色 #F2C14E' })).toBeDefined();
  expect(themeRow().queryByRole('button', { name: /#FF4544$/ })).toBeNull();
});

it('offers the neutral ones where the mall does not answer', async () => {
  fakeApi.refuse('GET /web/index.php', '服务器出错');
  await open();
  expect(themeRow().getByRole('button', { name: '文字 #353535' })).toBeDefined();
  expect(themeRow().queryByRole('button', { name: /#FF4544$/ })).toBeNull();
});

it('names a colour of the theme by what the mall uses it for, in its tooltip and wherever it stands', async () => {
  await open();
  const names = themeRow()
    .getAllByRole('button')
    .map(({ title }) => title.split(' ')[0]);
  expect(names).toEqual(['文字', '次要文字', '图标灰', '分隔线', '浅灰底', '白', '黑']);
  const onPage = within(screen.getByRole('group', { name: '本页' }));
  expect(onPage.getByRole('button', { name: '文字 #353535' })).toBeDefined();
});

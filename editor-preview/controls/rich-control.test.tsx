// Rich texts in the form: the stored bytes, the source, and one step of the history for all of a dialog.
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderForm } from '../form/testing';
import { fakeApi } from '../testing/fake-api';

beforeEach(() => {
  localStorage.clear();
  fakeApi.reset();
});

/** As another editor wrote it; this one would write it otherwise. */
const STORED = "<P ALIGN=center style='text-align:center'>欢迎</P>\n<hr>";
const block = (content: string) => ({ id: 'image-text', data: { content } });

async function openDialog() {
  fireEvent.click(screen.getByRole('button', { name: '编辑内容' }));
  const dialog = within(await screen.findByRole('dialog', { name: '内容' }));
  await dialog.findByRole('textbox', { name: '内容' });
  const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name }));
  const editSource = (html: string) => {
    if (dialog.queryByRole('textbox', { name: '源码' }) === null) press('源码');
    fireEvent.change(dialog.getByRole('textbox', { name: '源码' }), { target: { value: html } });
  };
  return { dialog, press, editSource };
}

const isClosed = () => expect(screen.queryByRole('dialog', { name: '内容' })).toBeNull();

describe('a rich text', () => {
  it('is byte for byte the same after its dialog was opened and closed, also by 完成 and over the source', async () => {
    const { stored, store } = await renderForm([block(STORED)]);
    const before = stored();
    const { dialog, press } = await openDialog();
    expect(dialog.getByText('有 1 处编辑器不支持的内容，改动后保存会去掉')).toBeDefined();
    press('源码');
    expect(dialog.getByRole('textbox', { name: '源码' })).toHaveProperty('value', STORED);
    press('源码');
    press('完成');
    isClosed();
    expect(stored()).toBe(before);
    expect(store.get().done).toBe(0);
  });

  it('is written as its source says, as one step', async () => {
    const { data, stored, store } = await renderForm([block(STORED)]);
    const before = stored();
    const { press, editSource } = await openDialog();
    editSource('<p>一</p>');
    editSource("<P title='a'>二</P>");
    press('完成');
    isClosed();
    expect(data()['content']).toBe("<P title='a'>二</P>");
    expect(store.get().done).toBe(1);
    store.undo();
    expect(stored()).toBe(before);
  });

  it('says what of a source shoppers would not get, before it is written', async () => {
    const { data } = await renderForm([block('')]);
    const { dialog, press, editSource } = await openDialog();
    editSource('<div><p onclick="x()">一</p><script>x()</script></div>');
    press('完成');
    expect(dialog.getByText('源码里有 2 处顾客看不到的内容，已去掉')).toBeDefined();
    expect(data()['content']).toBe('');
    press('完成');
    expect(data()['content']).not.toMatch(/onclick|<script/);
    expect(data()['content']).toContain('一');
  });

  it('asks before a change is given up', async () => {
    const { data } = await renderForm([block('<p>一</p>')]);
    const { press, editSource } = await openDialog();
    editSource('<p>二</p>');
    press('取消');
    // Escape closes the question alone.
    fireEvent(screen.getByRole('dialog', { name: '放弃修改？' }), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog', { name: '放弃修改？' })).toBeNull();
    expect(screen.getByRole('textbox', { name: '源码' })).toHaveProperty('value', '<p>二</p>');
    press('取消');
    fireEvent.click(screen.getByRole('button', { name: '放弃' }));
    await screen.findByRole('button', { name: '编辑内容' });
    expect(data()['content']).toBe('<p>一</p>');
  });

  it('is refused when it is too long', async () => {
    await renderForm([block('')]);
    const { dialog, editSource } = await openDialog();
    editSource('字'.repeat(200_001));
    expect(dialog.getByText('内容有 200001 个字符，最多 200000')).toBeDefined();
    expect(dialog.getByRole('button', { name: '完成' })).toHaveProperty('disabled', true);
  });

  it('is only shown to those who may not edit', async () => {
    await renderForm([block('<p>一</p>')], { isReadOnly: true });
    expect(screen.queryByRole('button', { name: '编辑内容' })).toBeNull();
  });

  it('has a toolbar that is one stop for Tab, with arrow keys within', async () => {
    await renderForm([block('<p>一</p>')]);
    const { dialog } = await openDialog();
    const toolbar = dialog.getByRole('toolbar', { name: '格式' });
    const stops = () =>
      within(toolbar)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops().map(({ title }) => title)).toEqual(['撤销（Ctrl+Z）']);
    fireEvent.keyDown(toolbar, { key: 'End' });
    expect(stops().map(({ title }) => title)).toEqual(['源码']);
    fireEvent.keyDown(toolbar, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('撤销');
  });
});

// The block of the member card is filled with what its plugin's settings have for it.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import { renderForm } from '../form/testing';

beforeEach(() => {
  localStorage.clear();
  fakeApi.reset();
});
afterEach(() => vi.unstubAllGlobals());

const BLOCK = {
  id: 'vip-card',
  data: { buy_big: '开通会员', buy_btn_text: '去开通', usePluginConfig: true },
};

const FORM = {
  buy_big: '开通南湖会员',
  buy_small: '全场 9.5 折',
  buy_btn_text: '去开通',
  buy_bg: 'uploads/card.png',
  buy_big_color: '#FFF4D6',
};

const answer = (plugin: unknown) => fakeApi.answer('GET /web/index.php', { code: 0, data: { plugin } });
const answerForm = (form: unknown) => answer({ vip_card: { setting: { name: '南湖会员', form } } });
const press = () => fireEvent.click(screen.getByRole('button', { name: '用插件的设置填入' }));

async function filled(elements: readonly unknown[], options: Parameters<typeof renderForm>[1] = {}) {
  const view = await renderForm(elements, options);
  press();
  await waitFor(() => expect(view.said).toHaveLength(1));
  return view;
}

it('takes over what differs in one step, which can be taken back', async () => {
  answerForm(FORM);
  const { said, store, data } = await filled([BLOCK]);
  expect(said).toEqual(['已填入 4 项']);
  expect(data()).toEqual({ ...BLOCK.data, ...FORM });
  expect(store.get().steps.map(({ name }) => name)).toEqual(['超级会员卡 · 用插件的设置填入']);
  store.undo();
  expect(data()).toEqual(BLOCK.data);
});

it('leaves out what does not fit, what the block does not know, and what it keeps without a control', async () => {
  answerForm({
    buy_big: '开通南湖会员',
    buy_bg: 'javascript:alert(1)',
    buy_big_color: 'red;}',
    buy_small: ['x'],
    usePluginConfig: false,
    headline: '别的',
  });
  const { said, data } = await filled([BLOCK]);
  expect(said).toEqual(['已填入 1 项']);
  expect(data()).toEqual({ ...BLOCK.data, buy_big: '开通南湖会员' });
});

it('fills several blocks as one step, and counts each property once', async () => {
  answerForm({ buy_big: '开通南湖会员' });
  const { said, store, data } = await filled([BLOCK, BLOCK]);
  expect(said).toEqual(['已填入 1 项']);
  expect([data('b0')['buy_big'], data('b1')['buy_big']]).toEqual(['开通南湖会员', '开通南湖会员']);
  expect(store.get().done).toBe(1);
});

it.each([
  ['has none', { vip_card: { setting: { form: {} } } }],
  ['has none as PHP writes it', { vip_card: { setting: { form: [] } } }],
  ['is not there', {}],
])('says that there is nothing to fill where the plugin %s', async (_what, plugin) => {
  answer(plugin);
  const { said, store } = await filled([BLOCK]);
  expect(said).toEqual(['插件的设置里没有可以填入的文字、图片和颜色']);
  expect(store.get().done).toBe(0);
});

it('says that nothing differs', async () => {
  answerForm({ buy_big: '开通会员' });
  const { said, store } = await filled([BLOCK]);
  expect(said).toEqual(['已经和插件的设置一样']);
  expect(store.get().done).toBe(0);
});

it('says that the mall did not answer, and reads the settings anew at the next press', async () => {
  fakeApi.answer('GET /web/index.php', { code: 1, msg: '' });
  const { said } = await filled([BLOCK]);
  expect(said).toEqual(['商城的内容没有取到']);
  answerForm(FORM);
  press();
  await waitFor(() => expect(said).toEqual(['商城的内容没有取到', '已填入 4 项']));
});

it('says why a locked block is not filled', async () => {
  answerForm(FORM);
  const { said, data } = await filled([BLOCK], { notes: { b0: { locked: 'editor' } } });
  expect(said.join('')).toContain('锁定');
  expect(data()).toEqual(BLOCK.data);
});

it.each([
  ['a block that no plugin fills', { id: 'svip', data: {} }, false],
  ['a reader', BLOCK, true],
])('is not offered to %s', async (_what, element, isReadOnly) => {
  await renderForm([element], { isReadOnly });
  expect(screen.queryByRole('button', { name: '用插件的设置填入' })).toBeNull();
});

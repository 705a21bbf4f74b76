// Proves the screen of a goods' form: answers of before, the check, what the checkout gets.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import * as to from '~/domain/screen-links.gen';
import { keptAnswers } from '../../flows/goods-form-answers';
import { clearOverlays } from '../../state/overlays';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { openPicker } from '../../testing/render-stack';
import goodsFormPage from './goods-form.page';

const form = {
  id: 7,
  name: '刻字信息',
  value: [{ key: 'text', key_name: '单行文本', name: '刻字', is_required: 1 }],
};
const item = (value: string) => ({ key: 'text', label: '刻字', value, required: 1 as const });

beforeEach(() => startMall({ isSignedIn: true }));

const answerForm = () =>
  backend.answer('api/goods/form', { goods: { id: 3, name: '保温杯', cover_pic: '' }, form });

const engraving = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^刻字/ });

it('begins with the answers that the checkout has, and gives back what is filled in', async () => {
  answerForm();
  const picked = await openPicker(to.goodsForm, { goods_id: 3 }, [item('旧字')]);
  const field = await engraving();
  expect(field.value).toBe('旧字');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await screen.findAllByText(/不能为空/);
  expect(address()).toBe('/pages/goods/goods-form?goods_id=3');
  fireEvent.change(field, { target: { value: '新字' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await picked()).toEqual([item('新字')]);
  await act(async () => clearOverlays());
});

it('keeps what is filled in before any checkout, for the visit', async () => {
  answerForm();
  await renderScreen(goodsFormPage, 'goods_id=3');
  fireEvent.change(await engraving(), { target: { value: '新字' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(keptAnswers(3)).toEqual([item('新字')]));
  await act(async () => clearOverlays());
});

it('says so where a goods has no form', async () => {
  backend.answer('api/goods/form', { goods: { id: 3, name: '保温杯', cover_pic: '' }, form: null });
  await renderScreen(goodsFormPage, 'goods_id=3');
  expect(await screen.findByText('该商品没有需要填写的表单')).toBeTruthy();
});

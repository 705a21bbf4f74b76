// Proves the screen of a goods' form: answers of before, the check, what the checkout gets.
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { storeAnswers, storedAnswers } from '../../flows/goods-form-answers';
import { clearOverlays } from '../../state/overlays';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import goodsFormPage from './goods-form.page';

const form = {
  id: 7,
  name: '刻字信息',
  value: [{ key: 'text', key_name: '单行文本', name: '刻字', is_required: 1 }],
};
const item = (value: string) => ({ key: 'text', label: '刻字', value, required: 1 });

beforeEach(() => startMall({ isSignedIn: true }));

it('keeps the answers of a goods’ own screen for the checkout that opened it', async () => {
  backend.answer('api/goods/form', {
    goods: { id: 3, name: '保温杯', cover_pic: '' },
    form,
  });
  storeAnswers('order-stored', [{ key: 'text', label: '刻字', value: '旧字', required: 1 }]);
  await renderScreen(goodsFormPage, 'goods_id=3&form_id=7&key=order-stored');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^刻字/ });
  expect(field.value).toBe('旧字');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(storedAnswers('order-stored')).toEqual([item('旧字')]);
  fireEvent.change(field, { target: { value: '新字' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(storedAnswers('order-stored')).toEqual([item('新字')]);
  await act(async () => clearOverlays());
});

it('says so where a goods has no form', async () => {
  backend.answer('api/goods/form', { goods: { id: 3, name: '保温杯', cover_pic: '' }, form: null });
  await renderScreen(goodsFormPage, 'goods_id=3');
  expect(await screen.findByText('该商品没有需要填写的表单')).toBeTruthy();
});

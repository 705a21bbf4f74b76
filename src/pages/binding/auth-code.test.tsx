// Proves the entry of a code: its last digit sends it, and a refusal empties it and says why below the boxes.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import page from './auth-code.page';

const EMPOWER = 'api/user/phone-empower';
const digits = () => screen.getByLabelText<HTMLInputElement>('短信验证码');
const type = (value: string) => fireEvent.change(digits(), { target: { value } });

async function sendCode(): Promise<void> {
  backend.answer('api/user/send-sms-captcha', { validate_code_id: 7 });
  await renderScreen(page, 'mobile=13900000000');
  await screen.findByText('验证码将发送至 139****0000');
  expect(digits().disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('图形验证码'), { target: { value: 'abcd' } });
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByText('已发送至 139****0000');
}

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer('api/user/user-info', { nickname: '小满', mobile: '13900000000' });
  backend.answer('api/site/pic-captcha', { url: '' });
});

it('sends the code with its last digit, once', async () => {
  backend.answer(EMPOWER, { mobile: '13900000000' });
  await sendCode();
  type('12345');
  expect(backend.asked(EMPOWER)).toEqual([]);
  type('123456');
  await waitFor(() => expect(address()).toBe('/pages/index/index'));
  expect(backend.asked(EMPOWER)).toEqual([
    { mobile: '13900000000', sms_captcha: '123456', code: '123456', validate_code_id: '7' },
  ]);
});

it('empties the boxes of a refused code, says why, and takes another one', async () => {
  backend.refuse(EMPOWER, '验证码不正确');
  await sendCode();
  type('111111');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('验证码不正确'));
  await waitFor(() => expect(digits().value).toBe(''));
  backend.answer(EMPOWER, { mobile: '13900000000' });
  type('22');
  expect(screen.getByRole('alert').textContent).toBe('');
  type('222222');
  await waitFor(() => expect(backend.asked(EMPOWER)).toHaveLength(2));
});

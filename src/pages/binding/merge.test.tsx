// Proves that one code serves binding and merging: the picture that was used is replaced without its letters, and the code is
// asked for again only where its proof is over.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { userPhoneEmpower, userPhoneMerge, userSendSmsCaptcha } from '~/schemas/api/user.gen';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import accountPage from './account.page';
import bindingPage from './manual-binding.page';

const MOBILE = '13900000000';
const letters = () => screen.getByLabelText<HTMLInputElement>('图形验证码');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer('api/user/user-info', { nickname: '小满', mobile: '' });
  backend.answerWhole('site/pic-captcha', { url: 'https://mall.example/captcha.png' });
  backend.answer(userSendSmsCaptcha.route, { validate_code_id: 7 });
});

async function sendCode() {
  await renderScreen(bindingPage);
  fireEvent.change(await screen.findByLabelText('手机号'), { target: { value: MOBILE } });
  fireEvent.change(letters(), { target: { value: 'AC3K' } });
  press('获取验证码');
}

it('empties the letters of a refused picture with the new one', async () => {
  backend.refuse(userSendSmsCaptcha.route, '验证码不正确。');
  await sendCode();
  await waitFor(() => expect(letters().value).toBe(''));
  expect(backend.asked('site/pic-captcha')).toHaveLength(2);
});

it('merges by the code that was sent for binding, without another one', async () => {
  backend.refuse(userPhoneEmpower.route, '该手机号已被其他账号使用', { data: { can_merge: 1 } });
  await sendCode();
  await screen.findByRole('button', { name: /后重新获取/ });
  fireEvent.change(screen.getByLabelText('短信验证码'), { target: { value: '123456' } });
  press('确认');
  fireEvent.click(await screen.findByRole('button', { name: '去合并' }));
  await waitFor(() => expect(address()).toBe('/pages/binding/account?proved=1'));
});

it('asks for no code while the mobile is proved, and for one once that is over', async () => {
  backend.refuse(userPhoneMerge.route, '请输入验证码', { data: { field: 'code' } });
  const rendered = await renderScreen(accountPage, `mobile=${MOBILE}&proved=1`);
  await screen.findByText('合并账号');
  expect(screen.queryByLabelText('短信验证码')).toBeNull();
  press('确认合并');
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: '确认合并' }));
  await waitFor(() => expect(address()).toBe('/pages/binding/account'));
  rendered.unmount();
  await renderScreen(accountPage, `mobile=${MOBILE}`);
  expect(await screen.findByLabelText('短信验证码')).toBeTruthy();
});

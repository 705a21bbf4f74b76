// Proves reauthentication before a mobile, a password or an account changes.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mobileMobile, mobileSmsCaptcha, mobileValidateIdentity } from '~/schemas/api/mobile.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { loadUserInfo } from '../../services/shopper';
import { backend } from '../../testing/fake-backend';
import { address, carriedData, renderScreen, startMall } from '../../testing/render-screen';
import authenticationPage from './authentication.page';
import passwordPage from './password.page';
import verifyPhonePage from './verify-phone.page';

const INFO = userUserInfo.route;
const VALIDATE = mobileValidateIdentity.route;
const MOBILE = mobileMobile.route;

const shopper = (fields: object = {}) => ({
  mobile: '13800000001',
  is_password: 1,
  ...fields,
});

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer(INFO, shopper());
  backend.answerWhole('site/pic-captcha', {
    url: 'https://mall.example/captcha.png',
  });
  backend.answer('plugin/mobile/api/passport/sms-captcha', {
    validate_code_id: 7,
  });
  backend.answer(mobileSmsCaptcha.route, {
    validate_code_id: 7,
  });
  backend.answer(VALIDATE, { key: 'proof' });
});

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) => {
  fireEvent.change(await field(label), { target: { value } });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('reauthentication', () => {
  it('offers a code to the present mobile, which cannot be changed here, also when loaded by its address', async () => {
    await renderScreen(authenticationPage, 'type=mobile');
    expect(await field('手机号')).toMatchObject({
      value: '13800000001',
      disabled: true,
    });
    await type('图形验证码', 'AC3K');
    press('获取验证码');
    await screen.findByRole('button', { name: '60s后重新获取' });
    await type('短信验证码', '123456');
    press('下一步');
    await waitFor(() => expect(backend.asked(VALIDATE)).toHaveLength(1));
    expect(backend.asked(VALIDATE)[0]).toMatchObject({
      type: 'validate_by_mobile',
      mobile: '13800000001',
      sms_captcha: '123456',
      validate_code_id: '7',
    });
    await waitFor(() => expect(address()).toBe('/pages/registered/verify-phone?type=change'));
    expect(carriedData()).toEqual({ key: 'proof' });
  });

  it('accepts the password instead, and sends only that', async () => {
    await renderScreen(authenticationPage, 'type=password');
    fireEvent.click(await screen.findByRole('tab', { name: '密码验证' }));
    await type('登录密码', 'pagoda123');
    press('下一步');
    await waitFor(() => expect(address()).toBe('/pages/registered/password'));
    expect(backend.asked(VALIDATE)).toEqual([
      expect.objectContaining({
        type: 'validate_by_password',
        password: 'pagoda123',
      }),
    ]);
    expect(backend.asked(VALIDATE)[0]).not.toHaveProperty('sms_captcha');
  });

  it.each([
    ['a code where no password is set', { is_password: 0 }, '短信验证码'],
    ['the password where no mobile is bound', { mobile: '' }, '登录密码'],
  ])('requires %s, without a choice', async (_, fields, label) => {
    backend.answer(INFO, shopper(fields));
    await loadUserInfo(true);
    await renderScreen(authenticationPage, 'type=mobile');
    expect(await field(label)).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('continues to the merge with the key and the mobile', async () => {
    await renderScreen(authenticationPage, 'type=merge&mobile=13900000002');
    fireEvent.click(await screen.findByRole('tab', { name: '密码验证' }));
    await type('登录密码', 'pagoda123');
    press('下一步');
    await waitFor(() => expect(address()).toBe('/pages/binding/account'));
    expect(carriedData()).toEqual({ key: 'proof', mobile: '13900000002' });
  });

  it('shows a refusal and stays', async () => {
    backend.refuse(VALIDATE, '密码错误');
    await renderScreen(authenticationPage, 'type=mobile');
    const before = address();
    fireEvent.click(await screen.findByRole('tab', { name: '密码验证' }));
    await type('登录密码', 'not-this-1');
    press('下一步');
    expect(await screen.findByText('密码错误')).toBeDefined();
    expect(address()).toBe(before);
  });

  it('shows that the account could not be loaded, and retries', async () => {
    backend.fail(INFO);
    await renderScreen(authenticationPage, 'type=mobile');
    const retry = await screen.findByRole('button', { name: '重新加载' });
    backend.answer(INFO, shopper());
    fireEvent.click(retry);
    expect(await field('手机号')).toMatchObject({ value: '13800000001' });
  });
});

describe('the change after reauthentication', () => {
  it('returns to reauthentication when the key is missing or used', async () => {
    backend.refuse(MOBILE, '请先验证身份', { data: { retry: 1 } });
    await renderScreen(verifyPhonePage, 'key=old&type=change');
    await type('新手机号', '13900000002');
    await type('图形验证码', 'AC3K');
    press('获取验证码');
    await screen.findByRole('button', { name: '60s后重新获取' });
    await type('短信验证码', '123456');
    press('确定');
    await waitFor(() => expect(address()).toBe('/pages/registered/authentication?type=mobile'));
  });

  it('requires the code of the present mobile where the old password is forgotten', async () => {
    await renderScreen(passwordPage);
    expect(await field('旧密码')).toBeDefined();
    press('忘记旧密码？用短信验证码修改');
    expect(await field('手机号')).toMatchObject({
      value: '13800000001',
      disabled: true,
    });
  });
});

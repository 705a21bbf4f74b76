import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessToken } from '../../state/session';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import page from './sign.page';

const LOGIN = 'api/passport/login';
const SMS = 'plugin/mobile/api/passport/sms-captcha';

beforeEach(async () => {
  await startMall();
  backend.answer(LOGIN, { access_token: 'fresh' });
  backend.answer(SMS, { validate_code_id: 7 });
  backend.answerWhole('site/pic-captcha', { url: 'https://mall.example/captcha.png' });
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the sign page', () => {
  it.each([
    ['https://mall.example/logo.png', ['https://mall.example/logo.png']],
    ['', []],
  ])('is headed by the mall’s logo %j (CFG-05)', async (logo, pictures) => {
    await startMall({ setting: { mall_logo_pic: logo } });
    const { container } = await renderScreen(page);
    const head = screen.getByRole('heading', { name: '欢迎来到南湖' }).parentElement ?? container;
    expect([...head.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual(pictures);
  });

  it('sends mobile, pic_captcha, sms_captcha and validate_code_id (LOGIN-14)', async () => {
    await renderScreen(page);
    fireEvent.click(screen.getByRole('tab', { name: '验证码登录' }));
    type('手机号', '13800000001');
    type('图形验证码', 'abcd');
    press('获取验证码');
    await screen.findByRole('button', { name: '60s后重新获取' });
    type('短信验证码', '123456');
    press('登录');
    await waitFor(() => expect(accessToken()).toBe('fresh'));
    expect(backend.asked(LOGIN)).toEqual([
      expect.objectContaining({
        mobile: '13800000001',
        pic_captcha: 'abcd',
        sms_captcha: '123456',
        validate_code_id: '7',
      }),
    ]);
  });

  it('sends the five fields of the login of a host that embeds the mall (OAUTH-04)', async () => {
    const fields = {
      encryptedData: 'c2VjcmV0',
      iv: 'aXY=',
      rawData: '{"nickName":"小满"}',
      signature: 'a1',
      code: 'c1',
    };
    const host = window as { mallHost?: { login: () => Promise<object> } };
    host.mallHost = { login: () => Promise.resolve({ ...fields, errMsg: 'login:ok' }) };
    try {
      await renderScreen(page);
      press('一键登录');
      press('一键登录');
      await waitFor(() => expect(accessToken()).toBe('fresh'));
      // As the fields of a form, and once.
      expect(backend.asked(LOGIN)).toEqual([{ type: 'wechat', ...fields }]);
    } finally {
      delete host.mallHost;
    }
  });

  it('sends nothing of a host whose login is incomplete, and has no such button elsewhere', async () => {
    const host = window as { mallHost?: { login: () => Promise<object> } };
    host.mallHost = { login: () => Promise.resolve({ code: 'c1' }) };
    const { unmount } = await renderScreen(page);
    press('一键登录');
    expect(await screen.findByText('没有取得登录信息，请用其他方式登录')).toBeTruthy();
    expect(backend.asked(LOGIN)).toEqual([]);
    unmount();
    delete host.mallHost;
    await renderScreen(page);
    expect(screen.queryByRole('button', { name: '一键登录' })).toBeNull();
  });

  it('shows the error under the row, and sends nothing', async () => {
    await renderScreen(page);
    type('手机号', '123');
    press('登录');
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      '手机号格式不正确。',
      '密码不能为空',
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText('手机号'));
    expect(backend.asked(LOGIN)).toEqual([]);
  });

  it("shows the backend's message for a wrong password and leaves the visitor a guest (LOGIN-01)", async () => {
    backend.refuse(LOGIN, '密码错误');
    await renderScreen(page);
    type('手机号', '13800000001');
    type('密码', 'wrong-one');
    press('登录');
    expect(await screen.findByText('密码错误')).toBeDefined();
    expect(accessToken()).toBe('');
  });

  it('shows a captcha once the mall requires it, and sends it with the password', async () => {
    backend.refuse(LOGIN, '请输入图形验证码', { data: { need_pic_captcha: 1 } });
    await renderScreen(page);
    type('手机号', '13800000001');
    type('密码', 'pagoda123');
    expect(screen.queryByLabelText('图形验证码')).toBeNull();
    press('登录');
    expect(await screen.findByLabelText('图形验证码')).toBeDefined();
    press('登录');
    expect((await screen.findByRole('alert')).textContent).toBe('请输入图形验证码');
    backend.answer(LOGIN, { access_token: 'fresh' });
    type('图形验证码', 'AC3K');
    press('登录');
    await waitFor(() => expect(accessToken()).toBe('fresh'));
    const asked = backend.asked(LOGIN).map((params) => (params as { pic_captcha?: string }).pic_captcha);
    expect(asked).toEqual([undefined, 'AC3K']);
  });

  it('shows another picture after a wrong password, with an empty field', async () => {
    backend.refuse(LOGIN, '请输入图形验证码', { data: { need_pic_captcha: 1 } });
    await renderScreen(page);
    type('手机号', '13800000001');
    type('密码', 'not-this-1');
    press('登录');
    await screen.findByLabelText('图形验证码');
    await waitFor(() => expect(backend.asked('site/pic-captcha')).toHaveLength(1));
    backend.refuse(LOGIN, '密码错误');
    type('图形验证码', 'AC3K');
    press('登录');
    await waitFor(() => expect(backend.asked('site/pic-captcha')).toHaveLength(2));
    expect(screen.getByLabelText('图形验证码')).toHaveProperty('value', '');
  });

  it('removes a used captcha before the next one has loaded', async () => {
    await renderScreen(page);
    fireEvent.click(screen.getByRole('tab', { name: '验证码登录' }));
    await screen.findByRole('img', { name: '图形验证码' });
    backend.hang('site/pic-captcha');
    press('换一张图形验证码');
    expect(screen.queryByRole('img', { name: '图形验证码' })).toBeNull();
    expect(screen.getByText('加载中')).toBeDefined();
  });

  it('requests a new picture when the letters were refused', async () => {
    backend.refuse(SMS, '验证码不正确。');
    await renderScreen(page);
    fireEvent.click(screen.getByRole('tab', { name: '验证码登录' }));
    await waitFor(() => expect(backend.asked('site/pic-captcha')).toHaveLength(1));
    type('手机号', '13800000001');
    type('图形验证码', 'abcd');
    press('获取验证码');
    await waitFor(() => expect(backend.asked('site/pic-captcha')).toHaveLength(2));
  });

  it('requests another picture where one failed to load, without a broken image', async () => {
    await renderScreen(page);
    fireEvent.click(screen.getByRole('tab', { name: '验证码登录' }));
    fireEvent.error(await screen.findByRole('img', { name: '图形验证码' }));
    expect(screen.queryByRole('img', { name: '图形验证码' })).toBeNull();
    expect(screen.getByText('点击获取')).toBeDefined();
    press('点击获取图形验证码');
    expect(await screen.findByRole('img', { name: '图形验证码' })).toBeDefined();
  });
});

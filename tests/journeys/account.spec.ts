// Tests registration with a mobile, signing in by password, and signing out.
import type { Locator, Page } from '@playwright/test';
import { goodsId } from '~/server/demo/catalogue/catalogue';
import {
  waitForScreen,
  callTo,
  captchaId,
  captchaLetters,
  expect,
  fromMessage,
  listen,
  newMobile,
  preparedMobile,
  register,
  smsCode,
  tabBar,
  test,
  visit,
} from './helpers';

const CENTRE = '/pages/user-center/user-center';
const SIGN = '/pages/registered/sign';
const REGISTER = '/pages/registered/index';
const SETTING = '/pages/registered/setting';
const GOODS = '/pages/goods/goods';

const agree = (form: Locator) => form.getByRole('checkbox', { name: '我已阅读并同意' }).check();

/** From the login modal to the sign page. */
async function goToSign(page: Page): Promise<Locator> {
  await page.getByRole('dialog', { name: '登录' }).getByRole('button', { name: '立即登录' }).click();
  return waitForScreen(page, SIGN);
}

/** Until its picture has loaded, the cookie may be that of an older captcha, or change once more. */
const pictureShown = (form: Locator) =>
  expect(form.getByRole('img', { name: '图形验证码' })).toHaveJSProperty('naturalWidth', 360);

/** Requests a code for the form's mobile, and fills it in. */
async function proveMobile(page: Page, form: Locator, mobile: string): Promise<void> {
  await form.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await pictureShown(form);
  await form.getByRole('textbox', { name: '图形验证码' }).fill(await captchaLetters(page));
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expect(form.getByRole('button', { name: /s后重新获取/ })).toBeDisabled();
  await form.getByRole('textbox', { name: '短信验证码' }).fill(await smsCode(mobile));
}

test('registers with a mobile, receives the welcome gifts, and signs out again (LOGIN-12, LOGIN-13, LOGIN-16, COUP-04, COUP-08)', async ({
  page,
}) => {
  const mobile = newMobile();
  const centre = await visit(page, CENTRE);
  await centre.getByRole('button', { name: '点击登录' }).click();
  const sign = await goToSign(page);
  await sign.getByRole('button', { name: '注册账号' }).click();
  const form = await waitForScreen(page, REGISTER);
  await form.getByRole('button', { name: '注册', exact: true }).click();
  await expect(form.getByText('手机号不能为空')).toBeVisible();

  await form.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await pictureShown(form);
  const refused = await captchaId(page);
  await form.getByRole('textbox', { name: '图形验证码' }).fill('????');
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码不正确。')).toBeVisible();
  // The letters of the next picture, which is loading.
  await expect.poll(() => captchaId(page)).not.toBe(refused);
  await proveMobile(page, form, mobile);
  await form.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByText('请先阅读并同意协议')).toBeVisible();
  await agree(form);
  await form.getByRole('button', { name: '注册', exact: true }).click();

  const welcome = page.getByRole('alertdialog', { name: '注册成功' });
  await welcome.getByRole('button', { name: '我知道了' }).click();
  const gifts = page.getByRole('dialog', { name: '恭喜你，获得新人礼包' });
  await expect(gifts).toContainText('新客首单礼');
  await gifts.getByRole('button', { name: '关闭' }).click();
  await expect(gifts).toBeHidden();
  await waitForScreen(page, CENTRE);
  await expect(centre.getByText(`用户${mobile.slice(-4)}`)).toBeVisible();
  await page.reload();
  await expect(centre.getByText(`用户${mobile.slice(-4)}`)).toBeVisible();
  await expect(gifts).toBeHidden();

  await centre.getByRole('button', { name: '账户与安全' }).click();
  const setting = await waitForScreen(page, SETTING);
  await expect(setting).toContainText(mobile.slice(-4));
  await setting.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await waitForScreen(page, '/pages/index/index');
  await tabBar(page).getByRole('link', { name: '我的' }).click();
  await expect(centre.getByRole('button', { name: '点击登录' })).toBeVisible();
  await expect(centre.getByText(`用户${mobile.slice(-4)}`)).toHaveCount(0);
});

test('signs in with an SMS code (LOGIN-14)', async ({ page }) => {
  const mobile = preparedMobile();
  const centre = await visit(page, CENTRE);
  await centre.getByRole('button', { name: '点击登录' }).click();
  const sign = await goToSign(page);
  await sign.getByRole('tab', { name: '验证码登录' }).click();
  await proveMobile(page, sign, mobile);
  await agree(sign);
  const login = callTo(page, 'api/passport/login');
  await sign.getByRole('button', { name: '登录', exact: true }).click();
  const sent = new URLSearchParams((await login).postData() ?? '');
  expect(sent.get('mobile')).toBe(mobile);
  for (const name of ['pic_captcha', 'sms_captcha', 'validate_code_id']) expect(sent.get(name)).toBeTruthy();
  await waitForScreen(page, CENTRE);
  await expect(centre.getByText(`备客${mobile.slice(-2)}`)).toBeVisible();
});

test('signs in by password: errors are shown, and the pending action continues (LOGIN-02, LOGIN-06, RESP-08)', async ({
  page,
}) => {
  const { mobile } = await register(page);
  const password = await fromMessage(mobile, /初始登录密码为 (\w+)/);
  const goods = await visit(page, `${GOODS}?id=${goodsId('tea-longjing')}`);
  const routes = listen(page);
  await goods.getByRole('button', { name: '收藏' }).click();
  const sign = await goToSign(page);
  const enter = sign.getByRole('button', { name: '登录', exact: true });
  await enter.click();
  await expect(sign.getByText('手机号不能为空')).toBeVisible();
  await expect(sign.getByText('密码不能为空')).toBeVisible();
  await sign.getByRole('textbox', { name: '手机号' }).fill('12345');
  await sign.getByRole('textbox', { name: '密码' }).fill('123');
  await enter.click();
  await expect(sign.getByText('手机号格式不正确。')).toBeVisible();
  await expect(sign.getByText('密码长度为6-15个字符')).toBeVisible();
  expect(routes).not.toContain('api/passport/login');

  await sign.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await sign.getByRole('textbox', { name: '密码' }).fill('not-this-1');
  await agree(sign);
  await enter.click();
  await expect(page.getByText('密码错误')).toBeVisible();
  await expect(sign.getByRole('textbox', { name: '密码' })).toHaveValue('not-this-1');
  expect(routes).not.toContain('api/user/favorite-add');

  await sign.getByRole('textbox', { name: '密码' }).fill(password);
  await enter.click();
  await waitForScreen(page, GOODS);
  await expect(goods.getByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(goods.getByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'true');
});

test('wrong passwords require a captcha, then a pause (NS-06)', async ({ page }) => {
  const { mobile } = await register(page);
  const sign = await visit(page, SIGN);
  await sign.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await agree(sign);
  const picture = sign.getByRole('textbox', { name: '图形验证码' });
  const guess = async (password: string) => {
    await sign.getByRole('textbox', { name: '密码' }).fill(password);
    const answer = page.waitForResponse((response) => response.url().includes('login'));
    await sign.getByRole('button', { name: '登录', exact: true }).click();
    await answer;
  };
  for (const password of ['guess-1', 'guess-2', 'guess-3']) {
    await expect(picture).toHaveCount(0);
    await guess(password);
  }
  await guess('guess-4');
  for (const password of ['guess-4', 'guess-5', 'guess-6']) {
    // Each attempt empties the field and replaces its captcha; the letters are those of the current one.
    await expect(picture).toHaveValue('');
    await pictureShown(sign);
    await picture.fill(await captchaLetters(page));
    await guess(password);
  }
  await expect(page.getByText(/密码错误次数过多，请\d+分钟后再试/)).toBeVisible();
});

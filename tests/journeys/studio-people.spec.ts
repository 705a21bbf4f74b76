// An owner invites somebody by a link, who joins with it in a browser of his own.
import { expect } from '@playwright/test';
import { expectClean } from './studio-clean';
import { DESK, signIn, test } from './studio';

test.use(DESK);

test('a link of an invitation makes one operator, and none after that', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, 'owner');
  await page.goto(`${process.env['PAGODA_URL'] ?? ''}/studio/#/people`);
  await page.getByRole('button', { name: '邀请', exact: true }).click();
  const invite = page.getByRole('dialog', { name: '邀请', exact: true });
  const name = `同事${Date.now() % 1_000_000}`;
  await invite.getByRole('textbox', { name: /^名字/ }).fill(name);
  await expectClean(invite, 'invitation');
  await invite.getByRole('button', { name: '生成链接' }).click();
  const made = page.getByRole('dialog', { name: `给${name}的邀请链接` });
  const link = await made.getByRole('textbox', { name: '邀请链接' }).inputValue();
  await expectClean(made, 'link');
  await made.getByRole('button', { name: '完成' }).click();
  const open = page.getByRole('table', { name: '还没有接受的邀请' });
  await expect(open.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  await expectClean(page, 'people with an invitation');

  const theirs = await browser.newContext();
  const window = await theirs.newPage();
  await window.goto(link);
  await expect(window.getByRole('textbox', { name: /^名字/ })).toHaveValue(name);
  await expectClean(window, 'to join');
  await window.getByRole('textbox', { name: /^账号/ }).fill('Owner');
  await window.getByLabel(/^密码/).fill('a long password');
  await window.getByRole('button', { name: '加入' }).click();
  await expect(window.getByText('这个账号已经有人用了')).toBeVisible();
  await window.getByRole('textbox', { name: /^账号/ }).fill(`mate${Date.now()}`);
  await window.getByRole('button', { name: '加入' }).click();
  await expect(window.getByRole('heading', { name: '页面', level: 1 })).toBeVisible();
  await expect(window.getByText(name)).toBeVisible();
  await window.goto('about:blank');
  await window.goto(link);
  await expect(window.getByRole('alert')).toContainText('这个邀请已经用过了');
  await expectClean(window, 'a used link');
  await theirs.close();

  await page.reload();
  const people = page.getByRole('table', { name: '人员' });
  await expect(people.getByRole('row', { name: new RegExp(name) })).toBeVisible();
});

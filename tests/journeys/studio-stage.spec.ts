// The stage of the studio: texts edited on the phone, trying, devices and audiences.
import { expect } from '@playwright/test';
import { DESK, newPage, openEditor, signIn, storedData, test } from './studio';

test.use(DESK);

const titlePage = (title: string) => ({
  title,
  from: 'import',
  tabs: [
    {
      name: '首页',
      text: JSON.stringify([{ id: 'link', permission_key: '', data: { title: '秋茶上新' } }]),
    },
  ],
});

test('A text is edited on the phone as one step, and Esc takes it back', async ({ context, page }) => {
  await signIn(context, 'owner');
  const made = await newPage(context, titlePage('手机上改'));
  const phone = await openEditor(page, made);
  const title = phone.getByText('秋茶上新');
  await title.click();
  await title.dblclick();
  const area = phone.locator('textarea[data-inline]');
  await expect(area).toHaveValue('秋茶上新');
  await area.fill('冬茶');
  await area.press('Enter');
  await expect(area).toHaveCount(0);
  await expect(phone.getByText('冬茶')).toBeVisible();
  await expect.poll(async () => (await storedData(context, made.doc, 'link'))['title']).toBe('冬茶');

  await phone.getByText('冬茶').dblclick();
  await area.pressSequentially('不要的');
  await area.press('Escape');
  await expect(phone.getByText('冬茶')).toBeVisible();
  await page.getByRole('button', { name: /^撤销/ }).click();
  await expect(phone.getByText('秋茶上新')).toBeVisible();
});

test('Trying shows its banner until Esc, and a simulation and an audience that are not the default are marked', async ({
  context,
  page,
}) => {
  await signIn(context, 'owner');
  const phone = await openEditor(page, await newPage(context, titlePage('试用')));
  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('t');
  await expect(page.getByText('试用中：点击和在手机上一样')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('试用中：点击和在手机上一样')).toHaveCount(0);

  await page.getByRole('button', { name: '模拟' }).click();
  await page.getByLabel('长文字').check();
  await expect(phone.getByText('秋茶上新秋茶上新')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '模拟' })).toHaveAttribute('data-warned', 'true');
  await page.getByRole('button', { name: /^以谁的身份看/ }).click();
  await page.getByRole('combobox', { name: /^身份/ }).selectOption({ label: '管理员' });
  await expect(page.getByRole('button', { name: '以谁的身份看：管理员 · 现在' })).toBeVisible();
});

// axe finds nothing in any state of the form: of its controls, its words, its search, of many rows, and locked.
import { expect } from '@playwright/test';
import { DESK, imported, newPage, openEditor, pressOn, select, signIn, test } from './studio';
import { expectClean } from './studio-clean';

test.use(DESK);

const block = (id: string, data: Record<string, unknown>) => ({ id, permission_key: '', data });
const banners = Array.from({ length: 9 }, () => ({ picUrl: 'pictures/banner/autumn-tea.svg', url: '' }));
const CONTROLS = JSON.stringify([
  block('link', { title: '秋茶上新', color: '#eeeeee' }),
  block('link', { title: '冬茶' }),
  block('banner', { banners }),
  block('rubik', {}),
  block('timer', { startDateTime: '2026-11-20 10:00:00', endDateTime: '2026-11-20 09:00:00' }),
  block('map', {}),
  block('form', {}),
  block('modal', {}),
]);

test('of the form: its controls open, its words, its search, and a block that is locked', async ({
  page,
  context,
}) => {
  await signIn(context, 'owner');
  await openEditor(page, await newPage(context, imported('表单的状态', CONTROLS)));
  const form = page.getByRole('region', { name: '属性' });
  const unfold = async () => {
    const folded = form.locator('details:not([open]) > summary');
    while ((await folded.count()) > 0) await folded.first().click();
  };
  const openForm = async (name: string) => {
    await select(page, name);
    await expect(form.getByRole('heading', { level: 2 })).toHaveText(name);
    await expect(form.locator('details').first()).toBeVisible();
    await unfold();
  };
  for (const name of ['倒计时', '地图', '自定义表单', '弹窗广告']) {
    await openForm(name);
    await expectClean(form, `${name} selected`);
  }
  await openForm('标题');
  await form
    .getByRole('button', { name: /：选颜色$/ })
    .first()
    .click();
  await expectClean(form, 'colours');
  await page.keyboard.press('Escape');
  await form.getByRole('textbox', { name: '标题', exact: true }).fill(' ');
  await expect(form.locator('[data-level="must"]').first()).toBeVisible();
  await expectClean(form, 'to be mended');
  await form.getByRole('searchbox', { name: '在属性里搜索' }).fill('颜色');
  await expectClean(form, 'searched');
  await page.keyboard.press('Escape');
  await pressOn(page, '倒计时', 'l')();
  await expect(form.getByText(/已锁定/)).toBeVisible();
  await expectClean(form, 'locked');

  await select(page, '图片广告');
  await form.getByRole('radiogroup').locator('label').filter({ hasText: '自定义' }).click();
  await expectClean(form, 'a grid of one’s own');
  await openForm('轮播广告');
  const height = form.getByRole('textbox', { name: '高度' });
  await height.fill('高');
  await expectClean(form, 'no number');
  await form.getByRole('button', { name: '批量', exact: true }).click();
  for (const box of (await form.getByRole('checkbox', { name: /^选择 / }).all()).slice(0, 2))
    await box.check();
  await form.getByRole('combobox', { name: '给所选的项设置' }).selectOption({ index: 1 });
  await form.getByRole('button', { name: '第 1 项的操作' }).click();
  await expectClean(form, 'several rows');
  const menus = page.getByRole('menu');
  await expect(menus).toHaveCount(1);
  await form.getByRole('button', { name: '第 2 项的操作' }).click();
  await expect(menus).toHaveAccessibleName('第 2 项的操作');
  await page.keyboard.press('Escape');
  await expect(menus).toHaveCount(0);
});

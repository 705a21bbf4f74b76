// The stage of the studio: texts edited on the phone, trying, devices and audiences.
import { expect } from '@playwright/test';
import { studioProblems } from './axe';
import { WITH_MOTION } from './motion';
import { DESK, draftOf, newPage, openEditor, signIn, storedData, test } from './studio';

// With motion, as most operators see the phone.
test.use({ ...DESK, ...WITH_MOTION });

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

const block = (id: string, data: Record<string, unknown>) => ({ id, permission_key: '', data });
const layoutOf = (title: string, blocks: unknown[]) => ({
  title,
  from: 'import',
  tabs: [{ name: '首页', text: JSON.stringify(blocks) }],
});
const picture = (name: string) => ({ picUrl: `pictures/banner/${name}.svg`, link: { name } });

test('What is edited is seen on the phone, and the keys stay where they were', async ({ context, page }) => {
  await signIn(context, 'owner');
  const popup = { opened: false, list: [{ picUrl: 'pictures/banner/member.svg', link: {} }], times: 0 };
  const phone = await openEditor(
    page,
    await newPage(
      context,
      layoutOf('看得见', [
        block('banner', { banners: ['autumn-tea', 'coupon', 'kitchen'].map(picture), interval: 1000 }),
        block('link', { title: '秋茶上新' }),
        block('notice', { name: '公告', content: '今天闭店' }),
        block('modal', popup),
      ]),
    ),
  );
  const banner = page.getByRole('treeitem', { name: /^轮播广告/ });
  await banner.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('treeitem', { name: 'coupon' }).click();
  const shown = phone.locator('[data-widget="banner"] [data-current="true"] img');
  await expect(shown).toHaveAttribute('src', /coupon/);
  await expect(page.getByRole('button', { name: /coupon/, expanded: true })).toBeVisible();

  await page.getByRole('treeitem', { name: /^弹窗广告/ }).click();
  await expect(phone.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('treeitem', { name: /^弹窗广告/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(phone.getByRole('dialog')).toHaveCount(0);

  await page.getByLabel('按钮文字').focus();
  await expect(phone.getByRole('dialog', { name: '公告' })).toBeVisible();
  await expect(page.getByLabel('按钮文字')).toBeFocused();
});

test('Blocks are dragged on the phone beyond its end, Esc leaves them, and Tab goes from text to text', async ({
  context,
  page,
}) => {
  await signIn(context, 'owner');
  const titles = Array.from({ length: 24 }, (_none, index) => `第${index + 1}块`);
  const blocks = titles.map((title) => block('link', { title }));
  const made = await newPage(context, layoutOf('拖动', blocks));
  const phone = await openEditor(page, made);
  const row = page.getByRole('treeitem').first();
  const moved = phone.getByText('第1块', { exact: true });
  const frame = await page.locator('iframe[title="手机预览"]').boundingBox();
  const pull = async () => {
    await row.click();
    await expect(moved).toBeInViewport();
    const at = await moved.boundingBox();
    if (at === null || frame === null) throw new Error('There is nothing to drag');
    await page.mouse.move(at.x + 20, at.y + 10);
    await page.mouse.down();
    await page.waitForTimeout(200);
    await page.mouse.move(at.x + 20, at.y + 60);
    await page.mouse.move(at.x + 20, frame.y + frame.height - 8);
    await expect(phone.getByText('第24块')).toBeInViewport();
  };
  const orderOf = async () => {
    const { content } = await draftOf(context, made.doc);
    const texts = content.tabs.flatMap((tab) => tab.blocks.map(({ text }) => text));
    return texts.findIndex((text) => text.includes('第1块'));
  };
  await pull();
  // The strip with the block's name goes when the phone has heard of it.
  await expect(phone.locator('.strip')).toHaveText('标题');
  await page.keyboard.press('Escape');
  await expect(phone.locator('.strip')).toHaveCount(0);
  await page.mouse.up();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await pull();
  await page.mouse.up();
  await expect.poll(orderOf).toBeGreaterThan(12);
  await expect(page.getByRole('button', { name: '撤销：移动 标题' })).toBeVisible();

  await phone.getByText('第24块').dblclick();
  const area = phone.locator('textarea[data-inline]');
  await area.fill('最后');
  await expect(page.getByRole('main').getByText('2/10')).toBeVisible();
  await area.press('Shift+Tab');
  await expect(area).toHaveValue('第23块');
  await area.press('Escape');
  await expect(phone.getByText('最后')).toBeVisible();
});

test('Trying shows its banner until Esc, and a simulation and an audience that are not the default are marked', async ({
  context,
  page,
}) => {
  await signIn(context, 'owner');
  const phone = await openEditor(page, await newPage(context, titlePage('试用')));
  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('t');
  await expect(page.getByText('体验中：点击和在手机上一样')).toBeVisible();
  expect(await studioProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByText('体验中：点击和在手机上一样')).toHaveCount(0);

  await page.getByRole('button', { name: '模拟' }).click();
  await page.getByLabel('长文字').check();
  await expect(phone.getByText('秋茶上新秋茶上新')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '模拟' })).toHaveAttribute('data-warned', 'true');
  await page.getByRole('button', { name: /^以谁的身份看/ }).click();
  await page.getByRole('combobox', { name: /^身份/ }).selectOption({ label: '管理员' });
  await expect(page.getByRole('button', { name: '以谁的身份看：管理员 · 现在' })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.getByRole('button', { name: '对照', exact: true }).click();
  await expect(
    page.frameLocator('iframe[title="对照的手机预览"]').getByText('秋茶上新').first(),
  ).toBeVisible();
  expect(await studioProblems(page)).toEqual([]);
});

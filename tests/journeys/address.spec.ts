// Tests the address book: adding by the wheels and from a pasted text, the default, changing, deleting, searching.
import type { Locator, Page } from '@playwright/test';
import { userAddress } from '~/schemas/api/user.gen';
import { waitForScreen, ask, dialogOf, expect, freshShopper, type Shopper, test, visit } from './helpers';

const CENTRE = '/pages/user-center/user-center';
const BOOK = '/pages/address/address';
const EDIT = '/pages/address/address-edit';

type Region = readonly [province: string, city: string, district: string];

/** Turns the wheels of the region picker to a region and confirms it. */
async function chooseRegion(page: Page, form: Locator, region: Region): Promise<void> {
  await form.getByRole('button', { name: /所在地区/ }).click();
  const wheels = page.getByRole('dialog', { name: '选择地区' });
  for (const [at, column] of (['省', '市', '区'] as const).entries()) {
    const wheel = wheels.getByRole('group', { name: column });
    const name = region[at] ?? '';
    await wheel.getByText(name, { exact: true }).click();
    await expect(wheel.getByRole('radio', { name, exact: true })).toBeChecked();
  }
  await wheels.getByRole('button', { name: '确定' }).click();
  await expect(wheels).toBeHidden();
  await expect(form.getByRole('button', { name: /所在地区/ })).toContainText(region[2]);
}

async function addressesOf(page: Page, { token }: Shopper) {
  const { list } = await ask(page, { endpoint: userAddress, params: { type: 0 }, token });
  return list;
}

test('addresses are added, changed, made the default and deleted (VAL-04, API-04)', async ({ page }) => {
  const shopper = await freshShopper(page);
  const centre = await visit(page, CENTRE);
  await centre.getByRole('button', { name: '收货地址' }).click();
  const book = await waitForScreen(page, BOOK);
  await expect(book.getByText('还没有收货地址')).toBeVisible();
  await book.getByRole('button', { name: '新增收货地址' }).click();
  const form = await waitForScreen(page, EDIT);
  const save = form.getByRole('button', { name: '保存地址' });
  await save.click();
  for (const words of ['姓名不能为空', '联系方式不能为空', '地区不能为空', '详细地址不能为空'])
    await expect(form.getByText(words)).toBeVisible();
  await form.getByRole('textbox', { name: '收货人' }).fill('周知味');
  await form.getByRole('textbox', { name: '联系电话' }).fill('12');
  await save.click();
  await expect(form.getByText('联系方式格式错误')).toBeVisible();
  await form.getByRole('textbox', { name: '联系电话' }).fill(shopper.mobile);
  await chooseRegion(page, form, ['上海市', '上海市', '徐汇区']);
  await form.getByRole('textbox', { name: '详细地址' }).fill('漕溪北路 398 号');
  await form.getByRole('button', { name: '公司' }).click();
  await save.click();
  await waitForScreen(page, BOOK);
  await expect(book.getByRole('listitem')).toContainText('上海市');

  await book.getByRole('button', { name: '手动添加' }).click();
  await waitForScreen(page, EDIT);
  await form
    .getByRole('textbox', { name: '粘贴收货信息' })
    .fill(`林小满 ${shopper.mobile} 浙江省嘉兴市南湖区中山东路 288 号`);
  await form.getByRole('button', { name: '自动识别' }).click();
  await expect(form.getByRole('textbox', { name: '收货人' })).toHaveValue('林小满');
  await expect(form.getByRole('textbox', { name: '详细地址' })).toHaveValue('中山东路 288 号');
  await form.getByRole('switch', { name: '设为默认地址' }).check();
  await save.click();
  await waitForScreen(page, BOOK);
  const office = book.getByRole('listitem').filter({ hasText: '漕溪北路' });
  const home = book.getByRole('listitem').filter({ hasText: '中山东路' });
  await expect(home.getByRole('checkbox', { name: '已设为默认' })).toBeChecked();
  await expect(office.getByRole('checkbox')).not.toBeChecked();

  await office.getByRole('checkbox', { name: '设为默认' }).click();
  await expect(office.getByRole('checkbox', { name: '已设为默认' })).toBeChecked();
  await expect(home.getByRole('checkbox')).not.toBeChecked();
  await expect
    .poll(async () => (await addressesOf(page, shopper)).filter(({ is_default: is }) => is === '1'))
    .toMatchObject([{ name: '周知味' }]);

  await office.getByRole('button', { name: '编辑周知味的地址' }).click();
  await waitForScreen(page, EDIT);
  await expect(form.getByRole('textbox', { name: '详细地址' })).toHaveValue('漕溪北路 398 号');
  await chooseRegion(page, form, ['浙江省', '杭州市', '西湖区']);
  await form.getByRole('textbox', { name: '详细地址' }).fill('文三路 1 号');
  await save.click();
  await waitForScreen(page, BOOK);
  const moved = book.getByRole('listitem').filter({ hasText: '文三路' });
  await expect(moved).toContainText('杭州市');
  await expect(office).toHaveCount(0);

  await book.getByRole('searchbox').fill('小满');
  await expect(book.getByRole('listitem')).toHaveCount(1);
  await home.getByRole('button', { name: '删除林小满的地址' }).click();
  await dialogOf(page).getByRole('button', { name: '取消' }).click();
  await expect(home).toBeVisible();
  await home.getByRole('button', { name: '删除林小满的地址' }).click();
  await dialogOf(page).getByRole('button', { name: '删除' }).click();
  await expect(home).toHaveCount(0);
  expect(await addressesOf(page, shopper)).toMatchObject([{ name: '周知味', detail: '文三路 1 号' }]);
});

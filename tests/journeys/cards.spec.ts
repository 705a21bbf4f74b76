// Tests a card voucher: given by a purchase, its code shown to a clerk, who redeems it by its digits.
import { cardCardQrcode, cardUserCard } from '~/schemas/api/card.gen';
import { buyFromBalance } from './buying';
import { ask, capture, demoShopper, expect, test, visit, waitForScreen } from './helpers';
import { KEEPER } from './shopper-fixtures';

const CARDS = '/pages/card/index/index';
const CARD = '/pages/card/details/details';
const CLERK = '/pages/card/clerk/clerk';
const NAME = '茶空间双人品茗券';

test('a card given by a purchase is shown to a clerk, who redeems it once', async ({ page, browser }) => {
  const shopper = await buyFromBalance(page, 'ware-gaiwan');
  const cards = await visit(page, CARDS);
  await capture(page, 'cards-list');
  await cards.getByRole('link', { name: NAME }).click();
  const card = await waitForScreen(page, CARD);
  await expect(card.getByText('请向店员出示此码')).toBeVisible();
  await expect(card.getByRole('img', { name: '卡券二维码' })).toBeVisible();
  const digits = await card.getByText(/^\d{4}( \d{4})+$/).innerText();
  await capture(page, 'cards-code');

  const counter = await browser.newContext();
  const till = await counter.newPage();
  await demoShopper(till, KEEPER);
  const centre = await visit(till, '/pages/user-center/user-center');
  await centre.getByRole('button', { name: /输入顾客的核销码/ }).click();
  const typing = till.getByRole('alertdialog', { name: '输入核销码' });
  await typing.getByRole('textbox', { name: '核销码' }).fill(digits);
  await typing.getByRole('button', { name: '去核销' }).click();
  const clerk = await waitForScreen(till, CLERK);
  await expect(clerk).toContainText(NAME);
  await capture(till, 'cards-clerk');
  await clerk.getByRole('button', { name: '核销卡券' }).click();
  await till
    .getByRole('alertdialog', { name: '输入本次核销次数' })
    .getByRole('button', { name: '核销', exact: true })
    .click();
  await expect(clerk.getByRole('button', { name: '核销码已失效' })).toBeDisabled();
  await counter.close();

  await page.reload();
  await expect(card.getByRole('button', { name: '已使用' })).toBeDisabled();
  await expect(card.getByRole('img', { name: '卡券二维码' })).toHaveCount(0);
  await capture(page, 'cards-used');
  const { token } = shopper;
  const used = (await ask(page, { endpoint: cardUserCard, params: { status: 2 }, token })).list;
  expect(used.map(({ name }) => name)).toEqual([NAME]);
  const again = ask(page, { endpoint: cardCardQrcode, params: { cardId: used[0]?.id ?? 0 }, token });
  await expect(again).rejects.toThrow('卡券');
});

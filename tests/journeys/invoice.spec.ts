// Tests an invoice: asked for from a received order, rejected once, corrected, and issued.
import { adminInvoiceIndex, adminInvoiceSave } from '~/schemas/api/admin-invoice.gen';
import { adminOrderSend } from '~/schemas/api/admin-order.gen';
import { orderConfirm } from '~/schemas/api/order.gen';
import { buyFromBalance, DETAIL, newestOrder } from './buying';
import { ask, capture, demoToken, expect, test, visit, waitForScreen } from './helpers';
import { KEEPER } from './shopper-fixtures';

const INVOICE = '/pages/order/invoice/detail';
const EDIT = '/pages/invoice/edit';

test('an invoice is asked for, rejected, corrected, and issued', async ({ page }) => {
  const shopper = await buyFromBalance(page, 'tea-molihua');
  const keeper = await demoToken(page, KEEPER);
  const order = await newestOrder(page, shopper, 2);
  const order_id = Number(order.id);
  const order_detail_id = order.detail.map(({ id }) => id);
  await ask(page, {
    endpoint: adminOrderSend,
    params: { order_id, order_detail_id, is_express: 2 },
    token: keeper,
  });
  await ask(page, { endpoint: orderConfirm, params: { id: order_id }, token: shopper.token });

  const detail = await visit(page, `${DETAIL}?id=${order_id}`);
  await detail.getByRole('link', { name: /申请开票/ }).click();
  const form = await waitForScreen(page, EDIT);
  await form.getByRole('textbox', { name: '发票抬头' }).fill('周知');
  await form.getByRole('textbox', { name: '邮箱' }).fill('zhou@example.com');
  await capture(page, 'invoice-form');
  await form.getByRole('button', { name: '提交申请' }).click();
  const invoice = await waitForScreen(page, INVOICE);
  await expect(invoice.getByRole('heading', { name: '审核中' })).toBeVisible();
  await capture(page, 'invoice-reviewing');

  const { list } = await ask(page, {
    endpoint: adminInvoiceIndex,
    params: { status: 0, keyword: order.order_no },
    token: keeper,
  });
  const id = list[0]?.invoice.id ?? 0;
  const decide = (params: { status: 1 | 2 | 5; content?: string; invoice_id?: string }) =>
    ask(page, { endpoint: adminInvoiceSave, params: { id, ...params }, token: keeper });
  await decide({ status: 5, content: '抬头请写全名' });
  await page.reload();
  await expect(invoice.getByText('驳回原因：抬头请写全名')).toBeVisible();
  await invoice.getByRole('button', { name: '修改并重新申请' }).click();
  await waitForScreen(page, EDIT);
  await expect(form.getByRole('textbox', { name: '邮箱' })).toHaveValue('zhou@example.com');
  await form.getByRole('textbox', { name: '发票抬头' }).fill('周知味');
  await form.getByRole('button', { name: '提交申请' }).click();
  await waitForScreen(page, INVOICE);
  await expect(invoice.getByRole('heading', { name: '重新提交' })).toBeVisible();

  await decide({ status: 1 });
  await decide({ status: 2, invoice_id: '26332000000012345678' });
  await page.reload();
  await expect(invoice.getByRole('heading', { name: '已开票' })).toBeVisible();
  await expect(invoice.getByRole('region', { name: '发票信息' })).toContainText('26332000000012345678');
  await capture(page, 'invoice-issued');
  const seen = await visit(page, `${DETAIL}?id=${order_id}`);
  await expect(seen.getByRole('link', { name: /发票.*已开票/ })).toBeVisible();
});

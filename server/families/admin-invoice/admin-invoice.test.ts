// Proves what the shop answers to invoices on both databases, that the shopper sees it, and that nobody else may.
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  adminInvoiceDetail,
  adminInvoiceIndex,
  type AdminInvoiceIndexParams,
  adminInvoiceSave,
  type AdminInvoiceSaveParams,
} from '~/schemas/api/admin-invoice.gen';
import { invoiceInvoicing, invoiceOrder, invoiceOrderList, invoiceWithdraw } from '~/schemas/api/invoice.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';

const [SHOPPER, KEEPER] = [1, 3];
const ISSUED = { status: 2, invoice_id: '24330009', pdf_url: 'https://example.com/24330009.pdf' } as const;

let mall: Mall;
let [shopper, keeper] = ['', ''];
let orderId: number;
let id: number;

const save = (change: Omit<AdminInvoiceSaveParams, 'id'>, by = keeper) =>
  mall.call(adminInvoiceSave, { id, ...change }, { token: by });
const ofOrder = async () => (await mall.ask(invoiceOrder, { order_id: orderId }, { token: shopper })).invoice;
const index = async (params: AdminInvoiceIndexParams) =>
  (await mall.ask(adminInvoiceIndex, params, { token: keeper })).list;

async function request(change: { id?: number } = {}): Promise<void> {
  const form = {
    order_id: orderId,
    title_type: 1,
    buyer_title: '李禾',
    buyer_email: 'li@example.com',
    invoice_type_code: '026',
  } as const;
  await mall.ask(invoiceInvoicing, { ...form, ...change }, { token: shopper });
  id = (await ofOrder())?.id ?? 0;
}

describeOnBothDatabases('the shop answers invoices', (open) => {
  beforeEach(async () => {
    mall = openMall(await open());
    shopper = await mall.tokenOf(SHOPPER);
    keeper = await mall.tokenOf(KEEPER);
    orderId = (await mall.ask(invoiceOrderList, {}, { token: shopper })).list[0]?.id ?? 0;
    await request();
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('lists requests, also those made again, by state and words', async () => {
    expect((await index({}))[0]?.invoice.id).toBe(id);
    const waiting = await index({ status: 0 });
    expect(new Set(waiting.map(({ status_text }) => status_text))).toEqual(new Set(['审核中', '重新提交']));
    expect((await index({ keyword: '李禾' })).map(({ invoice }) => invoice.id)).toEqual([id]);
    expect(await index({ keyword: '%' })).toEqual([]);
    const { detail } = await mall.ask(adminInvoiceDetail, { id }, { token: keeper });
    expect(detail).toMatchObject({ order: { id: orderId }, user: { id: SHOPPER } });
    expect((await mall.call(adminInvoiceDetail, { id: 999_999 }, { token: keeper })).msg).toBe('发票不存在');
  });

  it('issues with a number and a file that the shopper then has, once however often it was tapped', async () => {
    expect((await save({ status: 2 })).msg).toBe('发票号码不能为空');
    expect((await save({ ...ISSUED, pdf_url: 'javascript:alert(1)' })).msg).toBe('发票文件地址错误');
    expect((await save({ status: 1 })).msg).toBe('处理成功');
    expect((await mall.call(invoiceWithdraw, { id }, { token: shopper })).msg).toBe('商家已处理，不能撤回');
    const taps = await Promise.all([1, 2, 3].map(() => save(ISSUED)));
    expect(taps.map(({ msg }) => msg).sort()).toEqual([
      '处理成功',
      '状态错误, 请刷新重试',
      '状态错误, 请刷新重试',
    ]);
    expect(await ofOrder()).toMatchObject({
      status: 2,
      invoice_id: ISSUED.invoice_id,
      pdf_url: ISSUED.pdf_url,
    });
    expect((await save({ status: 4 })).code).toBe(0);
    expect((await ofOrder())?.status).toBe(4);
  });

  it('rejects with a reason, and may be asked again', async () => {
    expect((await save({ status: 5, content: ' ' })).msg).toBe('驳回原因不能为空');
    expect((await save({ status: 5, content: '抬头有误' })).code).toBe(0);
    expect(await ofOrder()).toMatchObject({ status: 5, refusal: '抬头有误' });
    await request({ id });
    expect(await ofOrder()).toMatchObject({ status: 6, refusal: '' });
  });

  it('issues what was paid and not given back meanwhile', async () => {
    const { db } = mall.database;
    const orders = () => db.updateTable('orders').where('id', '=', orderId);
    const paid = await db
      .selectFrom('orders')
      .select('total_pay_price_fen as fen')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('order_refunds').where('order_id', '=', orderId).execute();
    await orders().set({ refunded_fen: paid.fen }).execute();
    expect((await save(ISSUED)).msg).toBe('该订单暂不能开票');
    await orders()
      .set({ refunded_fen: paid.fen - 1 })
      .execute();
    await save(ISSUED);
    expect((await mall.ask(invoiceOrder, { order_id: orderId }, { token: shopper })).order).toMatchObject({
      total_pay_price: '0.01',
    });
  });

  it('has a file of every invoice that the demo issued', async () => {
    const rows = await mall.database.db
      .selectFrom('invoices')
      .select(['pdf_url', 'price_fen'])
      .where('status', '=', 2)
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { pdf_url, price_fen } of rows) {
      const file = await mall.app.request(`http://mall.test/${pdf_url}`);
      expect(file.status).toBe(200);
      expect(pdf_url).toContain(`-${price_fen}.svg`);
    }
  });

  it('is the shop’s alone', async () => {
    const refused = await save(ISSUED, shopper);
    expect(refused).toMatchObject({ code: 500, msg: '该帐号无管理员权限' });
    expect((await ofOrder())?.status).toBe(0);
  });
});

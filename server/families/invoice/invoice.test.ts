// Proves invoices on both databases: who may ask for one, once, again after it was withdrawn or rejected, and what is mailed.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  invoiceDetail,
  invoiceEdit,
  invoiceInvoiceList,
  invoiceInvoicing,
  type InvoiceInvoicingParams,
  invoiceList,
  invoiceOrder,
  invoiceOrderList,
  invoiceSendEmail,
  invoiceWithdraw,
} from '~/schemas/api/invoice.gen';
import { orderDetail, orderList } from '~/schemas/api/order.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { setOption } from '~/tests/server/money/checkout-helpers';
import { FakeWechatPay } from '~/tests/server/providers/fake-wechat-pay';
import { payingBy } from '~/tests/server/providers/paying';

const SHOPPER = 1;
const PERSONAL = {
  title_type: 1,
  buyer_title: '李禾',
  buyer_email: 'li@example.com',
  invoice_type_code: '026',
} as const;

let mall: Mall;
let token: string;
let orderId: number;

const askable = async () => (await mall.ask(invoiceOrderList, {}, { token })).list;
const ask = (change: Partial<InvoiceInvoicingParams> = {}, by = token) =>
  mall.call(invoiceInvoicing, { ...PERSONAL, order_id: orderId, ...change }, { token: by });
const ofOrder = () => mall.ask(invoiceOrder, { order_id: orderId }, { token });
const asked = async () => {
  await ask();
  return (await ofOrder()).invoice?.id ?? 0;
};
const setInvoice = (change: object) =>
  mall.database.db.updateTable('invoices').set(change).where('order_id', '=', orderId).execute();

describeOnBothDatabases('invoices', (open) => {
  beforeEach(async () => {
    mall = openMall(await open());
    // Of the demo mall's own.
    await mall.database.db.deleteFrom('invoices').execute();
    token = await mall.tokenOf(SHOPPER);
    orderId = (await askable())[0]?.id ?? 0;
    expect(orderId).toBeGreaterThan(0);
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('are offered for received orders of one’s own, for what was paid and not given back', async () => {
    const { db } = mall.database;
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'is_confirm', 'cancel_status', 'user_id', 'total_pay_price_fen', 'refunded_fen'])
      .where(
        'id',
        'in',
        (await askable()).map(({ id }) => id),
      )
      .execute();
    expect(rows.every((row) => row.is_confirm && row.cancel_status !== 1 && row.user_id === SHOPPER)).toBe(
      true,
    );
    const [row] = rows.filter(({ id }) => id === orderId);
    const paid = row?.total_pay_price_fen ?? 0;
    await db
      .updateTable('orders')
      .set({ refunded_fen: paid - 1 })
      .where('id', '=', orderId)
      .execute();
    expect((await ofOrder()).order.total_pay_price).toBe('0.01');
    await db.updateTable('orders').set({ refunded_fen: paid }).where('id', '=', orderId).execute();
    expect((await ask()).msg).toBe('该订单暂不能开票');
    expect((await askable()).map(({ id }) => id)).not.toContain(orderId);
  });

  it('are for a sum that every order names, 0 of those that none may be asked for', async () => {
    const { total_pay_price: left } = (await ofOrder()).order;
    const sums = async () => {
      const { list } = await mall.ask(orderList, { status: 0, page: 1, limit: 50 }, { token });
      const { detail } = await mall.ask(orderDetail, { id: orderId }, { token });
      const listed = list.find(({ id }) => Number(id) === orderId);
      return [
        listed !== undefined && 'invoice_price' in listed && listed.invoice_price,
        detail.invoice_price,
      ];
    };
    const set = (change: object) =>
      mall.database.db.updateTable('orders').set(change).where('id', '=', orderId).execute();
    expect(await sums()).toEqual([left, left]);
    await set({ refunded_fen: Math.round(Number(left) * 100) - 1 });
    expect(await sums()).toEqual(['0.01', '0.01']);
    await set({ is_confirm: false, confirm_at: null, is_sale: false });
    expect(await sums()).toEqual(['0.00', '0.00']);
    await set({ is_confirm: true, confirm_at: new Date(), refunded_fen: Math.round(Number(left) * 100) });
    expect(await sums()).toEqual(['0.00', '0.00']);
  });

  it('are asked for once, however often the button was tapped, and shown at the order', async () => {
    const taps = await Promise.all(Array.from({ length: 4 }, () => ask()));
    expect(taps.map(({ code, msg }) => `${code} ${msg}`).sort()).toEqual([
      '0 申请成功',
      ...Array.from({ length: 3 }, () => '1 该订单已申请过发票'),
    ]);
    expect((await askable()).map(({ id }) => id)).not.toContain(orderId);
    expect((await mall.ask(invoiceInvoiceList, { status: 1 }, { token })).list).toMatchObject([
      {
        order_id: String(orderId),
        buyer_title: '李禾',
        medium: '电子',
        invoice_type_code: '增值税电子普通发票',
        status: '0',
      },
    ]);
    expect((await mall.ask(invoiceInvoiceList, { status: 2 }, { token })).list).toEqual([]);
    expect((await mall.ask(orderDetail, { id: orderId }, { token })).detail.invoice).toMatchObject({
      status: 0,
    });
    const listed = (await mall.ask(orderList, { status: 0, page: 1, limit: 50 }, { token })).list;
    expect(listed.find(({ id }) => Number(id) === orderId)).toMatchObject({
      invoice: { buyer_title: '李禾' },
    });
  });

  it.each([
    [{ buyer_title: ' ' }, '发票抬头不能为空'],
    [{ buyer_email: 'li' }, '邮箱格式错误'],
    [{ title_type: 2 as const }, '税号不能为空'],
    [{ invoice_type_code: '028' as const }, '个人不能开具专用发票'],
    [
      { title_type: 2 as const, buyer_taxpayer_num: '91330100MA27XXXX0A', invoice_type_code: '028' as const },
      '注册地址不能为空',
    ],
  ])('of %j are refused with the reason', async (change, words) => {
    expect((await ask(change)).msg).toBe(words);
  });

  it('are not asked for where the mall has switched them off, while those asked for stay readable', async () => {
    const id = await asked();
    expect((await mall.call(invoiceWithdraw, { id }, { token })).code).toBe(0);
    const [next] = await askable();
    await setOption(mall, 'permissions', ['coupon']);
    const refused = { code: 1, msg: '商城未开通发票' };
    expect(await ask({ order_id: next?.id ?? orderId })).toMatchObject(refused);
    expect(await ask({ id })).toMatchObject(refused);
    expect(await askable()).toEqual([]);
    expect((await ofOrder()).invoice).toMatchObject({ id, buyer_title: '李禾' });
    const { list } = await mall.ask(invoiceInvoiceList, { status: 1 }, { token });
    expect(list.map((row) => Number(row.id))).toEqual([id]);
  });

  it('are asked for, listed and shown by the names of newer clients as well', async () => {
    expect((await mall.call(invoiceDetail, { order_id: orderId }, { token })).msg).toBe('参数有误');
    expect(await mall.call(invoiceEdit, { ...PERSONAL, order_id: orderId }, { token })).toMatchObject({
      code: 0,
      msg: '申请成功',
    });
    expect(await mall.ask(invoiceList, {}, { token })).toEqual(
      await mall.ask(invoiceInvoiceList, {}, { token }),
    );
    const { invoice, order } = await ofOrder();
    expect(await mall.ask(invoiceDetail, { order_id: orderId }, { token })).toEqual({
      detail: { ...invoice, order },
    });
  });

  it('are withdrawn while the shop has not looked at them, and asked for again with their id', async () => {
    const id = await asked();
    expect((await mall.call(invoiceWithdraw, { id }, { token })).msg).toBe('撤销成功');
    expect((await mall.call(invoiceWithdraw, { id }, { token })).msg).toBe('商家已处理，不能撤回');
    expect((await ask()).msg).toBe('该订单已申请过发票');
    expect(
      (await ask({ id, buyer_title: '南湖', title_type: 2, buyer_taxpayer_num: '91330100ma27xxxx0a' })).code,
    ).toBe(0);
    expect((await ofOrder()).invoice).toMatchObject({
      id,
      status: 6,
      buyer_taxpayer_num: '91330100MA27XXXX0A',
    });
    expect((await ofOrder()).title).toMatchObject({ title_type: 2, buyer_title: '南湖' });
    await setInvoice({ status: 5, refusal: '税号不符' });
    expect((await ofOrder()).invoice).toMatchObject({ status: 5, refusal: '税号不符' });
    expect((await ask({ id })).code).toBe(0);
    await setInvoice({ status: 1 });
    expect((await ask({ id })).msg).toBe('该订单已申请过发票');
  });

  it('say what they were issued for, and what was given back since; before that what is left', async () => {
    await ask();
    const { db } = mall.database;
    const orders = () => db.updateTable('orders').where('id', '=', orderId);
    const before = (await ofOrder()).order;
    await orders().set({ refunded_fen: 100 }).execute();
    const left = (Number(before.total_pay_price) - 1).toFixed(2);
    expect((await ofOrder()).order).toMatchObject({ total_pay_price: left, refunded_price: '0.00' });
    await setInvoice({ status: 2, invoice_no: '26337000000012345678' });
    expect((await ofOrder()).order).toMatchObject({
      total_pay_price: before.total_pay_price,
      refunded_price: '1.00',
    });
    const { list } = await mall.ask(invoiceInvoiceList, { status: 2 }, { token });
    expect(list[0]?.total_pay_price).toBe(before.total_pay_price);
  });

  it('are asked for again after they were red-flushed, for what is left, and are new then', async () => {
    const id = await asked();
    const { db } = mall.database;
    const refund = (fen: number) =>
      db.updateTable('orders').set({ refunded_fen: fen }).where('id', '=', orderId).execute();
    const { total_pay_price: paid } = (await ofOrder()).order;
    await setInvoice({ status: 2, invoice_no: '2633', pdf_url: 'https://example.com/1.pdf' });
    await refund(100);
    expect((await ask({ id })).msg).toBe('该订单已申请过发票');
    expect((await askable()).map((row) => row.id)).not.toContain(orderId);
    await setInvoice({ status: 4 });
    const left = (Number(paid) - 1).toFixed(2);
    expect((await ofOrder()).order).toMatchObject({ total_pay_price: paid, refunded_price: '1.00' });
    expect((await askable()).find((row) => row.id === orderId)?.total_pay_price).toBe(left);
    expect((await ask()).msg).toBe('该订单已申请过发票');
    expect((await ask({ id })).code).toBe(0);
    expect(await ofOrder()).toMatchObject({
      invoice: { id, status: 6, invoice_id: '', pdf_url: '' },
      order: { total_pay_price: left, refunded_price: '0.00' },
    });
    await setInvoice({ status: 4, invoice_no: '2634' });
    await refund(Math.round(Number(paid) * 100));
    expect((await ask({ id })).msg).toBe('该订单暂不能开票');
  });

  it('beside an open return are for what it leaves, and for all once it was refused', async () => {
    const { db } = mall.database;
    const { total_pay_price: paid } = (await ofOrder()).order;
    const line = await db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', orderId)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const request = { user_id: SHOPPER, order_id: orderId, order_line_id: line.id, refund_no: 'R1', num: 1 };
    await db
      .insertInto('order_refunds')
      .values({ ...request, type: 1, refund_price_fen: 100 })
      .execute();
    const left = (Number(paid) - 1).toFixed(2);
    const shown = async () => {
      const { list } = await mall.ask(orderList, { limit: 50 }, { token });
      const { detail } = await mall.ask(orderDetail, { id: orderId }, { token });
      return [
        (await ofOrder()).order.total_pay_price,
        (await askable()).find(({ id }) => id === orderId)?.total_pay_price,
        detail.invoice_price,
        list
          .flatMap((row) => ('invoice_price' in row && row.id === orderId ? [row.invoice_price] : []))
          .at(0),
      ];
    };
    expect(await shown()).toEqual([left, left, left, left]);
    await asked();
    const stored = await db.selectFrom('invoices').select('price_fen').executeTakeFirstOrThrow();
    expect(stored.price_fen).toBe(Math.round(Number(left) * 100));
    await db.deleteFrom('invoices').execute();
    await db
      .updateTable('order_refunds')
      .set({ status: 3, status_at: new Date() })
      .where('refund_no', '=', 'R1')
      .execute();
    expect(await shown()).toEqual([paid, paid, paid, paid]);
  });

  it('are mailed once they are issued', async () => {
    const id = await asked();
    const mail = (email: string) => mall.call(invoiceSendEmail, { id, email }, { token });
    expect((await mail('a@b.cn')).msg).toBe('当前审核状态不支持发送邮箱');
    await setInvoice({ status: 2, invoice_no: '26337000000012345678', pdf_url: 'https://example.com/1.pdf' });
    expect((await mail('nowhere')).msg).toBe('邮箱格式错误');
    expect((await mail('a@b.cn')).msg).toBe('发送成功');
    const outbox = join(mall.dataFolder, 'outbox');
    const [file = ''] = (await readdir(outbox)).filter((name) => name.includes('a@b.cn'));
    expect(await readFile(join(outbox, file), 'utf8')).toContain('26337000000012345678');
    expect((await ofOrder()).invoice?.buyer_email).toBe('a@b.cn');
  });

  it('are not said to be mailed by a mall that takes money and has no mail', async () => {
    const id = await asked();
    await setInvoice({ status: 2, invoice_no: '26337000000012345678', pdf_url: 'https://example.com/1.pdf' });
    const payments = payingBy(new FakeWechatPay());
    const live = openMall(mall.database, { payments });
    const { msg } = await live.call(invoiceSendEmail, { id, email: 'a@b.cn' }, { token });
    expect(msg).toBe('商城没有设置邮件');
    expect((await ofOrder()).invoice?.buyer_email).toBe(PERSONAL.buyer_email);
    expect(live.failures).toEqual([]);
  });

  it('are nobody else’s', async () => {
    const id = await asked();
    const other = await mall.tokenOf(2);
    const refusals = [
      await mall.call(invoiceOrder, { id }, { token: other }),
      await mall.call(invoiceOrder, { order_id: orderId }, { token: other }),
      await mall.call(invoiceDetail, { order_id: orderId }, { token: other }),
      await mall.call(invoiceWithdraw, { id }, { token: other }),
      await mall.call(invoiceSendEmail, { id, email: 'a@b.cn' }, { token: other }),
      await ask({}, other),
    ];
    expect(refusals.map(({ msg }) => msg)).toEqual(Array.from({ length: 6 }, () => '参数有误'));
    expect((await mall.ask(invoiceInvoiceList, { id }, { token: other })).list).toEqual([]);
  });
});

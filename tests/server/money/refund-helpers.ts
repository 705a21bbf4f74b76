// Helpers for tests of after-sales: orders of several lines, paid in every way and sent, and the calls of both sides.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import {
  adminOrderRefundAddressEdit,
  adminOrderRefundHandle,
  adminOrderSend,
  adminOrderShouHuo,
} from '~/schemas/api/admin-order.gen';
import type { FormGoods } from '~/schemas/api/order.gen';
import { paymentPayBuyBalance, paymentPayData } from '~/schemas/api/payment.gen';
import { refundSubmit } from '~/schemas/api/refund.gen';
import type { Database } from '~/server/db/database';
import { auditLedger } from '~/server/payments/audit';
import { postBalance, postIntegral } from '~/server/ledger/ledger';
import { signNotification } from '~/server/payments/sandbox-provider';
import { type Mall, openMall, SECRET } from '../mall-helpers';
import {
  formOf,
  goodsOf,
  order,
  orderOf,
  plainGoods,
  provePayPassword,
  reload,
  setOption,
} from './checkout-helpers';

export const BUYER = 1;
/** The seeded shop manager, who is an administrator. */
export const MANAGER = 3;

/** A mall whose buyer pays without a password, with the tokens of both sides. */
export async function openAfterSales(database: Database) {
  const mall = openMall(database);
  await database.db.updateTable('users').set({ pay_password_hash: null }).where('id', '=', BUYER).execute();
  return { mall, token: await mall.tokenOf(BUYER), admin: await mall.tokenOf(MANAGER) };
}

/** Closes a mall in which the ledger adds up and nothing failed. */
export async function closeAudited(mall: Mall): Promise<void> {
  expect(await auditLedger(mall.database.db)).toEqual([]);
  expect(mall.failures).toEqual([]);
  mall.close();
}

export async function topUp(mall: Mall, moneyFen: number): Promise<void> {
  await mall.database.db.transaction().execute((trx) =>
    postBalance(trx, {
      userId: BUYER,
      type: 1,
      moneyFen,
      description: '测试充值',
      reason: 'test',
      sourceId: randomUUID(),
    }),
  );
}

export async function givePoints(mall: Mall, integral: number): Promise<void> {
  await mall.database.db.transaction().execute((trx) =>
    postIntegral(trx, {
      userId: BUYER,
      type: 1,
      integral,
      description: '测试积分',
      reason: 'test',
      sourceId: randomUUID(),
    }),
  );
}

export type Way = 'balance' | 'provider' | 'combined';

interface Buying {
  token: string;
  way: Way;
  nums?: readonly number[];
  couponId?: number;
  usesPoints?: boolean;
}

/** Charges the open trade of a payment, and notifies us. */
async function takeMoney(mall: Mall, unionId: number): Promise<void> {
  const { db } = mall.database;
  const trade = await db
    .updateTable('payment_attempts')
    .set({ transaction_no: randomUUID() })
    .where('payment_union_id', '=', unionId)
    .where('state', '=', 'created')
    .returning(['out_trade_no as tradeNo', 'amount_fen as amountFen', 'transaction_no as transactionNo'])
    .executeTakeFirstOrThrow();
  const notice = { ...trade, transactionNo: trade.transactionNo ?? '' };
  const body = new URLSearchParams(signNotification(notice, SECRET));
  await mall.app.request('http://mall.test/sandbox-cashier/notice', { method: 'POST', body });
}

async function pay(mall: Mall, unionId: number, { token, way }: Buying): Promise<void> {
  const { amount_fen: fen } = await mall.database.db
    .selectFrom('payment_unions')
    .select('amount_fen')
    .where('id', '=', unionId)
    .executeTakeFirstOrThrow();
  if (way === 'balance') {
    await topUp(mall, fen);
    await mall.ask(paymentPayBuyBalance, { id: unionId, is_need_pay_password: 0 }, { token });
    return;
  }
  if (way === 'combined') {
    const { db } = mall.database;
    const { balance_fen: before } = await db
      .selectFrom('users')
      .select('balance_fen')
      .where('id', '=', BUYER)
      .executeTakeFirstOrThrow();
    await db.transaction().execute((trx) =>
      postBalance(trx, {
        userId: BUYER,
        type: before > 0 ? 2 : 1,
        moneyFen: Math.max(0, before),
        description: '测试清零',
        reason: 'test',
        sourceId: randomUUID(),
      }),
    );
    await topUp(mall, Math.max(1, Math.floor(fen / 3)));
    const combined = { pay_type: 'combination_pay', combination_pay_type: 'alipay_h5' } as const;
    await provePayPassword(mall, token);
    await mall.ask(paymentPayData, { id: unionId, ...combined }, { token });
  } else await mall.ask(paymentPayData, { id: unionId, pay_type: 'wechat_h5' }, { token });
  await takeMoney(mall, unionId);
}

/** A paid order of several plain goods that waits to be sent. */
export async function buy(mall: Mall, buying: Buying) {
  const { token, nums = [2, 3], couponId = 0, usesPoints = false } = buying;
  await setOption(mall, 'recharge_setting', { status: 1, is_pay_password: 0 });
  const goods: FormGoods[] = [];
  for (const [nth, num] of nums.entries()) goods.push(goodsOf(await plainGoods(mall, nth), { num }));
  const group = {
    remark: randomUUID(),
    user_coupon_id: couponId,
    use_integral: usesPoints ? (1 as const) : (0 as const),
  };
  const { unionId, msg } = await order(mall, token, formOf(goods, group));
  if (unionId === 0) throw new Error(msg);
  await pay(mall, unionId, buying);
  const { id } = await orderOf(mall, unionId);
  return { unionId, ...(await reload(mall, id)) };
}

export const linesOf = (mall: Mall, orderId: number) =>
  mall.database.db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

export const refundsOf = (mall: Mall, orderId: number) =>
  mall.database.db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

interface Sent {
  orderId: number;
  lineIds: number[];
}

/** Sends some lines of an order; the envelope. */
export const sendLines = (mall: Mall, { orderId, lineIds }: Sent, admin: string) =>
  mall.call(
    adminOrderSend,
    { order_id: orderId, order_detail_id: lineIds, is_express: 1, express: '顺丰速运', express_no: 'SF1' },
    { token: admin },
  );

async function sendFirstOf(
  mall: Mall,
  orderId: number,
  by: { count?: number; admin: string },
): Promise<void> {
  const lineIds = (await linesOf(mall, orderId)).map(({ id }) => id).slice(0, by.count);
  const { code, msg } = await sendLines(mall, { orderId, lineIds }, by.admin);
  if (code !== 0) throw new Error(msg);
}

/** Sends all lines of an order. */
export const sendAll = (mall: Mall, orderId: number, admin: string) => sendFirstOf(mall, orderId, { admin });

/** Sends its first line only. */
export const sendFirst = (mall: Mall, orderId: number, admin: string) =>
  sendFirstOf(mall, orderId, { count: 1, admin });

/** An address for returns; its id. */
export async function addAddress(mall: Mall, admin: string): Promise<number> {
  const form = {
    name: '售后部',
    address: ['浙江省', '嘉兴市', '南湖区'],
    address_detail: '仓库一号',
    mobile: '0573-88880000',
  };
  await mall.ask(adminOrderRefundAddressEdit, { form }, { token: admin });
  const { id } = await mall.database.db
    .selectFrom('refund_addresses')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

interface Asked {
  id: number;
  type: 1 | 2 | 3;
  refund_price: string;
  num?: number;
  goods_status?: string;
  exchange_sku_id?: number;
}

/** Asks for an after-sale; the envelope. */
export const askRefund = (mall: Mall, asked: Asked, token: string) =>
  mall.call(
    refundSubmit,
    {
      goods_status: '已收到货',
      cause: '质量问题',
      remark: '瓶口破了',
      pic_list: [],
      mobile: '13800000001',
      ...asked,
    },
    { token },
  );

interface Answer {
  id: number;
  type: 1 | 2 | 3;
  is_agree: 0 | 1 | 2;
  address_id?: number;
  refund_price?: string;
  merchant_remark?: string;
  is_express?: 0 | 1;
  express?: string;
  express_no?: string;
}

/** The shop's answer; the envelope. */
export const answer = (mall: Mall, { id, ...rest }: Answer, admin: string) =>
  mall.call(adminOrderRefundHandle, { order_refund_id: id, ...rest }, { token: admin });

export const receiveReturn = (mall: Mall, id: number, admin: string) =>
  mall.call(adminOrderShouHuo, { refund_order_id: id }, { token: admin });

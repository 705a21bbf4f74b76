// Proves on both databases that a return waits for the shop's address, and that its time begins with it.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminOrderRefundDetail } from '~/schemas/api/admin-order.gen';
import { refundDetail } from '~/schemas/api/refund.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import {
  addAddress,
  answer,
  askRefund,
  buy,
  BUYER,
  linesOf,
  MANAGER,
  refundsOf,
  sendAll,
} from '~/tests/server/money/refund-helpers';
import { jobRunnerOver } from '~/tests/server/rounds-helpers';

const DAY_MS = 86_400_000;

let mall: Mall;
let token: string;
let admin: string;

const run = (days: number) =>
  jobRunnerOver(mall.database.db, (error) => mall.failures.push(error)).run(
    new Date(Date.now() + days * DAY_MS),
  );

async function onlyRefund(orderId: number) {
  const [refund] = await refundsOf(mall, orderId);
  if (refund === undefined) throw new Error('no after-sale');
  return refund;
}

/** A return that nobody answered in time, in a shop without an address. */
async function agreedByItself() {
  const one = await buy(mall, { token, way: 'balance', nums: [1] });
  await sendAll(mall, one.id, admin);
  const [line] = await linesOf(mall, one.id);
  await askRefund(mall, { id: line?.id ?? 0, type: 1, refund_price: '1.00' }, token);
  await run(6);
  return one.id;
}

const isAddressAsked = async (id: number) =>
  (await mall.ask(adminOrderRefundDetail, { refund_order_id: id }, { token: admin })).detail.action_status
    .is_show_edit_address;

describeOnBothDatabases('the address of a return', (open) => {
  beforeEach(async () => {
    mall = openMall(await open());
    [token, admin] = [await mall.tokenOf(BUYER), await mall.tokenOf(MANAGER)];
    const { db } = mall.database;
    await db.updateTable('users').set({ pay_password_hash: null }).where('id', '=', BUYER).execute();
    await db.updateTable('refund_addresses').set({ deleted_at: new Date() }).execute();
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('is awaited without a time limit, and named later by the shop, once', async () => {
    const orderId = await agreedByItself();
    const { id } = await onlyRefund(orderId);
    await run(14);
    expect(await onlyRefund(orderId)).toMatchObject({ status: 2, refund_address_id: null, auto_at: null });
    expect(await isAddressAsked(id)).toBe(1);
    const named = (address_id?: number) =>
      answer(mall, { id, type: 1, is_agree: 1, ...(address_id === undefined ? {} : { address_id }) }, admin);
    expect((await named()).msg).toBe('退货地址不能为空');
    const address_id = await addAddress(mall, admin);
    expect((await named(address_id)).msg).toBe('处理成功，已填写退货地址');
    const { detail } = await mall.ask(refundDetail, { id }, { token });
    expect(detail).toMatchObject({ status_text: '待买家发货', refund_name: '售后部', hint_text: '' });
    expect(detail.auto_time).not.toBe(null);
    expect(await isAddressAsked(id)).toBe(0);
    expect((await named(address_id)).msg).toBe('售后订单未确认收货');
  });
});

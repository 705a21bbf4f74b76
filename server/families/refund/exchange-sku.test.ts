// Proves what an exchange may ask for, and where its pieces are until it is sent or comes to nothing.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminOrderRefundDetail } from '~/schemas/api/admin-order.gen';
import { orderConfirm } from '~/schemas/api/order.gen';
import { refundApply, refundDetail, refundSend, refundWithdraw } from '~/schemas/api/refund.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import type { Mall } from '~/tests/server/mall-helpers';
import {
  addAddress,
  answer,
  askRefund,
  BUYER,
  buy,
  closeAudited,
  linesOf,
  openAfterSales,
  refundsOf,
  sendAll,
} from '~/tests/server/money/refund-helpers';
import { turnToReturn } from './late-exchange';

const LATER = new Date('2100-01-01T00:00:00Z');

describeOnBothDatabases('an exchange for another specification', (open) => {
  let mall: Mall;
  let token: string;
  let admin: string;
  let orderId: number;
  let lineId: number;
  let twin: number;
  let dearer: number;
  beforeEach(async () => {
    ({ mall, token, admin } = await openAfterSales(await open()));
    const { id } = await buy(mall, { token, way: 'balance' });
    orderId = id;
    await sendAll(mall, orderId, admin);
    await mall.ask(orderConfirm, { id: orderId }, { token });
    const [line] = await linesOf(mall, orderId);
    lineId = line?.id ?? 0;
    const add = async (sign: string, moreFen: number) => {
      const { rows } = await sql<{
        id: number;
      }>`insert into skus (goods_id, sign_id, attr_list, price_fen, stock)
        select goods_id, ${sign}, ${JSON.stringify([{ attr_group_id: 1, attr_group_name: '颜色', attr_id: 9, attr_name: '青' }])}::jsonb,
          price_fen + ${moreFen}, 3 from skus where id = ${line?.sku_id ?? 0} returning id`.execute(
        mall.database.db,
      );
      return rows[0]?.id ?? 0;
    };
    [twin, dearer] = [await add('twin', 0), await add('dearer', 1)];
  });
  afterEach(() => closeAudited(mall));

  const stockOf = async (id: number) =>
    (await mall.database.db.selectFrom('skus').select('stock').where('id', '=', id).executeTakeFirstOrThrow())
      .stock;
  const ask = (skuId: number, num = 2) =>
    askRefund(mall, { id: lineId, type: 2, num, refund_price: '0', exchange_sku_id: skuId }, token);
  const newest = async () => (await refundsOf(mall, orderId)).at(-1)?.id ?? 0;

  it('is offered and accepted at the same price and in stock only', async () => {
    const { detail } = await mall.ask(refundApply, { id: lineId }, { token });
    expect(detail.exchange_skus).toContainEqual({ id: twin, attr: '青', stock: 3 });
    expect(detail.exchange_skus?.map(({ id }) => id)).not.toContain(dearer);
    expect((await ask(dearer)).msg).toBe('只能换成同价的规格，请重新选择');
    await mall.database.db.updateTable('skus').set({ stock: 1 }).where('id', '=', twin).execute();
    expect((await ask(twin)).msg).toBe('该规格库存不足，请选择其他规格');
    expect(await stockOf(twin)).toBe(1);
    expect(await refundsOf(mall, orderId)).toEqual([]);
  });

  it('takes nothing for another kind of after-sale', async () => {
    const asked = { id: lineId, type: 1 as const, num: 1, refund_price: '0.01', exchange_sku_id: twin };
    expect((await askRefund(mall, asked, token)).code).toBe(0);
    expect(await stockOf(twin)).toBe(3);
  });

  it('is held off the shelf, shown to shopper and shop, and is what is sent', async () => {
    expect((await ask(twin)).code).toBe(0);
    expect(await stockOf(twin)).toBe(1);
    const id = await newest();
    expect((await mall.ask(refundDetail, { id }, { token })).detail.exchange_attr).toBe('青');
    const { detail } = await mall.ask(adminOrderRefundDetail, { refund_order_id: id }, { token: admin });
    expect(detail.exchange_attr).toBe('青');
    await answer(mall, { id, type: 2, is_agree: 1, address_id: await addAddress(mall, admin) }, admin);
    await mall.ask(refundSend, { id, express: '顺丰速运', express_no: 'SF2' }, { token });
    const parcel = { is_express: 1 as const, express: '顺丰速运', express_no: 'SF3' };
    expect((await answer(mall, { id, type: 2, is_agree: 1, ...parcel }, admin)).code).toBe(0);
    expect(await stockOf(twin)).toBe(1);
    const { description } = await mall.database.db
      .selectFrom('order_events')
      .select('description')
      .where('order_id', '=', orderId)
      .where('event', '=', 'exchanged')
      .executeTakeFirstOrThrow();
    expect(description).toBe('商家已寄出换货商品：青');
  });

  it('gives its pieces back when it is withdrawn, refused or turned into a return', async () => {
    await ask(twin);
    await mall.ask(refundWithdraw, { refund_id: await newest() }, { token });
    expect(await stockOf(twin)).toBe(3);
    await ask(twin);
    await answer(mall, { id: await newest(), type: 2, is_agree: 0 }, admin);
    expect(await stockOf(twin)).toBe(3);
    await ask(twin);
    const id = await newest();
    await answer(mall, { id, type: 2, is_agree: 1, address_id: await addAddress(mall, admin) }, admin);
    await mall.ask(refundSend, { id, express: '顺丰速运', express_no: 'SF2' }, { token });
    expect(await stockOf(twin)).toBe(1);
    await mall.database.db
      .transaction()
      .execute((trx) => turnToReturn(trx, { id, userId: BUYER, now: LATER }));
    expect(await stockOf(twin)).toBe(3);
  });
});

// Proves the groups of the list of after-sales on both databases.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ALL_REFUNDS, REFUND_GROUPS, refundState } from '~/domain/refund-status';
import { orderList } from '~/schemas/api/order.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { placeOne } from '~/tests/server/money/checkout-helpers';

const SHOPPER = 1;
const OTHER = 2;
const NOW = new Date('2026-11-21T03:00:00Z');

let mall: Mall;
let token: string;
let lineId: number;
let orderId: number;

interface Stored {
  type: 1 | 2 | 3;
  status: 1 | 2 | 3;
  is_send: boolean;
  is_confirm: boolean;
  is_refund: boolean;
}

const asked: Stored = { type: 1, status: 1, is_send: false, is_confirm: false, is_refund: false };
const toReturn: Stored = { ...asked, status: 2 };
const sent: Stored = { ...toReturn, is_send: true };
const received: Stored = { ...sent, is_confirm: true };
const ROWS: readonly Stored[] = [
  asked,
  toReturn,
  sent,
  { ...sent, type: 2 },
  received,
  { ...received, type: 3 },
  { ...received, is_refund: true },
  { ...received, type: 2 },
  { ...asked, status: 3, is_confirm: true },
];

async function store(row: Stored): Promise<number> {
  const { id } = await mall.database.db
    .insertInto('order_refunds')
    .values({
      ...row,
      user_id: SHOPPER,
      order_id: orderId,
      order_line_id: lineId,
      refund_no: 'RE1',
      num: 1,
      refund_price_fen: row.type === 2 ? 0 : 100,
      refund_address_id: null,
      status_at: row.status === 1 ? null : NOW,
      send_at: row.is_send ? NOW : null,
      confirm_at: row.is_confirm ? NOW : null,
      refund_at: row.is_refund ? NOW : null,
      auto_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const idsIn = async (group: number, asker = token): Promise<number[]> => {
  const { list } = await mall.ask(orderList, { status: 5, refund_status: group }, { token: asker });
  return list.map(({ id }) => Number(id));
};

describeOnBothDatabases('the list of after-sales', (open) => {
  beforeEach(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(SHOPPER);
    ({ id: orderId } = await placeOne(mall, { token }));
    const line = await mall.database.db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    lineId = line.id;
  });
  afterEach(() => mall.close());

  it('is grouped by who has to act, as the states of the domain are', async () => {
    for (const row of ROWS) {
      const id = await store(row);
      const numbers = Object.entries(row).map(([name, value]) => [name, Number(value)]);
      const state = refundState(Object.fromEntries(numbers) as Parameters<typeof refundState>[0]);
      for (const { group, states } of REFUND_GROUPS)
        expect([state, group, (await idsIn(group)).includes(id)]).toEqual([
          state,
          group,
          states.includes(state),
        ]);
      expect(await idsIn(ALL_REFUNDS)).toContain(id);
      expect(await idsIn(ALL_REFUNDS, await mall.tokenOf(OTHER))).not.toContain(id);
      await mall.database.db.deleteFrom('order_refunds').where('id', '=', id).execute();
    }
  });
});

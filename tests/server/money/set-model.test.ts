// Proves by random sequences of what shopper, shop and clock do with sets of goods, two at a time, that what is paid is the
// sum of its parts, that never more goes back than was paid, and that cancelled orders give everything back.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setCuts } from '~/domain/composition';
import { textFromFen } from '~/domain/money';
import { adminOrderCancel } from '~/schemas/api/admin-order.gen';
import { orderCancel } from '~/schemas/api/order.gen';
import { auditLedger } from '~/server/payments/audit';
import { describeOnBothDatabases } from '../database-helpers';
import { type Mall, openMall } from '../mall-helpers';
import { jobRunnerOver } from '../rounds-helpers';
import { giveCoupon, goodsOf, order, orderOf, plainGoods, reload, stockOf } from './checkout-helpers';
import { answer, askRefund, BUYER, linesOf, MANAGER, refundsOf, sendAll } from './refund-helpers';
import { makeSet, type MadeSet, payFor, setForm } from './set-helpers';
import { modelRuns } from './model-runs';

const RUNS = 8;
const STOCK = 1000;

const ACTS = ['submit', 'pay', 'cancel', 'send', 'refund', 'wait'] as const;

/** Numbers select a form, an order, a line. */
interface Command {
  does: (typeof ACTS)[number];
  order: number;
  at: number;
  hasCoupon: boolean;
}

const command: fc.Arbitrary<Command> = fc.record({
  does: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('submit' as const, 'pay' as const, 'refund' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...ACTS) },
  ),
  order: fc.nat(4),
  at: fc.nat(7),
  hasCoupon: fc.boolean(),
});
const steps = fc.array(fc.array(command, { minLength: 1, maxLength: 2 }), { minLength: 10, maxLength: 30 });

interface World {
  mall: Mall;
  token: string;
  admin: string;
  fixed: MadeSet;
  free: MadeSet;
  /** Payments of the orders, in the order they were placed. */
  unions: number[];
}

const FIXED = { type: 1, prices: [3333, 1999, 701], reduction: 1234 } as const;
const FREE = { type: 2, prices: [15_900, 9900, 301], reduction: [0, 501, 999], from: 3 } as const;

async function makeWorld(mall: Mall): Promise<World> {
  const [token, admin] = [await mall.tokenOf(BUYER), await mall.tokenOf(MANAGER)];
  const fixed = await makeSet(mall, FIXED);
  const free = await makeSet(mall, FREE);
  return { mall, token, admin, fixed, free, unions: [] };
}

let count = 0;

async function submit({ mall, token, fixed, free, unions }: World, { at, hasCoupon }: Command) {
  const plain = [goodsOf(await plainGoods(mall, 6), { num: 2 })];
  const forms = [
    [{ set: fixed }],
    [{ set: free, at: [0, 1] }],
    [{ set: free }],
    [{ set: fixed }, { set: free }],
  ];
  const user_coupon_id = hasCoupon ? await giveCoupon(mall, { userId: BUYER, subFen: 777 }) : 0;
  count += 1;
  const rest = { user_coupon_id, remark: String(count), plain: at > 3 ? plain : [] };
  const { unionId } = await order(mall, token, setForm(forms[at % forms.length] ?? [], rest));
  if (unionId > 0) unions.push(unionId);
}

async function cancel({ mall, token, admin }: World, id: number) {
  await mall.call(orderCancel, { id, cause: '缺货' }, { token });
  await mall.call(adminOrderCancel, { order_id: id, status: 1 }, { token: admin });
}

/** Asks for all that a line cost, and the shop pays it back. */
async function refund({ mall, token, admin }: World, orderId: number, at: number) {
  const lines = await linesOf(mall, orderId);
  const line = lines[at % lines.length];
  if (line === undefined) return;
  const price = textFromFen(line.total_price_fen);
  await askRefund(
    mall,
    { id: line.id, type: 3, num: line.num, refund_price: price, goods_status: '未收到货' },
    token,
  );
  const asked = (await refundsOf(mall, orderId)).at(-1);
  if (asked === undefined) return;
  await answer(mall, { id: asked.id, type: 3, is_agree: 1 }, admin);
  await answer(mall, { id: asked.id, type: 3, is_agree: 1, refund_price: price }, admin);
}

/** The order of a payment that was placed; undefined before any was. */
async function orderAt({ mall, unions }: World, at: number) {
  const unionId = unions[at % Math.max(1, unions.length)];
  return unionId === undefined ? undefined : { unionId, ...(await orderOf(mall, unionId)) };
}

interface Clock {
  now: Date;
}

async function wait({ database: { db } }: Mall, clock: Clock, minutes: number): Promise<void> {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  await jobRunnerOver(db).run(clock.now);
}

async function act(world: World, does: Command, clock: Clock): Promise<void> {
  const { mall, token, admin } = world;
  if (does.does === 'submit') return submit(world, does);
  if (does.does === 'wait') return wait(mall, clock, (does.at + 1) * 6);
  const one = await orderAt(world, does.order);
  if (one === undefined) return;
  if (does.does === 'pay') await payFor(mall, { unionId: one.unionId, token });
  if (does.does === 'cancel') await cancel(world, one.id);
  if (does.does === 'send') await sendAll(mall, one.id, admin).catch(() => undefined);
  if (does.does === 'refund') await refund(world, one.id, does.at);
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** What the sets of an order take off each line by their own terms. */
async function cutsOf({ mall, fixed }: World, orderId: number): Promise<Map<number, number>> {
  const rows = await mall.database.db
    .selectFrom('composition_lines')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .innerJoin('activity_goods', (join) =>
      join
        .onRef('activity_goods.activity_id', '=', 'composition_lines.activity_id')
        .onRef('activity_goods.goods_id', '=', 'order_lines.goods_id'),
    )
    .select(['order_lines.id', 'set_no', 'composition_lines.activity_id', 'unit_price_fen', 'rules'])
    .where('composition_lines.order_id', '=', orderId)
    .orderBy('order_lines.id')
    .execute();
  const cuts = new Map<number, number>();
  for (const no of new Set(rows.map(({ set_no }) => set_no))) {
    const own = rows.filter(({ set_no }) => set_no === no);
    const isFixed = own[0]?.activity_id === fixed.id;
    const lines = own.map(({ unit_price_fen: priceFen, rules }) => ({
      priceFen,
      reductionFen: Number(rules['reduction_fen']),
    }));
    const terms = { type: isFixed ? 1 : 2, reduction_fen: isFixed ? FIXED.reduction : 0 } as const;
    for (const [at, fen] of setCuts(terms, lines).entries()) cuts.set(own[at]?.id ?? 0, fen);
  }
  return cuts;
}

/** Refunds of all lines end an order too: its freight was spent, and its goods were sent. */
const isByLines = async (mall: Mall, orderId: number): Promise<boolean> =>
  (await refundsOf(mall, orderId)).some(({ is_refund: isBack }) => isBack);

/** Of every order: what is paid is the sum of its parts, no more goes back, and all of it where it was cancelled. */
async function assertSums(world: World): Promise<void> {
  const { mall, unions } = world;
  for (const unionId of unions) {
    const { id } = await orderOf(mall, unionId);
    const placed = await reload(mall, id);
    const lines = await linesOf(mall, id);
    const cuts = await cutsOf(world, id);
    for (const line of lines) {
      // Plain goods beside the sets have member and card prices.
      const ofShopper = line.member_discount_price_fen + line.benefit_price_fen;
      const saved = line.cut_price_fen + line.coupon_discount_price_fen + ofShopper;
      if (cuts.has(line.id)) expect(ofShopper).toBe(0);
      expect(line.total_price_fen).toBe(line.unit_price_fen * line.num - saved);
      expect(line.cut_price_fen).toBe(cuts.get(line.id) ?? 0);
      expect(line.sign).toBe(cuts.has(line.id) ? 'composition' : '');
      expect(line.refunded_fen).toBeLessThanOrEqual(line.total_price_fen);
    }
    const goodsFen = sumOf(lines.map(({ total_price_fen: fen }) => fen));
    expect(placed.total_pay_price_fen).toBe(goodsFen + placed.express_price_fen);
    expect(placed.refunded_fen).toBeLessThanOrEqual(placed.total_pay_price_fen);
    if (placed.cancel_status === 1)
      expect(placed.refunded_fen).toBe(
        !placed.is_pay ? 0 : (await isByLines(mall, id)) ? goodsFen : placed.total_pay_price_fen,
      );
  }
}

/** No piece is sold twice, and pieces of cancelled orders are on the shelf again. */
async function assertStock({ mall, unions, fixed, free }: World): Promise<void> {
  const lines = [];
  for (const unionId of unions) {
    const { id, cancel_status: status } = await orderOf(mall, unionId);
    if (status !== 1 || (await isByLines(mall, id))) lines.push(...(await linesOf(mall, id)));
  }
  for (const { skuId } of [...fixed.pieces, ...free.pieces]) {
    const own = lines.filter(({ sku_id }) => sku_id === skuId);
    const sold = sumOf(own.map(({ num }) => num));
    const back = sumOf(own.filter(({ is_refund: isBack }) => isBack).map(({ num }) => num));
    const stock = await stockOf(mall, skuId);
    expect(stock).toBeGreaterThanOrEqual(STOCK - sold);
    expect(stock).toBeLessThanOrEqual(STOCK - sold + back);
  }
}

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

describeOnBothDatabases('orders of sets', (open) => {
  let mall: Mall;
  let clock: Clock;
  beforeEach(async () => {
    clock = { now: new Date() };
    mall = openMall(await open(), { now: () => clock.now });
    const { db } = mall.database;
    await db.updateTable('users').set({ pay_password_hash: null }).where('id', '=', BUYER).execute();
    await db.updateTable('full_reductions').set({ deleted_at: new Date() }).execute();
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const play = async (played: readonly (readonly Command[])[]) => {
    const world = await makeWorld(mall);
    for (const step of played) await Promise.all(step.map((does) => act(world, does, clock)));
    // What is not paid by now is cancelled, so that the next sequence finds no order of this one.
    await wait(mall, clock, 180);
    await assertSums(world);
    await assertStock(world);
    expect(await auditLedger(mall.database.db)).toEqual([]);
    return world;
  };

  it('come to the sum of their parts, whatever is done with them', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (played) => {
        await play(played);
      }),
      // Shrinking would replay hundreds of sequences on a database with the earlier ones.
      { numRuns: modelRuns(mall.database, RUNS), endOnFailure: true },
    );
  });

  const step = (does: Command['does'], rest: Partial<Command> = {}): Command[] => [
    { does, order: 0, at: 0, hasCoupon: false, ...rest },
  ];

  it.each([false, true])(
    'give back of each line its share, in any order of the lines, coupon %s',
    async (hasCoupon) => {
      for (const lines of ORDERS) {
        const { unions } = await play([
          step('submit', { hasCoupon }),
          step('pay'),
          step('send'),
          ...lines.map((at) => step('refund', { at })),
        ]);
        const { id } = await orderOf(mall, unions[0] ?? 0);
        const [back, paid] = [await reload(mall, id), await linesOf(mall, id)];
        expect(paid.map(({ refunded_fen: fen }) => fen)).toEqual(paid.map(({ total_price_fen: fen }) => fen));
        expect(back.refunded_fen).toBe(sumOf([3333, 1999, 701]) - 1234 - (hasCoupon ? 777 : 0));
      }
    },
  );

  it('give everything back where they are cancelled, paid or not', async () => {
    const world = await play([
      step('submit', { at: 3 }),
      step('submit', { at: 0 }),
      step('pay'),
      step('cancel'),
      step('cancel', { order: 1 }),
    ]);
    const [paid, unpaid] = await Promise.all(world.unions.map((unionId) => orderOf(mall, unionId)));
    expect([paid?.cancel_status, unpaid?.cancel_status]).toEqual([1, 1]);
    expect(paid?.refunded_fen).toBe(paid?.total_pay_price_fen);
    for (const { skuId } of [...world.fixed.pieces, ...world.free.pieces])
      expect(await stockOf(mall, skuId)).toBe(STOCK);
  });
});

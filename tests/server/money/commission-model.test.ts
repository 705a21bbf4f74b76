// Random orders, refunds and withdrawals against a model of the commission money: what was earned is frozen, free,
// withdrawn or taken back, whatever comes in which order and however often it is repeated.
import { PLUGINS } from '~/server/app/load-plugins';
import { beforeAll, expect, it } from 'vitest';
import fc from 'fast-check';
import { commissionsOf, takenFen, type Undone } from '~/domain/commission';
import type { OrderUndone } from '~/server/ports/order-events';
import { announce, announceUndone } from '~/server/families/order/listeners';
import { lockOrder } from '~/server/orders/order-row';
import { decideWithdrawal, requestWithdrawal } from '~/server/withdrawals/withdrawal';
import { sharePurse } from '~/server/families/share/share-purse';
import { MallError } from '~/server/http/errors';
import { auditLedger } from '~/server/payments/audit';
import type { Trx } from '~/server/db/transaction';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { payProof, plainGoods, type Piece, setOption } from './checkout-helpers';
import { modelRuns } from './model-runs';

/** Lin invited Gu, who invited the buyer; the first two are distributors. */
const [LIN, GU, BUYER] = [1, 2, 4];
const RATES = { type: 1 as const, steps: [1000, 333, 100] as const };
const EARNERS = [
  { userId: GU, kind: 1 as const, depth: 1 as const, rates: RATES },
  { userId: LIN, kind: 2 as const, depth: 2 as const, rates: RATES },
];
const WAYS = { type: 'alipay', name: '林', mobile: '13800000001' } as const;

interface Line {
  id: number;
  fen: number;
  num: number;
  undone: Undone;
}

interface Sold {
  id: number;
  lines: Line[];
  isFinished: boolean;
  isGone: boolean;
}

type Command =
  | { kind: 'order'; lines: readonly (readonly [fen: number, num: number])[] }
  | { kind: 'finish' | 'cancel'; at: number }
  | { kind: 'refund'; at: number; line: number; part: number; num: number }
  | { kind: 'withdraw'; who: number; part: number }
  | { kind: 'decide'; isPaid: boolean };

const lineOf = fc.tuple(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 4 }));
const place = fc.nat(9);
const part = fc.double({ min: 0, max: 1, noNaN: true });
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      lines: fc.array(lineOf, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('finish' as const), at: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), at: place }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      at: place,
      line: place,
      part,
      num: fc.nat(4),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('withdraw' as const), who: fc.constantFrom(LIN, GU), part }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('decide' as const), isPaid: fc.boolean() }) },
);

describeOnBothDatabases('the money of distributors', (open) => {
  let mall: Mall;
  let piece: Piece;
  let refunds = 0;
  beforeAll(async () => {
    mall = openMall(await open());
    piece = await plainGoods(mall);
    const setting = {
      level: 2,
      first: 10,
      second: 3.33,
      price_type: 1,
      pay_type: ['alipay'],
      min_money: 0.01,
    };
    await setOption(mall, 'share_setting', setting);
    const { db } = mall.database;
    await db.deleteFrom('goods_commissions').execute();
    await db.updateTable('share_levels').set({ deleted_at: new Date() }).execute();
    await db.updateTable('users').set({ parent_id: GU }).where('id', '=', BUYER).execute();
  });

  const inTrx = <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
    mall.database.db.transaction().execute(work);

  /** Twice at the same time, as a repeated message would. */
  const twice = (work: (trx: Trx) => Promise<unknown>) => Promise.all([inTrx(work), inTrx(work)]);

  async function sell(lines: readonly (readonly [fen: number, num: number])[]): Promise<Sold> {
    return inTrx(async (trx) => {
      const total = lines.reduce((sum, [fen]) => sum + fen, 0);
      const now = new Date();
      const sums = { total_goods_original_price_fen: total, total_goods_price_fen: total };
      const { id } = await trx
        .insertInto('orders')
        .values({
          ...sums,
          user_id: BUYER,
          submission_id: null,
          order_no: `model-${Math.random()}`,
          total_price_fen: total,
          total_pay_price_fen: total,
          send_type: 0,
          location: null,
          store_id: null,
          clerk_id: null,
          offline_code: null,
          use_user_coupon_id: null,
          replace_user_id: null,
          is_pay: true,
          pay_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const rows = await trx
        .insertInto('order_lines')
        .values(
          lines.map(([fen, num]) => ({
            order_id: id,
            goods_id: piece.goodsId,
            sku_id: piece.skuId,
            num,
            unit_price_fen: 0,
            total_original_price_fen: fen,
            total_price_fen: fen,
            goods_info: '{}',
            form_id: null,
          })),
        )
        .returning(['id', 'total_price_fen as fen', 'num'])
        .execute();
      await announce(trx, 'orderPlaced', { orderId: id, now, plugins: PLUGINS });
      await announce(trx, 'orderPaid', { orderId: id, now, plugins: PLUGINS });
      const undone = { fen: 0, num: 0, isWhole: false };
      return { id, lines: rows.map((row) => ({ ...row, undone })), isFinished: false, isGone: false };
    });
  }

  const undo = (sold: Sold, what: Pick<OrderUndone, 'cause' | 'refundId' | 'lines' | 'isWhole'>) =>
    twice(async (trx) => {
      await lockOrder(trx, sold.id);
      const order = { orderId: sold.id, orderNo: `model-${sold.id}`, userId: BUYER };
      await announceUndone(trx, { plugins: PLUGINS, undone: [{ ...order, ...what, now: new Date() }] });
    });

  async function refund(
    sold: Sold,
    { line: at, part: share, num }: Command & { kind: 'refund' },
  ): Promise<void> {
    const line = sold.lines[at % sold.lines.length];
    if (line === undefined || line.undone.isWhole || sold.isGone) return;
    const left = { fen: line.fen - line.undone.fen, num: line.num - line.undone.num };
    const pieces = Math.min(left.num, num);
    const isWhole = pieces === left.num;
    const amountFen = isWhole ? left.fen : Math.floor(left.fen * share);
    refunds += 1;
    const undone = { lineId: line.id, goodsId: piece.goodsId, amountFen, num: pieces, isWhole };
    await undo(sold, { cause: 'refunded', refundId: refunds, lines: [undone], isWhole: false });
    line.undone = { fen: line.undone.fen + amountFen, num: line.undone.num + pieces, isWhole };
  }

  async function cancel(sold: Sold): Promise<void> {
    if (sold.isFinished || sold.isGone) return;
    const lines = sold.lines.map(({ id, fen, num }) => ({
      lineId: id,
      goodsId: piece.goodsId,
      amountFen: fen,
      num,
      isWhole: true,
    }));
    await undo(sold, { cause: 'cancelled', refundId: null, lines, isWhole: true });
    sold.isGone = true;
    for (const line of sold.lines) line.undone = { fen: line.fen, num: line.num, isWhole: true };
  }

  async function finish(sold: Sold): Promise<void> {
    if (sold.isGone) return;
    await twice(async (trx) => {
      await lockOrder(trx, sold.id);
      await announce(trx, 'orderFinished', { orderId: sold.id, now: new Date(), plugins: PLUGINS });
    });
    sold.isFinished = true;
  }

  /** What the model says that orders brought a distributor: earned, taken back, and of the rest what is free. */
  function modelOf(orders: readonly Sold[], userId: number) {
    let [earned, taken, settled] = [0, 0, 0];
    for (const sold of orders)
      for (const line of sold.lines) {
        const price = { priceFen: line.fen, num: line.num };
        for (const paid of commissionsOf(price, EARNERS).filter((one) => one.userId === userId)) {
          const gone = takenFen(paid, price, line.undone);
          earned += paid.fen;
          taken += gone;
          if (sold.isFinished) settled += paid.fen - gone;
        }
      }
    return { earned, taken, settled };
  }

  async function stored(userId: number) {
    const { db } = mall.database;
    const rows = await db.selectFrom('order_commissions').selectAll().where('user_id', '=', userId).execute();
    const cash = await db
      .selectFrom('withdrawals')
      .selectAll()
      .where('user_id', '=', userId)
      .where('model', '=', 'share')
      .where('status', '<>', 3)
      .execute();
    const { money_fen: free } = await db
      .selectFrom('distributors')
      .select('money_fen')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const sum = (list: readonly number[]) => list.reduce((all, fen) => all + fen, 0);
    return {
      free,
      earned: sum(rows.map((row) => row.amount_fen)),
      taken: sum(rows.map((row) => row.taken_fen)),
      frozen: sum(rows.filter((row) => row.settled_at === null).map((row) => row.amount_fen - row.taken_fen)),
      withdrawn: sum(cash.map((row) => row.price_fen)),
    };
  }

  const unlessRefused = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof MallError)) throw error;
    }
  };

  async function withdraw(userId: number, share: number): Promise<void> {
    const { free } = await stored(userId);
    const price = (Math.max(1, Math.ceil(Math.max(0, free) * share)) / 100).toFixed(2);
    const proof = await payProof(mall, userId);
    const ask = () =>
      unlessRefused(
        inTrx((trx) =>
          requestWithdrawal(trx, sharePurse, { userId, form: { ...WAYS, price }, now: new Date(), proof }),
        ),
      );
    await Promise.all([ask(), ask()]);
    const after = (await stored(userId)).free;
    expect([free, free - Math.round(Number(price) * 100)]).toContain(after);
    if (after < free) expect(after).toBeGreaterThanOrEqual(0);
  }

  async function decide(isPaid: boolean): Promise<void> {
    const waiting = await mall.database.db
      .selectFrom('withdrawals')
      .select('id')
      .where('status', '=', 0)
      .orderBy('id')
      .executeTakeFirst();
    if (waiting === undefined) return;
    const answer = () => {
      const decision = {
        id: waiting.id,
        status: isPaid ? (2 as const) : (3 as const),
        content: '',
        now: new Date(),
      };
      return unlessRefused(inTrx((trx) => decideWithdrawal(trx, sharePurse, decision)));
    };
    await Promise.all([answer(), answer()]);
  }

  async function run(orders: Sold[], one: Command): Promise<void> {
    if (one.kind === 'order') orders.push(await sell(one.lines));
    if (one.kind === 'withdraw') await withdraw(one.who, one.part);
    if (one.kind === 'decide') await decide(one.isPaid);
    if (!('at' in one)) return;
    const sold = orders[one.at % Math.max(1, orders.length)];
    if (sold === undefined) return;
    if (one.kind === 'finish') await finish(sold);
    if (one.kind === 'cancel') await cancel(sold);
    if (one.kind === 'refund') await refund(sold, one);
  }

  it('is frozen, free, withdrawn or taken back, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 25 }), async (commands) => {
        const orders: Sold[] = [];
        const before = new Map([
          [LIN, await stored(LIN)],
          [GU, await stored(GU)],
        ]);
        for (const one of [{ kind: 'order', lines: [[9_999, 3]] } satisfies Command, ...commands]) {
          await run(orders, one);
          for (const userId of [LIN, GU]) {
            const [was, is, model] = [before.get(userId), await stored(userId), modelOf(orders, userId)];
            if (was === undefined) throw new Error('unknown distributor');
            expect(is.earned).toBe(is.frozen + is.free + is.withdrawn + is.taken);
            expect(is.earned - was.earned).toBe(model.earned);
            expect(is.taken - was.taken).toBe(model.taken);
            expect(is.free + is.withdrawn - was.free - was.withdrawn).toBe(model.settled);
          }
        }
        const problems = await auditLedger(mall.database.db);
        expect(problems.filter((text) => /commission|earned/.test(text))).toEqual([]);
      }),
      { numRuns: modelRuns(mall.database, 8) },
    );
  });
});

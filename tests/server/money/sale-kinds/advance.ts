// Pre-sales in the model of money: deposits placed, paid again and cancelled, balances ordered too early, in time and late.
import fc from 'fast-check';
import { sql } from 'kysely';
import { advanceCancel, advanceDeposit } from '~/schemas/api/advance.gen';
import { advancePiece, balanceForm, placeDeposit } from '../../advance-helpers';
import { textFromFen } from '~/domain/money';
import { PLUGINS } from '~/server/app/load-plugins';
import { forceCancel } from '~/server/families/order/cancel-paid';
import { MallError } from '~/server/http/errors';
import { payUnion, setPieces } from '../../group-helpers';
import { answer, askRefund, linesOf, MANAGER, refundsOf } from '../refund-helpers';
import { order, type Piece } from '../checkout-helpers';
import { kindUnderTest, problemsOf, type RowCheck, type SaleWorld } from './kind-under-test';

interface Command {
  does: 'start' | 'repay' | 'drop' | 'balance' | 'undo' | 'refund';
  shopper: number;
  deposit: number;
  num: number;
  /** Whether what it opens is paid at once. */
  isPaid: boolean;
}

/** Pieces that each sequence finds on the shelf, fewer than it may ask for. */
const PIECES = 6;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** When deposits of the sequence end. */
let endsAt = new Date(0);
let piece: Piece | null = null;
let rushed: Piece = { goodsId: 0, skuId: 0 };
let nth = 0;
/** Deposits of earlier sequences. */
let before = 0;

const depositsOf = ({ mall: { database } }: SaleWorld) =>
  database.db
    .selectFrom('advance_orders')
    .select(['id', 'user_id', 'num', 'order_id'])
    .where('id', '>', before)
    .orderBy('id')
    .limit(4)
    .execute();

const checksAt = (now: Date): readonly RowCheck[] => [
  [
    'of SKU % more or less is free, promised and sold than it was given',
    sql<{
      id: number;
    }>`select skus.id from skus join goods on goods.id = skus.goods_id and goods.sign = 'advance'
      join sku_allotments given on given.sku_id = skus.id
      where given.num <> skus.stock
        + coalesce((select sum(num)::int from advance_orders d where d.sku_id = skus.id and d.state in (0, 1)), 0)
        + coalesce((select sum(l.num - l.restocked_num)::int from order_lines l join orders o on o.id = l.order_id
            where l.sku_id = skus.id and o.is_pay), 0)`,
  ],
  [
    'deposit % is paid while its payment is not, or the other way round',
    sql<{ id: number }>`select d.id from advance_orders d where (d.paid_at is not null) <> exists (
      select from payment_union_orders x join payment_unions p on p.id = x.payment_union_id and p.is_pay
      where x.kind = 'advance' and x.source_id = d.id and p.amount_fen = d.deposit_fen * d.num)`,
  ],
  [
    'deposit % went back other than by its state',
    sql<{ id: number }>`select d.id from advance_orders d
      left join (select source_id, sum(amount_fen)::bigint as fen from payment_refunds where kind = 'advance' group by source_id) r
        on r.source_id = d.id
      left join order_prepayments p on p.kind = 'advance' and p.source_id = d.id
        and exists (select from order_lines l where l.id = p.order_line_id and l.order_id = d.order_id)
      where coalesce(r.fen, 0) <> case d.state when 5 then d.deposit_fen * d.num when 2 then p.back_fen else 0 end`,
  ],
  [
    'deposit % is bought by no paid order, or its order is paid and it is not bought',
    sql<{ id: number }>`select d.id from advance_orders d left join orders o on o.id = d.order_id
      where (d.state = 2) <> coalesce(o.is_pay, false) or (d.order_id is not null and d.state not in (1, 2))
        or (d.state = 1 and o.cancel_status = 1)`,
  ],
  [
    'deposit % still waits after its time',
    sql<{ id: number }>`select d.id from advance_orders d
      where (d.state = 0 and d.cancel_at < ${now}) or (d.state = 1 and d.order_id is null and d.balance_end_at < ${now})`,
  ],
  [
    'the order of deposit % costs other than its price less what the deposit counts for',
    sql<{ id: number }>`select d.id from advance_orders d join order_lines l on l.order_id = d.order_id
      where l.cut_price_fen < least(d.swell_fen * d.num, l.total_original_price_fen - l.member_discount_price_fen)
        or l.num <> d.num`,
  ],
];

async function open(
  world: SaleWorld,
  token: string,
  { unionId, isPaid }: { unionId: number; isPaid: boolean },
) {
  if (unionId > 0 && !world.unions.includes(unionId)) world.unions.push(unionId);
  if (unionId > 0 && isPaid) await payUnion(world.mall, token, unionId);
}

/** Orders the balance, when the time for deposits is over. */
async function orderBalance(
  world: SaleWorld,
  token: string,
  { id, num, isPaid }: { id: number; num: number; isPaid: boolean },
) {
  if (piece === null) return;
  nth += 1;
  if (world.clock.now < endsAt) world.clock.now = new Date(endsAt.getTime() + MINUTE_MS);
  const form = balanceForm({ ...piece, num }, id, { remark: `${nth}` });
  const { unionId } = await order(world.mall, token, form);
  await open(world, token, { unionId, isPaid });
}

/** The shop cancels the paid order of a balance. */
const undo = ({ mall, clock }: SaleWorld, orderId: number) =>
  mall.database.db
    .transaction()
    .execute((trx) => forceCancel(trx, { orderId, now: clock.now, plugins: PLUGINS }))
    .catch((error: unknown) => {
      if (!(error instanceof MallError)) throw error;
    });

/** One piece of a received order goes back. */
async function refundPiece({ mall }: SaleWorld, token: string, orderId: number): Promise<void> {
  const { db } = mall.database;
  const values = { is_send: true, send_at: new Date(), is_confirm: true, confirm_at: new Date() };
  await db.updateTable('orders').set(values).where('id', '=', orderId).where('is_pay', '=', true).execute();
  const [line] = await linesOf(mall, orderId);
  if (line === undefined) return;
  const refund_price = textFromFen(Math.floor(line.total_price_fen / line.num));
  const asked = await askRefund(mall, { id: line.id, type: 3, num: 1, refund_price }, token);
  const id = (await refundsOf(mall, orderId)).at(-1)?.id;
  if (asked.code !== 0 || id === undefined) return;
  const admin = await mall.tokenOf(MANAGER);
  // Agreed to, then paid back.
  for (const times of [1, 2])
    await answer(mall, { id, type: 3, is_agree: 1, merchant_remark: `${times}` }, admin);
}

async function act(world: SaleWorld, { does, shopper, deposit, num, isPaid }: Command): Promise<void> {
  const { mall } = world;
  const who = world.shoppers[shopper % world.shoppers.length];
  if (piece === null || who === undefined) return;
  if (does === 'start') {
    const { unionId } = await placeDeposit(mall, who.token, { ...piece, num });
    return open(world, who.token, { unionId, isPaid });
  }
  const deposits = await depositsOf(world);
  const one = deposits[deposit % Math.max(1, deposits.length)];
  const owner = world.shoppers.find(({ userId }) => userId === one?.user_id);
  if (one === undefined || owner === undefined) return;
  const { token } = owner;
  const { id } = one;
  if (does === 'repay') await mall.call(advanceDeposit, { id }, { token });
  if (does === 'drop') await mall.call(advanceCancel, { id }, { token });
  if (does === 'balance') await orderBalance(world, token, { id, num: one.num, isPaid });
  if (does !== 'undo' && does !== 'refund') return;
  if (one.order_id === null) await orderBalance(world, token, { id, num: one.num, isPaid: true });
  const orderId = (await depositsOf(world)).find((placed) => placed.id === id)?.order_id ?? null;
  if (orderId === null) return;
  await (does === 'undo' ? undo(world, orderId) : refundPiece(world, token, orderId));
}

export default kindUnderTest<Command>({
  title: 'pre-sales',
  commands: fc.record({
    does: fc.constantFrom<Command['does'][]>(
      'start',
      'start',
      'balance',
      'balance',
      'repay',
      'drop',
      'undo',
      'refund',
    ),
    shopper: fc.nat(4),
    deposit: fc.nat(3),
    num: fc.integer({ min: 1, max: 2 }),
    isPaid: fc.boolean(),
  }),
  async open({ mall, clock }) {
    const { db } = mall.database;
    piece ??= await advancePiece(mall);
    const last = await db.selectFrom('advance_orders').select('id').orderBy('id', 'desc').executeTakeFirst();
    before = last?.id ?? 0;
    endsAt = new Date(clock.now.getTime() + 2 * HOUR_MS);
    // Deposits for two hours, balances for a day: both end within a sequence.
    const { activity_id: id } = await db
      .updateTable('activity_goods')
      .set({
        rules: sql`rules || jsonb_build_object('pay_limit', 1, 'ladder_rules', '[{"num":2,"discount":9}]'::jsonb)`,
      })
      .where('goods_id', '=', piece.goodsId)
      .returning('activity_id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('activities')
      .set({
        end_at: endsAt,
        rules: JSON.stringify({ is_deposit_returned: before % 2 === 0 }),
      })
      .where('id', '=', id)
      .execute();
    await setPieces(mall, piece.skuId, PIECES);
  },
  act,
  rush: {
    async open(mall, pieces) {
      rushed = await advancePiece(mall);
      await setPieces(mall, rushed.skuId, pieces);
      return rushed;
    },
    async buy(mall, token) {
      const { unionId, msg } = await placeDeposit(mall, token, rushed);
      return unionId === 0 ? msg : payUnion(mall, token, unionId);
    },
  },
  problems: ({ mall, clock }) => problemsOf(mall, checksAt(clock.now)),
});

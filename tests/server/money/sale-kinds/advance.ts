// Pre-sales in the model of money: deposits placed, paid again and cancelled, balances ordered too early, in time and late.
import fc from 'fast-check';
import { sql } from 'kysely';
import { advanceCancel, advanceDeposit } from '~/schemas/api/advance.gen';
import { advancePiece, balanceForm, placeDeposit } from '../../advance-helpers';
import { payUnion, setPieces } from '../../group-helpers';
import { order, type Piece } from '../checkout-helpers';
import { kindUnderTest, problemsOf, type RowCheck, type SaleWorld } from './kind-under-test';

type Command = {
  does: 'start' | 'repay' | 'drop' | 'balance';
  shopper: number;
  deposit: number;
  num: number;
};

/** Pieces that each sequence finds on the shelf, fewer than it may ask for. */
const PIECES = 6;
const HOUR_MS = 3_600_000;
let piece: Piece | null = null;
let rushed: Piece = { goodsId: 0, skuId: 0 };
let nth = 0;
/** Deposits of earlier sequences. */
let before = 0;

const depositsOf = ({ mall: { database } }: SaleWorld) =>
  database.db
    .selectFrom('advance_orders')
    .select(['id', 'user_id', 'num'])
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

async function act(world: SaleWorld, { does, shopper, deposit, num }: Command): Promise<void> {
  const { mall } = world;
  const who = world.shoppers[shopper % world.shoppers.length];
  if (piece === null || who === undefined) return;
  if (does === 'start') {
    const { unionId } = await placeDeposit(mall, who.token, { ...piece, num });
    if (unionId > 0 && !world.unions.includes(unionId)) world.unions.push(unionId);
    return;
  }
  const deposits = await depositsOf(world);
  const one = deposits[deposit % Math.max(1, deposits.length)];
  const owner = world.shoppers.find(({ userId }) => userId === one?.user_id);
  if (one === undefined || owner === undefined) return;
  const { token } = owner;
  if (does === 'repay') await mall.call(advanceDeposit, { id: one.id }, { token });
  if (does === 'drop') await mall.call(advanceCancel, { id: one.id }, { token });
  if (does !== 'balance') return;
  nth += 1;
  const form = balanceForm({ ...piece, num: one.num }, one.id, { remark: `${nth}` });
  const { unionId } = await order(mall, token, form);
  if (unionId > 0) world.unions.push(unionId);
}

export default kindUnderTest<Command>({
  title: 'pre-sales',
  commands: fc.record({
    does: fc.constantFrom(
      'start' as const,
      'start' as const,
      'repay' as const,
      'drop' as const,
      'balance' as const,
      'balance' as const,
    ),
    shopper: fc.nat(4),
    deposit: fc.nat(3),
    num: fc.integer({ min: 1, max: 2 }),
  }),
  async open({ mall, clock }) {
    const { db } = mall.database;
    piece ??= await advancePiece(mall);
    const last = await db.selectFrom('advance_orders').select('id').orderBy('id', 'desc').executeTakeFirst();
    before = last?.id ?? 0;
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
        end_at: new Date(clock.now.getTime() + 2 * HOUR_MS),
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

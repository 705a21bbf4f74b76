// How pre-sales are sold: an order pays the balance of a deposit, whose pieces were set aside with it.
import {
  type BuyMoment,
  defineKind,
  type Part,
  type Quote,
  type QuotedLine,
  type SaleLine,
} from '../../ports/sale';
import type { FormGoods } from '~/schemas/api/order.gen';
import { sumOf } from '~/domain/sum';
import type { Trx } from '../../db/transaction';
import { readGoodsRules } from '../../goods/goods-rules';
import { ownPriceFen } from '../../goods/member-price';
import { MallError } from '../../http/errors';
import { wireMoney, wireOff } from '../../http/wire';
import { idOf } from '../../settings/stored-values';
import { savingsOf } from '../kit/sale-switches';
import type { DepositRow } from './deposit';
import type { AdvanceSettings } from './settings.gen';
import {
  type Balance,
  balanceOf,
  CUTS,
  paidPieces,
  PLUGIN,
  readAdvanceSettings,
  STATES,
  termsOf,
} from './terms';

const MINUTE_MS = 60_000;

/** Deposits, in the order of the part's lines. */
type Own = readonly number[];

const depositIdOf = (line: FormGoods): number =>
  Object.hasOwn(line, 'advance_id') ? (idOf(Reflect.get(line, 'advance_id')) ?? 0) : 0;

/** The shopper's deposit of a line, whose balance he may pay now. */
async function depositOf(
  { db, user, now, isLocking }: BuyMoment,
  { form, goods, sku }: SaleLine,
): Promise<DepositRow> {
  const row = await db
    .selectFrom('advance_orders')
    .selectAll()
    .where('id', '=', depositIdOf(form))
    .where('user_id', '=', user.id)
    .$if(isLocking, (query) => query.forUpdate())
    .executeTakeFirst();
  const isOf = row?.goods_id === goods.id && row.sku_id === sku.id && row.num === form.num;
  if (!isOf || row.state !== STATES.paid) throw new MallError('定金订单不存在。');
  if (row.end_at > now || (row.balance_end_at !== null && row.balance_end_at <= now))
    throw new MallError('现在不在付尾款时间内。');
  if (row.order_id !== null)
    throw new MallError('该预售，您有未支付的尾款订单，请去个人中心-待付款订单支付。');
  return row;
}

interface Priced {
  line: SaleLine;
  deposit: DepositRow;
  balance: Balance;
}

async function priced(moment: BuyMoment, lines: readonly SaleLine[], options: AdvanceSettings) {
  const { db, user } = moment;
  const view = { viewer: user, rules: await readGoodsRules(db) };
  const paid = await paidPieces(
    db,
    lines.map(({ goods }) => goods.id),
  );
  const all: Priced[] = [];
  for (const line of lines) {
    const { goods, sku } = line;
    const deposit = await depositOf(moment, line);
    const memberFen = options.is_member_price === 1 ? ownPriceFen(goods, sku, view) : null;
    const shelfFen = Math.min(sku.price_fen, memberFen ?? sku.price_fen);
    all.push({ line, deposit, balance: balanceOf(deposit, { paidNum: paid.get(goods.id) ?? 0, shelfFen }) });
  }
  if (new Set(all.map(({ deposit }) => deposit.id)).size < all.length)
    throw new MallError('定金订单不存在。');
  return all;
}

const quotedLine = (
  { line: { form }, deposit, balance }: Priced,
  allows: QuotedLine['allows'],
): QuotedLine => {
  const terms = { deposit: wireMoney(deposit.deposit_fen), swell_deposit: wireMoney(deposit.swell_fen) };
  return {
    cuts: [
      { name: CUTS.kept, fen: balance.keptFen },
      { name: CUTS.ladder, fen: balance.ladderFen },
      { name: CUTS.swell, fen: balance.swellFen },
    ].filter(({ fen }) => fen > 0),
    allows,
    takes: 0,
    prepaid: { kind: PLUGIN, id: deposit.id, paidFen: deposit.deposit_fen * form.num },
    wire: {
      advance_id: deposit.id,
      ...terms,
      extra: terms,
      ladder_discount: balance.tenths,
      preferential_price: wireMoney(balance.ladderFen),
    },
  };
};

/** Minutes until the first of the balances ends; null without an end. */
function minutesLeft(all: readonly Priced[], now: Date): number | null {
  const ends = all.flatMap(({ deposit }) => deposit.balance_end_at?.getTime() ?? []);
  return ends.length === 0 ? null : Math.max(1, Math.floor((Math.min(...ends) - now.getTime()) / MINUTE_MS));
}

async function quote(moment: BuyMoment, { lines }: Part): Promise<Quote<Own>> {
  const options = await readAdvanceSettings(moment.db);
  const all = await priced(moment, lines, options);
  const allows = savingsOf(options);
  const quoted = all.map((one) => quotedLine(one, allows));
  const cuts = quoted.flatMap((one) => one.cuts);
  const rows = [...new Set(cuts.map(({ name }) => name))].map((title) => ({
    title,
    fen: sumOf(cuts.filter(({ name }) => name === title).map(({ fen }) => fen)),
  }));
  return {
    own: all.map(({ deposit }) => deposit.id),
    lines: quoted,
    rows,
    // Nobody who owes the balance at the door has paid it in time.
    payTypes: options.payment_type.filter((key) => key !== 'huodao'),
    sendTypes: options.send_type,
    unpaidMinutes: minutesLeft(all, moment.now),
    hasMinimum: false,
    wire: { total_title: '尾款', insert_total_discount: wireOff(sumOf(cuts.map(({ fen }) => fen))) },
  };
}

/** Those of orders that are not paid yet. */
const waiting = (trx: Trx, orderIds: readonly number[]) =>
  trx
    .updateTable('advance_orders')
    .where('order_id', 'in', [...orderIds])
    .where('state', '=', STATES.paid);

export const advanceKind = defineKind<Own>({
  key: PLUGIN,
  title: '预售',
  claims: () => (line) => depositIdOf(line) > 0,
  isSetAside: (line) => depositIdOf(line) > 0,
  async opensAt(db, { goodsId, now }) {
    const terms = await termsOf(db, { goodsIds: [goodsId], now });
    return terms.get(goodsId)?.entry.activity.window.begin ?? null;
  },
  quote,
  async place(trx, { orderId, own }) {
    await trx
      .updateTable('advance_orders')
      .set({ order_id: orderId })
      .where('id', 'in', [...own])
      .execute();
  },
  events: {
    async orderPaid(trx, { orderId, now }) {
      await waiting(trx, [orderId]).set({ state: STATES.bought, ended_at: now }).execute();
    },
    // Of an order that was paid the deposit went back with its pieces.
    async ordersUndone(trx, undone) {
      const ids = undone.flatMap(({ cause, orderId }) => (cause === 'cancelled' ? [orderId] : []));
      if (ids.length > 0) await waiting(trx, ids).set({ order_id: null }).execute();
    },
  },
  nextPage: () => Promise.resolve('/plugins/advance/order/order'),
});

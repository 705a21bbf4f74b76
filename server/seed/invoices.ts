// Seeds invoices of demo orders in every state.
import type { Insertable } from 'kysely';
import { INVOICE_STATUSES } from '~/domain/invoice-status';
import type { InvoicesTable } from '../db/tables/invoices';
import { goodsId } from '../demo/catalogue/catalogue';
import { daysFrom, picture, type SeedContext } from '../demo/context';
import { SHOPPERS, TEAM } from './users';

type Row = Insertable<InvoicesTable>;
type Buyer = Pick<Row, 'title_type' | 'buyer_title' | 'invoice_type_code'> & Partial<Row>;

interface Plan {
  userId: number;
  /** Goods of the order; the shopper's latest received one of them. */
  slug: string;
  daysAgo: number;
  buyer: Buyer;
  /** What has become of it, by the time of the request. */
  state: (asked: Date) => Partial<Row>;
}

const person = (name: string, email: string): Buyer => ({
  title_type: 1,
  buyer_title: name,
  buyer_email: email,
  invoice_type_code: '026',
});

const COMPANY: Buyer = {
  title_type: 2,
  buyer_title: '嘉兴禾光文化创意有限公司',
  buyer_taxpayer_num: '91330402MA2CX0000K',
  buyer_email: 'caiwu@example.com',
  invoice_type_code: '026',
};

const { approved, issued, withdrawn, redFlushed, rejected, resubmitted } = INVOICE_STATUSES;

const PLANS: readonly Plan[] = [
  {
    userId: SHOPPERS.lin,
    slug: 'rice-wuchang',
    daysAgo: 80,
    buyer: person('林小满', 'lin@example.com'),
    state: (asked) => ({
      status: issued,
      invoice_no: '24337000000068123907',
      examined_at: daysFrom(asked, 1),
    }),
  },
  {
    userId: SHOPPERS.lin,
    slug: 'tee-cotton',
    daysAgo: 40,
    buyer: COMPANY,
    state: (asked) => ({
      status: rejected,
      refusal: '税号与企业名称不符，请核对后重新提交',
      examined_at: daysFrom(asked, 0.6),
    }),
  },
  {
    userId: SHOPPERS.lin,
    slug: 'ware-gaiwan',
    daysAgo: 0.4,
    buyer: person('林小满', 'lin@example.com'),
    state: () => ({}),
  },
  {
    userId: TEAM.tang,
    slug: 'bedding-washed',
    daysAgo: 1,
    buyer: { ...COMPANY, buyer_title: '唐记民宿管理有限公司', remarks: '请备注房间用品' },
    state: (asked) => ({ status: approved, examined_at: daysFrom(asked, 0.2) }),
  },
  {
    userId: TEAM.he,
    slug: 'scarf-cashmere',
    daysAgo: 20,
    buyer: person('何月', 'he@example.com'),
    state: (asked) => ({ status: withdrawn, revoked_at: daysFrom(asked, 0.1) }),
  },
  {
    userId: TEAM.bai,
    slug: 'thermos-titan',
    daysAgo: 25,
    buyer: person('白露', 'bai@example.com'),
    state: (asked) => ({
      status: redFlushed,
      invoice_no: '24337000000068124011',
      examined_at: daysFrom(asked, 0.5),
    }),
  },
  {
    userId: TEAM.xu,
    slug: 'earbuds-air',
    daysAgo: 15,
    buyer: COMPANY,
    state: (asked) => ({
      status: resubmitted,
      examined_at: daysFrom(asked, 0.5),
      resubmitted_at: daysFrom(asked, 1),
    }),
  },
];

/** The picture of an issued invoice; nothing of the others. */
function fileOf({ status, invoice_no: number }: Partial<Row>, priceFen: number): Partial<Row> {
  if (status !== issued || number === undefined) return {};
  const address = picture(`invoice/${number}-${priceFen}`);
  return { pdf_url: address, pdf_img: address };
}

const orderOf = ({ trx }: SeedContext, { userId, slug }: Plan) =>
  trx
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.id', 'orders.total_pay_price_fen', 'orders.refunded_fen'])
    .where('orders.user_id', '=', userId)
    .where('order_lines.goods_id', '=', goodsId(slug))
    .where('orders.is_confirm', '=', true)
    .orderBy('orders.id', 'desc')
    .executeTakeFirstOrThrow();

export async function seedInvoices(context: SeedContext): Promise<void> {
  for (const plan of PLANS) {
    const order = await orderOf(context, plan);
    const asked = daysFrom(context.now, -plan.daysAgo);
    const state = { examined_at: null, revoked_at: null, resubmitted_at: null, ...plan.state(asked) };
    const priceFen = order.total_pay_price_fen - order.refunded_fen;
    await context.trx
      .insertInto('invoices')
      .values({
        ...plan.buyer,
        order_id: order.id,
        user_id: plan.userId,
        price_fen: priceFen,
        ...fileOf(state, priceFen),
        created_at: asked,
        ...state,
        updated_at: state.resubmitted_at ?? state.examined_at ?? state.revoked_at ?? asked,
      })
      .execute();
  }
}

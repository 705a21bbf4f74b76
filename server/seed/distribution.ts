// The demo's distribution: its setting and levels, the demo shopper's team, commission in every state, withdrawals.
import { postCommission } from '../families/share/commission-book';
import { placeCommissions } from '../families/share/commissions';
import { settleCommissions } from '../families/share/settle';
import { readShareSetting } from '../families/share/share-setting';
import { daysFrom, fen, picture, resumeIds, type SeedContext } from '../demo/context';
import type { Trx } from '../db/transaction';
import { goodsId } from '../demo/catalogue/catalogue';
import { SHOPPERS, TEAM } from './users';

const AGREEMENT =
  '<p>一、分销商通过分享商品和邀请好友获得佣金，佣金以商品实付金额计算，不含运费。</p>' +
  '<p>二、订单过了售后期后佣金才会结算；发生退款的，相应佣金会被扣回。</p>' +
  '<p>三、请真实介绍商品，不得虚假宣传、恶意刷单，违者取消分销资格。</p>';

const SETTING = {
  level: 3,
  share_condition: 4,
  become_condition: 3,
  consume_condition: 1,
  condition: 1,
  share_goods_status: 1,
  share_goods_warehouse_id: [],
  cat_list: [],
  is_rebate: 0,
  price_type: 1,
  first: 10,
  second: 5,
  third: 2,
  pay_type: ['wechat', 'alipay', 'bank', 'balance'],
  min_money: 10,
  cash_max_day: -1,
  cash_service_charge: 1,
  free_cash_min: 500,
  agree: AGREEMENT,
  content: '佣金在订单过了售后期后结算。提现申请在一个工作日内审核，打款后请留意到账通知。',
  is_show_share_level: 1,
  default_level_name: '初级推广员',
  form_status: 0,
  form: [],
};

const LEVELS = [
  {
    name: '银牌推广员',
    rates: [12, 6, 3],
    condition_type: 1,
    value: 3,
    rule: '直接邀请的好友达到 3 人即可升级。',
  },
  {
    name: '金牌推广员',
    rates: [14, 7, 3],
    condition_type: 2,
    value: fen(500),
    rule: '累计结算佣金满 500 元即可升级。',
  },
  {
    name: '钻石推广员',
    rates: [16, 8, 4],
    condition_type: 3,
    value: fen(2000),
    rule: '已提现佣金满 2000 元即可升级。',
  },
  {
    name: '首席推广员',
    rates: [20, 10, 5],
    condition_type: 4,
    value: fen(20_000),
    rule: '自己累计消费满 20000 元即可升级。',
  },
] as const;

async function seedLevels({ trx }: SeedContext): Promise<void> {
  const rows = LEVELS.map(({ name, rates: [first, second, third], condition_type, value, rule }, at) => ({
    id: at + 1,
    level: at + 1,
    name,
    first_rate: fen(first),
    second_rate: fen(second),
    third_rate: fen(third),
    condition_type,
    condition_value: value,
    rule,
  }));
  await trx.insertInto('share_levels').values(rows).execute();
  await resumeIds(trx, ['share_levels']);
}

const DISTRIBUTORS = [
  { userId: SHOPPERS.lin, name: '林小满', mobile: '13800000001', daysAgo: 100, level: 1 },
  { userId: TEAM.tang, name: '唐小溪', mobile: '13800000012', daysAgo: 78, level: 0 },
  { userId: TEAM.he, name: '何月', mobile: '13800000014', daysAgo: 65, level: 0 },
  { userId: SHOPPERS.gu, name: '顾晚舟', mobile: '13800000002', daysAgo: 55, level: 0 },
];

async function seedDistributors({ trx, now }: SeedContext): Promise<void> {
  const rows = DISTRIBUTORS.map(({ userId, name, mobile, daysAgo, level }) => {
    const at = daysFrom(now, -daysAgo);
    const times = { apply_at: at, become_at: at, created_at: at, updated_at: at };
    const level_at = level === 0 ? null : daysFrom(now, -18);
    return { user_id: userId, name, mobile, status: 1 as const, level, level_at, ...times };
  });
  await trx.insertInto('distributors').values(rows).execute();
  const roles = rows.map(({ user_id, become_at }) => ({
    user_id,
    role: 'distributor' as const,
    granted_at: become_at,
  }));
  await trx.insertInto('user_roles').values(roles).execute();
}

/** Goods with commission of their own: dear to the shop, or a fixed amount a piece. */
async function seedGoodsRates({ trx }: SeedContext): Promise<void> {
  await trx
    .insertInto('goods_commissions')
    .values([
      {
        goods_id: goodsId('tea-longjing'),
        rate_type: 1,
        first_rate: fen(18),
        second_rate: fen(8),
        third_rate: fen(4),
      },
      {
        goods_id: goodsId('lamp-desk'),
        rate_type: 2,
        first_rate: fen(15),
        second_rate: fen(6),
        third_rate: fen(2),
      },
    ])
    .execute();
}

/** The commission of the team's orders, by the rules that new orders follow. */
async function seedCommissions({ trx }: SeedContext): Promise<void> {
  const setting = await readShareSetting(trx);
  const orders = await trx
    .selectFrom('orders')
    .select(['id', 'order_no', 'user_id', 'created_at', 'sale_at'])
    .where('user_id', 'in', [SHOPPERS.gu, ...Object.values(TEAM)])
    .orderBy('id')
    .execute();
  for (const { id: orderId, order_no: orderNo, user_id: userId, created_at, sale_at } of orders) {
    await placeCommissions(trx, { orderId, userId, now: created_at }, setting);
    if (sale_at !== null) await settleCommissions(trx, { orderId, orderNo, now: sale_at });
  }
}

const WITHDRAWALS = [
  { yuan: 20, daysAgo: 15, isPaid: true },
  { yuan: 12, daysAgo: 6, isPaid: false },
];

interface SeededWithdrawal {
  order_no: string;
  yuan: number;
  askedAt: Date;
  answeredAt: Date;
  isPaid: boolean;
}

function insertWithdrawal(
  trx: Trx,
  { order_no, yuan, askedAt, answeredAt, isPaid }: SeededWithdrawal,
): Promise<{ id: number }> {
  const outcome = isPaid
    ? {
        status: 2 as const,
        apply_at: answeredAt,
        remittance_at: answeredAt,
        remittance_content: '已转账，请查收',
      }
    : { status: 3 as const, reject_at: answeredAt, reject_content: '支付宝账号与姓名不符，请核对后重新申请' };
  return trx
    .insertInto('withdrawals')
    .values({
      model: 'share',
      user_id: SHOPPERS.lin,
      order_no,
      type: 'alipay',
      price_fen: fen(yuan),
      service_charge_fen: yuan,
      name: '林小满',
      account: '13800000001',
      ...outcome,
      created_at: askedAt,
      updated_at: answeredAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function seedWithdrawals({ trx, now }: SeedContext): Promise<void> {
  for (const [at, { yuan, daysAgo, isPaid }] of WITHDRAWALS.entries()) {
    const [askedAt, answeredAt] = [daysFrom(now, -daysAgo), daysFrom(now, -daysAgo + 0.6)];
    const order_no = `2026010100000000000${at + 1}`;
    const { id } = await insertWithdrawal(trx, { order_no, yuan, askedAt, answeredAt, isPaid });
    const posting = {
      userId: SHOPPERS.lin,
      kind: 0 as const,
      moneyFen: fen(yuan),
      orderNo: order_no,
      sourceId: `withdrawal:${id}`,
    };
    await postCommission(trx, {
      ...posting,
      type: 2,
      reason: 'withdrawal',
      description: '佣金提现',
      now: askedAt,
    });
    if (isPaid) continue;
    const back = { reason: 'withdrawal-refused' as const, description: '提现被驳回，退回佣金' };
    await postCommission(trx, { ...posting, ...back, type: 1, now: answeredAt });
  }
}

export async function seedDistribution(context: SeedContext): Promise<void> {
  const setting = { ...SETTING, pic_url_apply: picture('banner/distribution') };
  await context.trx
    .insertInto('mall_options')
    .values({ key: 'share_setting', value: JSON.stringify(setting) })
    .execute();
  await seedLevels(context);
  await seedDistributors(context);
  await seedGoodsRates(context);
  await seedCommissions(context);
  await seedWithdrawals(context);
}

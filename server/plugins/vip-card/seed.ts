// Demo super member card: one card, sold for a month, a season or a year. Nobody has one yet.
import { fen, picture, type SeedContext } from '../../demo/context';

const PERIODS = [
  { name: '月卡', days: 31, yuan: 9.9, points: 0 },
  { name: '季卡', days: 92, yuan: 25, points: 100 },
  { name: '年卡', days: 366, yuan: 88, points: 500 },
];

/** By the names of its block's properties: the studio fills blocks with them. */
const FORM = {
  buy_big: '开通南湖超级会员',
  buy_small: '全场 9.5 折',
  buy_btn_text: '去开通',
  buy_big_color: '#F6E3C5',
  buy_small_color: '#D9BE97',
  renew_text: '会员全场 9.5 折，包邮',
  renew_text_color: '#F6E3C5',
};

export async function seedVipCard({ trx }: SeedContext): Promise<void> {
  const { id } = await trx
    .insertInto('vip_cards')
    .values({
      name: '南湖超级会员',
      cover_url: picture('level-card/4'),
      discount_percent: 95,
      is_free_delivery: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = PERIODS.map(({ name, days, yuan, points }, at) => ({
    card_id: id,
    name,
    cover_url: picture(`level-card/${at + 2}`),
    expire_days: days,
    price_fen: fen(yuan),
    stock: 1000,
    send_integral: points,
    title: '使用说明',
    content: `自开通起 ${days} 天内有效，续费从到期日起顺延。`,
    sort: at + 1,
  }));
  await trx.insertInto('vip_card_periods').values(rows).execute();
  const setting = {
    is_vip_card: 1,
    name: '南湖超级会员',
    payment_type: ['online_pay', 'balance'],
    form: FORM,
  };
  await trx
    .insertInto('mall_options')
    .values({ key: 'vip_card', value: JSON.stringify(setting) })
    .execute();
}

// Demo full reductions: one that runs on goods of home and desk, and one that is over.
import { goodsId } from '../demo/catalogue/catalogue';
import { daysFrom, fen, resumeIds, type SeedContext } from '../demo/context';

const TAKING_PART = [
  'towel-face',
  'pillow-latex',
  'cushion-linen',
  'candle-cedar',
  'diffuser-osmanthus',
  'incense-sandal',
  'lamp-desk',
  'basket-rattan',
  'notebook-dot',
  'ink-set',
  'calendar-2027',
  'power-slim',
  'pot-terracotta',
];

const cut = (minYuan: number, cutYuan: number) => ({ min_fen: fen(minYuan), cut_fen: fen(cutYuan) });

const RUNNING = 1;

const activitiesOf = (now: Date) => [
  {
    id: RUNNING,
    title: '居家文房满减',
    content:
      '活动商品满 100 元减 10 元，满 200 元减 30 元，满 500 元打 8.5 折，取最高一档，不叠加。\n' +
      '以会员价计算是否达到门槛；满减后仍可使用优惠券和积分。\n' +
      '部分退款时，按该商品分摊的优惠扣除后退还实付金额。',
    rule_type: 1 as const,
    steps: JSON.stringify([cut(100, 10), cut(200, 30), { min_fen: fen(500), percent: 85 }]),
    appoint_type: 2 as const,
    begin_at: daysFrom(now, -2),
    end_at: daysFrom(now, 12, 95),
  },
  {
    id: 2,
    title: '双十一每满减',
    content: '全场每满 200 元减 20 元，上不封顶。',
    rule_type: 2 as const,
    steps: JSON.stringify([cut(200, 20)]),
    appoint_type: 1 as const,
    begin_at: daysFrom(now, -16),
    end_at: daysFrom(now, -9),
  },
];

export async function seedFullReductions({ trx, now }: SeedContext): Promise<void> {
  await trx.insertInto('full_reductions').values(activitiesOf(now)).execute();
  const goods = TAKING_PART.map((slug) => ({ full_reduction_id: RUNNING, goods_id: goodsId(slug) }));
  await trx.insertInto('full_reduction_goods').values(goods).execute();
  await resumeIds(trx, ['full_reductions']);
}

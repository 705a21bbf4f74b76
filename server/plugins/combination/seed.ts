// The demo's sets: one fixed, one to choose from, one that begins later, one off sale.
import { goodsId } from '../../demo/catalogue/catalogue';
import { daysFrom, fen, type SeedContext } from '../../demo/context';
import { PLUGIN } from './read-sets';
import type { SetGoodsRules, SetGroup, SetRules } from './rules';

interface SetPlan {
  title: string;
  rules: Partial<SetRules> & Pick<SetRules, 'price_type'>;
  /** Slugs of goods, with their pieces and group. */
  goods: readonly (readonly [slug: string, rules?: Partial<SetGoodsRules>])[];
  /** Days from the seeding. */
  from?: number;
  to?: number;
  isOnSale?: boolean;
}

const group = (name: string, min_num: number, max_num: number): SetGroup => ({
  id: 1,
  name,
  min_num,
  max_num,
});
const inGroup = (slug: string, is_default = false) => [slug, { group_id: 1, is_default }] as const;

const PLANS: readonly SetPlan[] = [
  {
    title: '办公室下午茶',
    rules: { price_type: 3, minus_fen: fen(20), buy_limit: 2 },
    goods: [['mug-stone'], ['tea-molihua'], ['nut-daily', { num: 2 }]],
  },
  {
    title: '好茶任选三款',
    rules: { price_type: 2, percent: 85, groups: [group('任选三款茶', 3, 3)] },
    goods: [
      inGroup('tea-longjing', true),
      inGroup('tea-dianhong', true),
      inGroup('tea-tieguanyin', true),
      inGroup('tea-baimudan'),
      inGroup('tea-puer'),
    ],
  },
  {
    title: '盖碗配茶',
    rules: { price_type: 3, minus_fen: fen(15), groups: [group('配一到两款茶', 1, 2)] },
    goods: [
      ['ware-gaiwan'],
      inGroup('tea-biluochun', true),
      inGroup('tea-jinjunmei'),
      inGroup('tea-dahongpao'),
    ],
    to: 60,
  },
  {
    title: '一人食厨房',
    rules: { price_type: 2, percent: 90 },
    goods: [['wok-iron'], ['bowl-blue', { num: 2 }], ['chopsticks-wenge']],
    from: 7,
    to: 45,
  },
  {
    title: '换季卧室组合',
    rules: { price_type: 3, minus_fen: fen(50) },
    goods: [['pillow-latex', { num: 2 }], ['bedding-washed']],
    isOnSale: false,
  },
];

export async function seedSets({ trx, now }: SeedContext): Promise<void> {
  for (const { title, rules, goods, from, to, isOnSale = true } of PLANS) {
    const all: SetRules = {
      price_fen: 0,
      percent: 0,
      minus_fen: 0,
      buy_limit: 0,
      groups: [],
      nonce: '',
      ...rules,
    };
    const { id } = await trx
      .insertInto('activities')
      .values({
        plugin: PLUGIN,
        title,
        begin_at: from === undefined ? null : daysFrom(now, from),
        end_at: to === undefined ? null : daysFrom(now, to),
        is_enabled: isOnSale,
        rules: JSON.stringify(all),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = goods.map(([slug, own], sort) => ({
      activity_id: id,
      goods_id: goodsId(slug),
      rules: JSON.stringify({ group_id: 0, num: 1, is_default: false, ...own }),
      sort,
    }));
    await trx.insertInto('activity_goods').values(rows).execute();
  }
}

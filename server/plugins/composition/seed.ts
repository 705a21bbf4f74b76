// The demo's sets: a fixed and a free one that run, one that is sold out, one that begins later and one that is over.
import { goodsId } from '../../demo/catalogue/catalogue';
import { daysFrom, fen, type SeedContext } from '../../demo/context';
import type { SetTerms } from '~/domain/composition';
import { PLUGIN } from './rules';

interface SetPlan {
  title: string;
  rules: SetTerms;
  /** Goods of the catalogue with the yuan that each is less by in a free set; the first is its host. */
  goods: readonly (readonly [slug: string, reduction?: number])[];
  /** Days from the seeding. */
  from?: number;
  to?: number;
}

const fixed = (yuan: number): SetTerms => ({ type: 1, reduction_fen: fen(yuan) });
const FREE: SetTerms = { type: 2, reduction_fen: 0 };

const PLANS: readonly SetPlan[] = [
  { title: '盖碗出游茶席', rules: fixed(50), goods: [['ware-gaiwan'], ['ware-travel'], ['ware-tray']] },
  {
    title: '手冲壶配好茶',
    rules: FREE,
    goods: [
      ['kettle-pour', 20],
      ['tea-dianhong', 10],
      ['tea-baimudan', 15],
      ['tea-biluochun', 8],
      ['tea-jinjunmei', 12],
    ],
  },
  { title: '书房听音组合', rules: fixed(80), goods: [['headphone-studio'], ['speaker-wood']] },
  { title: '年节碗具组合', rules: fixed(30), goods: [['bowl-blue'], ['bowl-noodle']], from: 7, to: 45 },
  { title: '夏日冷泡组合', rules: fixed(15), goods: [['ware-coldpot'], ['tea-molihua']], from: -90, to: -10 },
];

export async function seedSets({ trx, now }: SeedContext): Promise<void> {
  for (const { title, rules, goods, from, to } of PLANS) {
    const { id } = await trx
      .insertInto('activities')
      .values({
        plugin: PLUGIN,
        title,
        begin_at: from === undefined ? null : daysFrom(now, from),
        end_at: to === undefined ? null : daysFrom(now, to),
        rules: JSON.stringify(rules),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = goods.map(([slug, reduction = 0], sort) => ({
      activity_id: id,
      goods_id: goodsId(slug),
      rules: JSON.stringify({ is_host: rules.type === 2 && sort === 0, reduction_fen: fen(reduction) }),
      sort,
    }));
    await trx.insertInto('activity_goods').values(rows).execute();
  }
}

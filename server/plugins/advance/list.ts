// Goods in pre-sales: their list, and their page.
import type { Kysely } from 'kysely';
import { fenOf } from '~/domain/money';
import type { AdvanceDetail, AdvanceGoods, AdvanceTerms as WireTerms } from '~/schemas/api/advance.gen';
import type { Sku } from '~/schemas/api/goods.gen';
import type { Tables } from '../../db/tables';
import { detailOf } from '../../families/goods/detail';
import { type GoodsRow, rowsByIds } from '../../goods/goods-card';
import { readGoodsRules } from '../../goods/goods-rules';
import { skusOfGoods, wireSku } from '../../goods/sku';
import { MallError } from '../../http/errors';
import { flag, pagination, wireMoney, wireTime } from '../../http/wire';
import type { SessionUser } from '../../ports/viewer';
import { listedPage, type ListedQuery } from '../kit/activity-goods/listed-goods';
import type { BySku } from '../kit/activity-goods/rules';
import { type AdvanceTerms, paidPieces, PLUGIN, shownTerms, termsOf } from './terms';

export const goodsAddress = (goodsId: number): string => `/plugins/advance/detail/detail?id=${goodsId}`;

type Figures = BySku<{ deposit_fen: number; swell_deposit_fen: number }>;

/** The SKUs that deposits are taken for, with what they are. */
const soldSkus = <S extends Pick<Sku, 'sign_id' | 'price'>>(skus: readonly S[], figures: Figures) =>
  skus.flatMap((sku) => {
    const own = figures[sku.sign_id];
    if (own === undefined) return [];
    return [{ ...sku, deposit: own.deposit_fen / 100, swell_deposit: own.swell_deposit_fen / 100 }];
  });

/** Figures of the cheapest SKU. */
function leastOf(skus: ReturnType<typeof soldSkus>): { deposit: number; swell_deposit: number } {
  const [{ deposit, swell_deposit } = { deposit: 0, swell_deposit: 0 }] = [...skus].sort(
    (one, other) => Number(one.price) - Number(other.price),
  );
  return { deposit, swell_deposit };
}

/** Categories of the goods that a copy was made of. */
async function categoriesOf(db: Kysely<Tables>, goodsId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('goods_cat_relations')
    .innerJoin('goods', 'goods.source_id', 'goods_cat_relations.goods_id')
    .select('cat_id')
    .where('goods.id', '=', goodsId)
    .execute();
  return rows.map(({ cat_id: id }) => id);
}

export async function goodsPage(
  db: Kysely<Tables>,
  { nearId, ...query }: Omit<ListedQuery, 'plugin' | 'catIds' | 'without'> & { nearId: number },
) {
  const { viewer, now, paging } = query;
  const catIds = nearId === 0 ? null : await categoriesOf(db, nearId);
  const { total, cards } = await listedPage(db, { ...query, plugin: PLUGIN, catIds, without: nearId });
  const ids = cards.map(({ id }) => id);
  const terms = await termsOf(db, { goodsIds: ids, now });
  const goods = new Map((await rowsByIds(db, ids)).map((row) => [row.id, row]));
  const skus = await skusOfGoods(db, ids);
  const view = { viewer, now, rules: await readGoodsRules(db) };
  const list = cards.flatMap((card): AdvanceGoods[] => {
    const [own, row] = [terms.get(card.id), goods.get(card.id)];
    if (own === undefined || row === undefined) return [];
    const attr = soldSkus(
      (skus.get(card.id) ?? []).map((sku) => wireSku(row, sku, view)),
      own.entry.rules.skus,
    );
    const least = leastOf(attr);
    const { begin } = own.entry.activity.window;
    return [
      {
        ...card,
        page_url: goodsAddress(card.id),
        ...least,
        advanceGoods: {
          ...least,
          start_prepayment_at: wireTime(begin),
          end_prepayment_at: wireTime(own.endAt),
        },
        use_attr: flag(attr.length > 1),
        virtual_sales: row.sales_virtual,
        attr,
      },
    ];
  });
  return { list, pagination: pagination(paging, total) };
}

type Terms = Omit<WireTerms, 'goods_id' | 'deposit' | 'swell_deposit' | 'paid_num'>;

export interface PageTerms {
  wire: Terms;
  figures: Figures;
}

const termsNow = ({ entry, endAt }: AdvanceTerms): PageTerms => ({
  wire: {
    ladder_rules: entry.rules.ladder_rules,
    start_prepayment_at: wireTime(entry.activity.window.begin),
    end_prepayment_at: wireTime(endAt),
    pay_limit: entry.rules.pay_limit,
    is_deposit_returned: flag(entry.activity.rules.is_deposit_returned),
  },
  figures: entry.rules.skus,
});

/** The page of a goods by terms. */
export async function pageOf(
  db: Kysely<Tables>,
  goods: GoodsRow,
  { terms, ...input }: { terms: PageTerms; viewer: SessionUser | null; now: Date; isGuarded: boolean },
): Promise<AdvanceDetail> {
  const page = await detailOf(db, goods, input);
  const attr = soldSkus(page.attr, terms.figures);
  const least = leastOf(attr);
  return {
    ...page,
    detail_count: 0,
    advanceGoods: {
      goods_id: goods.id,
      ...terms.wire,
      deposit: wireMoney(fenOf(least.deposit)),
      swell_deposit: wireMoney(fenOf(least.swell_deposit)),
      paid_num: (await paidPieces(db, [goods.id])).get(goods.id) ?? 0,
    },
    attr: attr.map((sku) => ({
      ...sku,
      extra: [
        { name: '定金', value: sku.deposit },
        { name: '膨胀金', value: sku.swell_deposit },
      ],
    })),
    group_min_member_price: page.price_member_min ?? 0,
    group_max_member_price: page.price_member_max ?? 0,
    template_message: [],
  };
}

/** @throws MallError 商品不存在, 商品未上架, 该预售商品已过预售时间, 您暂无权限查看商品. */
export async function advanceDetail(
  db: Kysely<Tables>,
  { id, viewer, now }: { id: number; viewer: SessionUser | null; now: Date },
): Promise<AdvanceDetail> {
  const [goods] = await rowsByIds(db, [id]);
  if (goods === undefined || goods.sign !== PLUGIN) throw new MallError('商品不存在');
  if (!goods.is_on_sale) throw new MallError('商品未上架');
  const terms = await shownTerms(db, { goodsId: id, now });
  if (terms === undefined) throw new MallError('该预售商品已过预售时间');
  return pageOf(db, goods, { terms: termsNow(terms), viewer, now, isGuarded: true });
}

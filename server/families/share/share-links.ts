// What a distributor earns by goods, and the links by which he shares them and invites.
import { type Kysely, sql } from 'kysely';
import { commissionFen } from '~/domain/commission';
import { buildShareLink } from '~/domain/share-link';
import { type ShareLink, type ShareLinkData, shareLink } from '~/schemas/api/share.gen';
import type { Tables } from '../../db/tables';
import type { Viewer } from '../../ports/viewer';
import { pagination, pagingOf, wireMoney } from '../../http/wire';
import { goodsPath } from '../../goods/goods-card';
import { listedGoods, SALES } from '../../goods/goods-list';
import { readGoodsRules } from '../../goods/goods-rules';
import { readOptions } from '../../settings/mall-options';
import { readSetting, SETTING_KEYS } from '../../settings/setting';
import { type RateTable, readRates } from './commissions';
import { isDistributor, readDistributor, requireDistributor } from './distributors';
import { invitationCodeOf } from './invitation-code';
import { readShareSetting } from './share-setting';
import { likePattern } from '../../db/like-pattern';
import { readPage } from '../../http/read-page';

/** The first commission of one piece at a price. */
const firstFen = (rates: RateTable, goods: { id: number; price_fen: number }, level: number): number => {
  const { type, steps } = rates(goods.id, level);
  return Math.min(goods.price_fen, commissionFen({ priceFen: goods.price_fen, num: 1 }, type, steps[0]));
};

/** The commission by one piece that a distributor reads on the goods' page; 0 for everyone else. */
export async function commissionOfGoods(
  db: Kysely<Tables>,
  userId: number | null,
  goods: { id: number; price_fen: number },
): Promise<number> {
  if (userId === null) return 0;
  const distributor = await readDistributor(db, userId);
  if (!isDistributor(distributor)) return 0;
  const setting = await readShareSetting(db);
  if (setting.level === 0) return 0;
  const { is_share_price: isShown } = readSetting(await readOptions(db, SETTING_KEYS));
  if (isShown !== '1') return 0;
  return firstFen(await readRates(db, [goods.id], setting), goods, distributor.level);
}

interface Linking {
  userId: number;
  /** Address of the mall. */
  origin: string;
  viewer: Viewer;
  keyword: string;
  page: number;
}

type LinkOf = (
  row: Omit<ShareLink, 'path' | 'url'>,
  path: string,
  params?: Record<string, string>,
) => ShareLink;

const linksOf =
  ({ userId, origin }: Linking): LinkOf =>
  (row, path, params = {}) => {
    const query = new URLSearchParams(params).toString();
    return {
      ...row,
      path: query === '' ? path : `${path}?${query}`,
      url: buildShareLink({ path, params, userId, base: `${origin}/` }),
    };
  };

/** Links of the mall itself. */
async function mallLinks(db: Kysely<Tables>, linkOf: LinkOf): Promise<ShareLink[]> {
  const { name } = await db.selectFrom('malls').select('name').executeTakeFirstOrThrow();
  const { mall_logo_pic: logo } = readSetting(await readOptions(db, SETTING_KEYS));
  const share_money = wireMoney(0);
  return [
    linkOf(
      { key: 'home', name: '商城首页', desc: `把${name}分享给好友`, pic_url: logo, share_money },
      '/pages/index/index',
    ),
    linkOf(
      { key: 'cats', name: '全部分类', desc: '好友自己挑选喜欢的商品', pic_url: '', share_money },
      '/pages/cats/cats',
    ),
    linkOf(
      { key: 'share', name: '邀请好友加入', desc: '好友申请后成为你的团队成员', pic_url: '', share_money },
      '/pages/share/index/index',
    ),
  ];
}

/** `data` of api/share/link, for distributors only: the mall's links on the first page, then goods, the best-selling first. */
export async function shareLinks(db: Kysely<Tables>, linking: Linking): Promise<ShareLinkData> {
  const { userId, viewer, keyword } = linking;
  const { level } = await requireDistributor(db, userId);
  const paging = pagingOf(shareLink, { page: linking.page });
  const rules = await readGoodsRules(db);
  const listed = listedGoods(db, viewer, rules)
    .where('goods.is_negotiable', '=', false)
    .$if(keyword !== '', (query) => query.where('goods.name', 'like', likePattern(keyword)));
  const { total, rows: goods } = await readPage(listed, paging, (all) =>
    all
      .select(['goods.id', 'goods.name', 'goods.subtitle', 'goods.cover_pic', 'goods.price_fen'])
      .orderBy(sql`${SALES} desc`)
      .orderBy('goods.id'),
  );
  const setting = await readShareSetting(db);
  const rates = await readRates(
    db,
    goods.map(({ id }) => id),
    setting,
  );
  const linkOf = linksOf(linking);
  const rows = goods.map((row) => {
    const [path = ''] = goodsPath(row.id).split('?');
    const share_money = wireMoney(setting.level === 0 ? 0 : firstFen(rates, row, level));
    const texts = { name: row.name, desc: row.subtitle, pic_url: row.cover_pic };
    return linkOf({ key: 'goods', ...texts, share_money }, path, { id: String(row.id) });
  });
  const isFirst = paging.page === 1 && keyword === '';
  return {
    invitation_code: invitationCodeOf(userId),
    list: isFirst ? [...(await mallLinks(db, linkOf)), ...rows] : rows,
    pagination: pagination(paging, total),
  };
}

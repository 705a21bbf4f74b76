// Pickers of stores, merchants, articles, videos, live rooms, modules and links.
import type { Place } from '~/domain/distance';
import { sql } from 'kysely';
import { allPlaces } from '~/domain/link-catalogue';
import { placeOf } from '~/domain/place';
import { isRecord } from '~/domain/record';
import { PAGE_PROBLEMS } from '~/domain/studio/link-entry';
import { palette } from '~/widgets/palette.gen';
import { parseLayout } from '../../families/index/hydrate/blocks';
import { isPermitted } from '../../families/index/hydrate/hydrator';
import { readPermissions } from '../../settings/permissions';
import type { Picker } from './picker';
import { picked } from '~/domain/studio/picked';
import { likePattern } from '../../db/like-pattern';

function storeProblem(isOpen: boolean, { latitude, longitude }: Place): string | null {
  if (!isOpen) return '已停用';
  return placeOf(latitude, longitude) === null ? '没有坐标，导航打不开' : null;
}

export const pickStores: Picker = async ({ db, q, ids, limit, offset }) => {
  const rows = await db
    .selectFrom('stores')
    .select(['id', 'name', 'mobile', 'address', 'longitude', 'latitude', 'cover_url', 'score', 'is_enabled'])
    .where('deleted_at', 'is', null)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .where((eb) => eb.or([eb('name', 'ilike', likePattern(q)), eb('address', 'ilike', likePattern(q))]))
    .orderBy('id')
    .limit(ids === null ? limit + 1 : ids.length)
    .offset(offset)
    .execute();
  return rows.map(({ id, name, mobile, address, cover_url: picUrl, score, is_enabled: isOpen, ...place }) =>
    picked({
      id,
      name,
      picUrl,
      problem: storeProblem(isOpen, place),
      columns: { 地址: address, 电话: mobile, 坐标: `${place.latitude},${place.longitude}` },
      stored: { id, name, mobile, score, picUrl },
    }),
  );
};

const APPROVED = 1;

interface Shop {
  is_open: boolean;
  review_status: number;
  has_goods: boolean;
}

function shopProblem({ is_open: isOpen, review_status: status, has_goods: hasGoods }: Shop): string | null {
  if (!isOpen || status !== APPROVED) return '没有营业';
  return hasGoods ? null : '没有在售的商品';
}

export const pickMerchants: Picker = async ({ db, q, ids, limit, offset }) => {
  const rows = await db
    .selectFrom('merchants')
    .select(['id', 'name', 'cover_url', 'is_open', 'review_status'])
    .select(
      sql<boolean>`exists (select 1 from goods
        where goods.mch_id = merchants.id and goods.is_on_sale and goods.deleted_at is null)`.as('has_goods'),
    )
    .where('deleted_at', 'is', null)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .where('name', 'ilike', likePattern(q))
    .orderBy('sort')
    .orderBy('id')
    .limit(ids === null ? limit + 1 : ids.length)
    .offset(offset)
    .execute();
  return rows.map(({ id, name, cover_url: picUrl, ...shop }) =>
    picked({ id, name, picUrl, problem: shopProblem(shop), stored: { id, name, picUrl } }),
  );
};

export const pickArticles: Picker = async ({ db, q, ids, limit, offset }) => {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'title', 'is_enabled'])
    .where('deleted_at', 'is', null)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .where('title', 'ilike', likePattern(q))
    .orderBy('sort')
    .orderBy('id', 'desc')
    .limit(ids === null ? limit + 1 : ids.length)
    .offset(offset)
    .execute();
  return rows.map(({ id, title, is_enabled: isShown }) =>
    picked({ id, name: title, problem: isShown ? null : '没有显示', stored: { id, title } }),
  );
};

export const pickVideos: Picker = async ({ db, q, ids, limit, offset }) => {
  const rows = await db
    .selectFrom('videos')
    .select(['id', 'title', 'pic_url', 'url'])
    .where('deleted_at', 'is', null)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .where('title', 'ilike', likePattern(q))
    .orderBy('sort')
    .orderBy('id', 'desc')
    .limit(ids === null ? limit + 1 : ids.length)
    .offset(offset)
    .execute();
  return rows.map(({ id, title, pic_url: picUrl, url }) =>
    picked({ id, name: title, picUrl, stored: { video_id: id, title, pic_url: picUrl, url } }),
  );
};

/** Always empty: live rooms belong to the mini program's service, with which this mall has no account. */
export const pickLive: Picker = () => Promise.resolve([]);

const SINGLES = new Map(palette.flatMap(({ id, title, single }) => (single === true ? [[id, title]] : [])));

/** Blocks that cannot be delivered within another page's block. */
function moduleProblem(layout: string): string | null {
  const ids = (parseLayout(layout) ?? []).map((block) => (isRecord(block) ? String(block['id']) : ''));
  if (ids.includes('module')) return '里面还有模块；打开它，把里面的模块解除关联';
  const title = ids.map((id) => SINGLES.get(id)).find((one) => one !== undefined);
  return title === undefined ? null : `里面有「${title}」，一页只能有一个；打开它删除`;
}

export const pickModules: Picker = async ({ db, q, ids, limit, offset }) => {
  const rows = await db
    .selectFrom('diy_templates')
    .select(['id', 'name', 'data', 'updated_at'])
    .where('type', '=', '')
    .where('deleted_at', 'is', null)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .where('name', 'ilike', likePattern(q))
    .orderBy('id', 'desc')
    .limit(ids === null ? limit + 1 : ids.length)
    .offset(offset)
    .execute();
  return rows.map(({ id, name, data, updated_at: at }) =>
    picked({
      id,
      name,
      problem: moduleProblem(data),
      changedAt: at.toISOString(),
      stored: { id, name },
    }),
  );
};

const PAGE_PATH = '/pages/index/index';

const isPublished = sql<boolean>`exists (select 1 from diy_page_navs where page_id = diy_pages.id)`;
const isScheduled = sql<boolean>`exists (select 1 from studio_schedules
  where doc = 'page-' || diy_pages.id and state = 'waiting')`;

interface PageStanding {
  is_disable: boolean;
  is_live: boolean;
  is_scheduled: boolean;
}

/** Why a shopper cannot open the page. */
function pageProblem({
  is_disable: isOff,
  is_live: isLive,
  is_scheduled: isPlanned,
}: PageStanding): string | null {
  if (isOff) return PAGE_PROBLEMS.disabled;
  if (isLive) return null;
  return isPlanned ? PAGE_PROBLEMS.scheduled : PAGE_PROBLEMS.draft;
}

/** The mall's own laid-out pages, as what a link opens. */
const pickPages: Picker = async ({ db, q, ids, limit, offset }) => {
  const rows = await db
    .selectFrom('diy_pages')
    .select(['id', 'title', 'is_disable'])
    .select([isPublished.as('is_live'), isScheduled.as('is_scheduled')])
    .where('deleted_at', 'is', null)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .where('title', 'ilike', likePattern(q))
    .orderBy('id', 'desc')
    .limit(ids === null ? limit + 1 : ids.length)
    .offset(offset)
    .execute();
  return rows.map(({ id, title, ...state }) =>
    picked({
      id,
      name: title,
      problem: pageProblem(state),
      stored: {
        name: title,
        value: PAGE_PATH,
        open_type: 'navigate',
        params: [{ key: 'page_id', value: id }],
      },
    }),
  );
};

/**
 * The catalogue with the plugins' places, whole; or the mall's own laid-out pages (`of` 'page'). Ids are indexes in the
 * catalogue, or pages' ids.
 */
export const pickLinks: Picker = async (input) => {
  const { db, plugins, q, ids, of } = input;
  if (of === 'page') return pickPages(input);
  const permissions = await readPermissions(db, plugins);
  const entries = allPlaces(plugins).map((entry, index) => ({ ...entry, id: index + 1 }));
  const chosen = entries.filter(
    (entry) =>
      (ids === null || ids.includes(entry.id)) &&
      (of === '' || entry.group === of) &&
      (entry.name.includes(q) || entry.path.includes(q)),
  );
  return chosen.map((entry) =>
    picked({
      id: entry.id,
      name: entry.name,
      problem: isPermitted(entry.permission, permissions) ? null : '商城未开通',
      columns: { 分组: entry.group, 地址: entry.path },
      stored: {
        type: entry.group,
        name: entry.name,
        value: entry.path,
        open_type: entry.openType,
        key: entry.permission,
        params: entry.params.map(({ key, isRequired }) => ({ key, value: '', is_required: isRequired })),
      },
    }),
  );
};

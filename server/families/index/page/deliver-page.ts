// Owns a laid-out page as it is delivered to a viewer.
import type { Place } from '~/domain/distance';
import { isRecord } from '~/domain/record';
import type { DiyComponent, DiyPage } from '~/schemas/api/index.gen';
import type { Call } from '../../../http/route';
import { redPacketPopup } from '../../../plugins/fxhb/popup';
import { flagText } from '../../../http/wire';
import { GOODS_RULE_KEYS, levelOf, type GoodsRules, readGoodsRules } from '../../goods/goods-rules';
import {
  defaultBlock,
  deliverLayouts,
  inPageOrder,
  parseLayout,
  readBlocks,
  type StoredLayout,
} from '../hydrate/blocks';
import type { HydrateContext } from '../hydrate/hydrator';
import { type MallOptions, readOptions } from '../mall-options';
import { permissionsOf } from '../permissions';
import { type AccessLimit, choosePage, type StoredPage } from './choose-page';

export interface Visit extends Pick<Call<unknown>, 'db' | 'user' | 'platform' | 'now'> {
  /** Where the viewer is, where the call says it. */
  place?: Place | null;
}

/** What filling in widgets needs for a visit, of options that were read already. */
export function contextOf(visit: Visit, options: MallOptions): HydrateContext {
  const { db, user, platform, now, place = null } = visit;
  const permissions = permissionsOf(options['permissions']);
  let rules: Promise<GoodsRules> | null = null;
  const goodsRules = () => (rules ??= readGoodsRules(db, options));
  return { db, viewer: user, now, platform, options, goodsRules, permissions, place };
}

/** What filling in widgets needs for a visit. One query. */
export const hydrateContext = async (visit: Visit): Promise<HydrateContext> =>
  contextOf(visit, await readOptions(visit.db, [...GOODS_RULE_KEYS, 'permissions']));

/** Guests belong to no level. */
export function isRefused(limit: AccessLimit | null, { user }: Pick<Visit, 'user'>): limit is AccessLimit {
  if (limit === null || limit.is_all === 1) return false;
  return user === null || !limit.member.some(({ level }) => level === levelOf(user));
}

const refusal = (limit: AccessLimit): DiyComponent[] => [
  defaultBlock('app-nav-bar'),
  { id: 'access_limit', permission_key: '', data: { ...limit } },
];

type Fill = (layouts: readonly StoredLayout[], context: HydrateContext) => Promise<DiyComponent[][]>;

/** Contents of every tab; null when a layout cannot be read. */
async function contentsOf(page: StoredPage, visit: Visit, fill: Fill): Promise<DiyComponent[][] | null> {
  const { access_limit: limit } = page;
  if (isRefused(limit, visit)) return page.tabs.map(() => refusal(limit));
  const layouts = page.tabs.flatMap(({ data, template_id: templateId }) => {
    const widgets = parseLayout(data);
    return widgets === null ? [] : [{ templateId, widgets }];
  });
  if (layouts.length < page.tabs.length) return null;
  const delivered = await fill(layouts, await hydrateContext(visit));
  return delivered.map(inPageOrder);
}

function wirePage(page: StoredPage, contents: readonly DiyComponent[][]): DiyPage {
  return {
    id: String(page.id),
    title: page.title,
    show_navs: flagText(page.show_navs),
    is_home_page: flagText(page.is_home_page),
    access_limit: page.access_limit === null ? null : JSON.stringify(page.access_limit),
    navs: page.tabs.map((tab, index) => ({
      id: String(tab.id),
      name: tab.name,
      page_id: String(page.id),
      template_id: String(tab.template_id),
      template: { id: String(tab.template_id), name: tab.template_name, data: contents[index] ?? [] },
    })),
  };
}

async function makePage(visit: Visit, pageId: number, fill: Fill): Promise<DiyPage | null> {
  const page = await choosePage(visit.db, { pageId, platform: visit.platform });
  const contents = page === null ? null : await contentsOf(page, visit, fill);
  return page === null || contents === null ? null : wirePage(page, contents);
}

/** The first tab of home also holds the red packet while it is on: it pops up after the popups of the operator. */
const deliverHome: Fill = async (layouts, context) => {
  const [tabs, popup] = await Promise.all([deliverLayouts(layouts, context), redPacketPopup(context)]);
  if (popup.length === 0) return tabs;
  const modal = { id: 'modal', data: { opened: true, times: 1, list: [popup] } };
  return tabs.map((blocks, index) => (index === 0 ? [...blocks, modal] : blocks));
};

/** The page of an id, or home (0), filled in for a visit; null when there is none that can be shown. */
export const deliverPage = (visit: Visit, pageId: number): Promise<DiyPage | null> =>
  makePage(visit, pageId, pageId > 0 ? deliverLayouts : deliverHome);

const withoutLists = (data: unknown): unknown =>
  isRecord(data)
    ? Object.fromEntries(Object.entries(data).map(([key, value]) => [key, Array.isArray(value) ? [] : value]))
    : data;

/** As `deliverPage`, but with empty lists and nothing filled in. */
export const framePage = (visit: Visit, pageId: number): Promise<DiyPage | null> =>
  makePage(visit, pageId, (layouts, context) =>
    Promise.resolve(
      layouts.map(({ widgets }) =>
        readBlocks(widgets, context).map((block) => ({ ...block, data: withoutLists(block.data) })),
      ),
    ),
  );

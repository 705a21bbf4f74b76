// Delivers a laid-out page to a viewer.
import type { Place } from '~/domain/distance';
import { newBlock } from '~/domain/new-block';
import { isRecord } from '~/domain/record';
import type { GoodsCard } from '~/schemas/api/goods.gen';
import type { DiyComponent, DiyPage } from '~/schemas/api/index.gen';
import { registry } from '~/widgets/registry.gen';
import type { Call } from '../../../http/route';
import type { SessionUser, Viewer } from '../../../ports/viewer';
import type { InstalledPlugins } from '../../../ports/plugin';
import { flagText } from '../../../http/wire';
import { withBenefits, withHeldBenefits } from '../../../goods/goods-benefit';
import { GOODS_RULE_KEYS, levelOf, readGoodsRules } from '../../../goods/goods-rules';
import type { GoodsRules } from '../../../ports/goods-rules';
import { withPlacedAlts } from '../hydrate/alts';
import {
  defaultBlock,
  deliverPersonal,
  deliverShared,
  asPage,
  parseLayout,
  readBlocks,
  type StoredLayout,
} from '../hydrate/blocks';
import type { HydrateContext, PersonalContext } from '../../../ports/hydrate';
import { readOptions } from '../../../settings/mall-options';
import type { MallOptions } from '../../../ports/mall-options';
import { permissionsOf } from '../../../settings/permissions';
import { readPopups } from '../popups';
import { type AccessLimit, choosePage, type StoredPage } from './choose-page';

export interface Visit
  extends Pick<Call<unknown>, 'db' | 'user' | 'platform' | 'now' | 'cached' | 'plugins'> {
  /** Position of the viewer, where the call has one. */
  place?: Place | null;
}

/** A visit, reduced to the viewer's attributes. */
interface Seen<V extends Viewer> extends Pick<Visit, 'db' | 'platform' | 'now' | 'place' | 'plugins'> {
  viewer: V | null;
}

/** Context of hydration, from options that were read already. */
export function contextOf<V extends Viewer>(
  { db, viewer, platform, now, plugins, place = null }: Seen<V>,
  options: MallOptions,
): HydrateContext & { viewer: V | null } {
  const permissions = permissionsOf(options['permissions'], plugins);
  let rules: Promise<GoodsRules> | null = null;
  const goodsRules = () => (rules ??= readGoodsRules(db, options));
  const withOffers = (goods: readonly GoodsCard[]) =>
    withBenefits(goods, { db, user: null, now, plugins, permissions });
  return { db, viewer, now, platform, options, goodsRules, withOffers, permissions, plugins, place };
}

const readPageOptions = (db: Visit['db']): Promise<MallOptions> =>
  readOptions(db, [...GOODS_RULE_KEYS, 'permissions']);

/** As `contextOf`, with what belongs to the viewer alone. */
export function personalContextOf(seen: Seen<SessionUser>, options: MallOptions): PersonalContext {
  const context = contextOf(seen, options);
  const viewing = { ...seen, user: seen.viewer, permissions: context.permissions };
  return { ...context, withHeld: (goods) => withHeldBenefits(goods, viewing), hasSamples: false };
}

const personalContext = (visit: Visit, options: MallOptions): PersonalContext =>
  personalContextOf({ ...visit, viewer: visit.user }, options);

/** Context of hydration for a visit. One query. */
export const hydrateContext = async (visit: Visit): Promise<PersonalContext> =>
  personalContext(visit, await readPageOptions(visit.db));

/** Guests have no level. */
export function isRefused(limit: AccessLimit | null, viewer: Viewer | null): limit is AccessLimit {
  if (limit === null || limit.is_all === 1) return false;
  return viewer === null || !limit.member.some(({ level }) => level === levelOf(viewer));
}

const refusal = (limit: AccessLimit): DiyComponent[] => [
  defaultBlock('app-nav-bar'),
  newBlock(registry, { id: 'access_limit', permission_key: '', data: { ...limit } }),
];

type Fill = (layouts: readonly StoredLayout[], context: HydrateContext) => Promise<DiyComponent[][]>;

/** Contents of every tab; null when a layout cannot be read. */
async function contentsOf(
  page: StoredPage,
  context: HydrateContext,
  fill: Fill,
): Promise<DiyComponent[][] | null> {
  const { access_limit: limit } = page;
  if (isRefused(limit, context.viewer)) return page.tabs.map(() => refusal(limit));
  const layouts = page.tabs.flatMap(({ data, template_id: templateId, alts }) => {
    const widgets = parseLayout(data);
    return widgets === null ? [] : [{ templateId, widgets: withPlacedAlts(widgets, alts) }];
  });
  if (layouts.length < page.tabs.length) return null;
  const delivered = await fill(layouts, context);
  return delivered.map(asPage);
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

interface SharedPage {
  page: DiyPage;
  options: MallOptions;
}

async function makePage(seen: Seen<Viewer>, pageId: number, fill: Fill): Promise<SharedPage | null> {
  const { db, platform } = seen;
  const page = await choosePage(db, { pageId, platform });
  if (page === null) return null;
  const options = await readPageOptions(db);
  const contents = await contentsOf(page, contextOf(seen, options), fill);
  return contents === null ? null : { page: wirePage(page, contents), options };
}

/**
 * The page with the data that all viewers of a kind share, cached per kind of shopper for one second. Not cached here:
 * answers to guests, which the response cache holds whole, and calls with a position, whose distances differ.
 */
function sharedPage(visit: Visit, pageId: number): Promise<SharedPage | null> {
  const { user, cached, db, platform, now, plugins, place = null } = visit;
  const fill = pageId > 0 ? deliverShared : deliverHome(plugins);
  // Only these attributes may influence what is shared.
  const viewer = user === null ? null : { memberLevel: user.memberLevel, isAdmin: user.isAdmin };
  const make = () => makePage({ db, viewer, platform, now, plugins, place }, pageId, fill);
  if (viewer === null || place !== null) return make();
  return cached(`page ${pageId} ${viewer.memberLevel} ${viewer.isAdmin} ${platform}`, make);
}

/** The first tab of home also holds what plugins pop up now, after the popups of the operator. */
const deliverHome =
  (plugins: InstalledPlugins): Fill =>
  async (layouts, context) => {
    const [tabs, popups] = await Promise.all([deliverShared(layouts, context), readPopups(plugins, context)]);
    const modals = popups
      .filter(({ items }) => items.length > 0)
      .map(({ items }) =>
        newBlock(registry, { id: 'modal', data: { opened: true, times: 1, list: [items] } }),
      );
    return modals.length === 0
      ? tabs
      : tabs.map((blocks, index) => (index === 0 ? [...blocks, ...modals] : blocks));
  };

/** The page of an id, or home (0), hydrated for a visit; null when there is none that can be shown. */
export async function deliverPage(visit: Visit, pageId: number): Promise<DiyPage | null> {
  const shared = await sharedPage(visit, pageId);
  if (shared === null) return null;
  const { page, options } = shared;
  const contents = page.navs.map(({ template }) => template.data);
  const own = await deliverPersonal(contents, personalContext(visit, options));
  if (own === contents) return page;
  return {
    ...page,
    navs: page.navs.map((nav, index) => ({
      ...nav,
      template: { ...nav.template, data: own[index] ?? [] },
    })),
  };
}

const withoutLists = (data: unknown): unknown =>
  isRecord(data)
    ? Object.fromEntries(Object.entries(data).map(([key, value]) => [key, Array.isArray(value) ? [] : value]))
    : data;

/** As `deliverPage`, but with empty lists and without data. */
export async function framePage(visit: Visit, pageId: number): Promise<DiyPage | null> {
  const frame = await makePage({ ...visit, viewer: visit.user }, pageId, (layouts, context) =>
    Promise.resolve(
      layouts.map(({ widgets }) =>
        readBlocks(widgets, context).map((block) => ({ ...block, data: withoutLists(block.data) })),
      ),
    ),
  );
  return frame?.page ?? null;
}

// api/index: configuration, pages, notices, opening state.
import { placeOf } from '~/domain/place';
import { formatDate } from '~/domain/time';
import {
  type DiyPage,
  indexConfig,
  indexDiyFramework,
  indexIndex,
  indexIndexExtra,
  indexIndexWechat,
  indexMallPoster,
  indexMultipleStore,
  indexNewIndex,
  indexPurchase,
  indexShopStatus,
  indexToken,
  indexTplIndex,
} from '~/schemas/api/index.gen';
import { inLane } from '../../http/lane';
import { guestRoute, cachedRoute, loginRoute, partlyCachedRoute, Reply, type Route } from '../../http/route';
import { wireTime } from '../../http/wire';
import { POSTER_CONFIG, shareCode, sharerName } from '../../goods/poster';
import { readConfig } from './config/config';
import { homeBlocks } from './home/home-blocks';
import { homeExtra, inlineBlocks } from './home/home-extra';
import { purchaseNotices } from './home/purchases';
import { readOptions } from '../../settings/mall-options';
import { mallState } from './opening';
import { deliverPage, framePage, type Visit } from './page/deliver-page';
import { countVisit } from './page/page-visits';
import { readSetting, SETTING_KEYS } from '../../settings/setting';

const config = cachedRoute(indexConfig, (call) => readConfig(call));

interface Located {
  longitude?: number;
  latitude?: number;
}

/** The visit with the shopper's position, from which stores are measured. */
const located = <C extends Visit & { params: Located }>(call: C): C => ({
  ...call,
  place: placeOf(call.params.latitude, call.params.longitude),
});

/** A laid-out page or, when there is none to show, the classic home page. */
async function pageOrHome(visit: Visit, pageId: number) {
  const page = await deliverPage(visit, pageId);
  const time = wireTime(visit.now);
  if (page !== null) return { type: 'diy' as const, time, home_pages: page };
  return { type: 'mall' as const, time, home_pages: await homeBlocks(visit) };
}

const tplIndex = partlyCachedRoute(indexTplIndex, {
  make: (call) => pageOrHome(located(call), call.params.page_id ?? 0),
  complete: (answer, { db, user, now }) => {
    if (answer.type === 'diy') {
      const day = formatDate(now.getTime());
      countVisit(db, { page_id: Number(answer.home_pages.id), user_id: user?.id ?? null, day });
    }
    return Promise.resolve(answer);
  },
});

/** Older clients have no access limit. */
function withoutLimit({ access_limit: _limit, ...page }: DiyPage): DiyPage {
  return page;
}

const newIndex = cachedRoute(indexNewIndex, async (call) => {
  const answer = await pageOrHome(located(call), call.params.page_id ?? 0);
  return answer.type === 'mall' ? answer : { ...answer, home_pages: withoutLimit(answer.home_pages) };
});

const oldest = cachedRoute(indexIndex, async (call) => {
  const page = await deliverPage(call, call.params.page_id ?? 0);
  return page === null
    ? { type: 'mall' as const, home_pages: await inlineBlocks(call) }
    : { type: 'diy' as const, home_pages: withoutLimit(page) };
});

const framework = cachedRoute(indexDiyFramework, async (call) => {
  const page = await framePage(call, call.params.page_id ?? 0);
  return page === null
    ? { type: 'mall' as const, home_pages: await homeBlocks(call) }
    : { type: 'diy' as const, home_pages: page };
});

const extra = cachedRoute(indexIndexExtra, (call) => homeExtra(located(call), call.params));

const purchase = cachedRoute(indexPurchase, ({ db, now }) => purchaseNotices(db, now));

// Merchants are a plugin: without it the mall is the only shop, whichever ones are requested.
const shopStatus = cachedRoute(indexShopStatus, async ({ db, now }) => {
  const setting = readSetting(await readOptions(db, SETTING_KEYS));
  return [mallState(setting, now)];
});

// The official account is followed in the social app; this mall asks nobody to.
const wechat = guestRoute(indexIndexWechat, () => Promise.resolve(new Reply(null, 'success')));

const token = guestRoute(indexToken, () => Promise.resolve({ token: '', params: { multiple_store_id: 0 } }));

const multipleStore = guestRoute(indexMultipleStore, () => Promise.resolve({ detail: null }));

const mallPoster = loginRoute(indexMallPoster, async ({ db, user, origin }) => {
  const [mall, options, sharer] = await Promise.all([
    db.selectFrom('malls').select('name').executeTakeFirstOrThrow(),
    readOptions(db, ['logo', 'mall_logo_pic']),
    sharerName(db, user.id),
  ]);
  const code = shareCode({ path: '/pages/index/index', params: {} }, { userId: user.id, base: `${origin}/` });
  const { mall_logo_pic: logo } = readSetting(options);
  return { config: POSTER_CONFIG, info: { ...sharer, ...code, mall_name: mall.name, mall_logo: logo } };
});

export const routes: readonly Route[] = [
  config,
  tplIndex,
  newIndex,
  oldest,
  framework,
  extra,
  purchase,
  shopStatus,
  wechat,
  token,
  multipleStore,
  ...inLane('drawing', [mallPoster]),
];

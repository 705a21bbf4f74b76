// Groups of modules of the shopper's mall that share a chunk. On a slow phone one more request costs more than some unused bytes.
import { resolve } from 'node:path';
import { plannedNames } from './chunk-plan.ts';
import { COMMON_BLOCKS, COMMON_WIDGETS } from './common-widgets.ts';

/**
 * Modules of the lower layers that every home page needs: one chunk compresses better than thirty small ones. The ticker and
 * slots load with the widgets that need them; the studio's modules load for no shopper.
 */
const HOME_KIT =
  /\/(renderer\/(?!testing|ticker|slot|measure-slots|operator)|schemas\/(shape|endpoint)|ui\/(badge|goods|goods-list|icon\/(icon|core-shapes)|picture|price|skeleton|tabs|tag|ticket|tab-bar)[/.]|ui\/(classes|while-visible)\.|domain\/(colour|constants|coupon|links|page-order|primary-price|picture-address|coercion|price|record|rpx|text)\.|src\/(engine\/define-page|state\/mall-display|base\/(site|storage)|services\/(caches|call-context|server-clock|http|error-report|mall-config))\.|widgets\/(composition\/measures|kit\/goods-(look|items))\.|node_modules\/(valtio|proxy-compare|react-error-boundary)\/)/;

/** What home adds to the entry, and no other page needs at once: separate requests would cost more than their bytes. */
const HOME_SCREEN = new RegExp(
  `/(src/flows/mall-host|src/pages/home/(diy-screen|home\\.page|parts|single-layout-page|registries|use-page-(data|host)|page\\.module)|widgets/(common\\.gen|(${COMMON_WIDGETS.join('|')})/index|image-text/estimate|nav/arrangement|rubik/geometry))\\.`,
);

/** The registrations of all other widgets, with what measures their slots, and what makes blocks by their versions. */
const OTHER_WIDGETS =
  /\/(widgets\/(registry\.gen|[\w-]+\/index|kit\/activity-height)|renderer\/measure-slots|domain\/(nesting|new-block))\./;

/**
 * Modules of nearly every other screen: requests, states, bars, which file has which kind of sale. One chunk saves a phone
 * some twenty requests.
 */
const SCREEN_KIT =
  /\/(ui\/(action-bar|button|card|check-circle|cover|empty-state|error-state|facts|full-page|item-row|list-end|loading|overlay|sheet|sticky-head)[/.]|ui\/icon\/shapes\.|src\/(app\/(call-context|screens|sale-kinds\.gen)|blocks\/(goods-cards\/goods-item|mall-words\/mall-words|sale\/parts)|engine\/(archetypes\/(detail|rows-source|with-card)|back-guard|carrying|use-action)|base\/call-error|flows\/(login|login-table|machine)|services\/(merchant-token|query|store-token))\.|domain\/(link|money|share-card)\.|schemas\/api\/(index|goods|qrcode)\.gen|node_modules\/@tanstack\/(query-core|react-query)\/)/;

/** What sends calls: asked for beside a screen's code, and after that of a served one, whose data came with the page. */
const CLIENT =
  /\/(src\/services\/(asked-ahead|axios-client|caller|measured-clock|missing-routes)\.|node_modules\/axios\/)/;

/**
 * The views of the blocks on nearly every page: one file has a third less bytes than eleven,
 * which are mostly imports. What a view loads lazily stays separate.
 */
const BLOCKS = new RegExp(`/widgets/(${COMMON_BLOCKS.join('|')})/(?!index\\.|popup\\.)`);

/** Of the host of overlays, what few screens share with it: no kit may come along, as home loads it on any network. */
const OVERLAY_PARTS =
  /\/src\/(engine\/use-on-navigate|flows\/(payment-pending|bind-parent)|services\/pay-password)\./;

/** What lists share, the parts that few of them have left out. */
const LIST_KIT =
  /\/src\/engine\/(archetypes\/(list|rows|list-rows|visible-lines|endless-list|list-(head|layout|selection|state))|search-history\/(history|use-history)|use-search-field)\./;

/** Fields and their rules: many screens have one, and no form. */
const FIELD_KIT = /\/(ui\/field\/|domain\/(form-fields|field-formats|order-status|payment)\.)/;

/** What forms share beside their fields. */
const FORM_KIT = /\/src\/engine\/(archetypes\/form|form\/[\w-]+)\./;

/** Which file has which screen: without an import of its own, so that the screen is asked for as soon as it is read. */
const TABLES = /\/src\/app\/(screen-table|(routes|first-calls)\.gen)\./;

/** What links of shared screens hold, for those who make or read one. */
const SHARE_LINKS = /\/domain\/(scene|share-link|shared-params\.gen)\./;

/** What handles the parameters of a link, with the names of the screens that one may open. */
const LANDING =
  /\/(src\/(app\/(launch-visit|landing-shell|shared-routes\.gen)|flows\/(launch|landing))|domain\/bent-address)\./;

/** Paying, and what comes before: both are needed at the end of a checkout. */
const PAYMENT =
  /\/(src\/flows\/(payment|payment-(table|states|ways|purposes)|order-queue)|schemas\/api\/payment\.gen)\./;

/** What pages of goods and blocks of home have in common, with what needs no more: no kit of screens may come along. */
const GOODS_PARTS =
  /\/(domain\/time|renderer\/ticker|ui\/(carousel|countdown)\/[\w-]+|src\/blocks\/(goods-sale\/(opening-strip|use-remaining)|orders\/time-left))\./;

/** What a cart, a checkout and a page of goods say of reductions and coupons. */
const REDUCTIONS =
  /\/(domain\/full-reduction|src\/blocks\/full-reduction\/(reduction-line|full-reduction))\./;

/** By what a choice of goods and the coupons for it are worked out. */
const GOODS_RULES =
  /\/(domain\/(sku|coupon-use)|src\/blocks\/(sku\/(sku-goods|saved-choice)|goods-sale\/(sale-state|remind)))\./;

/** What tells a shopper how a call went. What idle home loads stays out: these styles would come along. */
const MESSAGES =
  /\/(src\/(overlays\/(messages|error-modal)|services\/copy)|ui\/(copy-words|(toast|dialog)\/[\w-]+))\./;

/** What is below the first screen of goods, and what operators and shoppers have written there. */
const GOODS_BELOW =
  /\/src\/blocks\/(goods-page\/(goods-below|comments-card|recommend|text-card)|goods-comments\/(comment-item|comments))\./;
const RICH_TEXT =
  /\/(domain\/rich-text|ui\/rich-text\/(rich-(nodes|text|picture))|src\/blocks\/operator-text\/operator-text)\./;

/** What the pages of activities' goods share. */
const ACTIVITY_KIT = /\/src\/plugins\/kit\/(sale|goods-parts|kit\.module)\./;

/** Forms for signing in, registering or binding a mobile. */
const USER_FORM_KIT =
  /\/(src\/blocks\/(user-form\/|form-kinds\/code-kind\.)|schemas\/api\/((mobile|site)|forms\/mobile-sms-captcha)\.gen)/;

/** Only the matching modules, without their imports. */
const only = (name: string, test: RegExp) => ({
  name,
  test,
  includeDependenciesRecursively: false,
});

/** As in the build: the first matching group wins. */
const KITS = [
  { name: 'kit', test: HOME_KIT },
  only('home', HOME_SCREEN),
  only('registry', OTHER_WIDGETS),
  only('blocks', BLOCKS),
  only('screens', SCREEN_KIT),
  only('client', CLIENT),
  only('overlay-parts', OVERLAY_PARTS),
  only('lists', LIST_KIT),
  only('fields', FIELD_KIT),
  only('forms', FORM_KIT),
  only('tables', TABLES),
  only('share-links', SHARE_LINKS),
  only('landing', LANDING),
  only('payment', PAYMENT),
  only('goods-parts', GOODS_PARTS),
  only('reductions', REDUCTIONS),
  only('goods-rules', GOODS_RULES),
  only('messages', MESSAGES),
  only('goods-below', GOODS_BELOW),
  only('rich-text', RICH_TEXT),
  only('activity', ACTIVITY_KIT),
  only('user-form', USER_FORM_KIT),
];

const root = resolve(import.meta.dirname, '..');
const HOME = new RegExp(`/src/pages/home/|/widgets/(?:${COMMON_WIDGETS.join('|')})/`);

/** Goods, plain or of a kind of sale, whose links are most of those that are shared, and the first tab beside home. */
const ENTERED = /\/(?:pages\/goods\/goods|plugins\/[\w-]+\/goods|pages\/cats\/cats)\.page\.tsx$/;

const planned = plannedNames({
  entry: resolve(root, 'src/main.tsx'),
  placeOf: (id) => KITS.find(({ test }) => test.test(id))?.name ?? null,
  isLean: (id) => HOME.test(id),
  isEntered: (id) => ENTERED.test(id),
});

/** As in the build: the first matching group wins. */
export const CHUNK_GROUPS = [
  ...KITS,
  {
    name: planned,
    test: /\/(?:src|ui|domain|schemas|renderer|widgets)\//,
    includeDependenciesRecursively: false,
  },
];

// Which modules of the shopper's mall come in one file. A request costs a slow phone more than some bytes too many.
import { COMMON_BLOCKS, COMMON_WIDGETS } from './common-widgets.ts';

/**
 * What every home page needs of the lower storeys: one chunk compresses better than thirty small ones. The clock and
 * components within others come with the widgets that need them; what operators read comes to none.
 */
const HOME_KIT =
  /\/(renderer\/(?!testing|ticker|nested|operator)|schemas\/(shape|endpoint)|ui\/(badge|goods|goods-list|icon\/(icon|core-shapes)|picture|price|skeleton|tabs|tag|ticket|tab-bar)[/.]|ui\/(classes|while-visible)\.|domain\/(colour|constants|coupon|links|primary-price|picture-address|coercion|price|record|rpx|text)\.|src\/(engine\/define-page|state\/mall-display|services\/(caches|call-context|server-clock|copy|http|error-report|site|storage))\.|widgets\/(composition\/measures|kit\/goods-look)\.|node_modules\/(valtio|proxy-compare|react-error-boundary)\/)/;

/** What home adds to the entry, and no other page needs at once: a request each would cost more than their bytes. */
const HOME_SCREEN = new RegExp(
  `/(src/app/mall-host|src/pages/home/(diy-screen|home\\.page|parts|single-layout-page|registries|use-page-(data|host)|page\\.module)|widgets/(common\\.gen|(${COMMON_WIDGETS.join('|')})/index|image-text/estimate|nav/arrangement|rubik/geometry))\\.`,
);

/** How all other widgets are registered. */
const OTHER_WIDGETS = /\/widgets\/(registry\.gen|[\w-]+\/index|kit\/activity-height)\./;

/**
 * What nearly every other screen needs: how it asks the server, its states, its bars. In one chunk it takes a phone
 * one request in place of twenty.
 */
const SCREEN_KIT =
  /\/(ui\/(action-bar|card|cover|empty-state|error-state|facts|full-page|item-row|list-end|sheet|sticky-head)[/.]|ui\/icon\/shapes\.|src\/(app\/call-context|engine\/(archetypes\/(detail|list|visible-lines|list-rows)|use-action)|flows\/(login|login-table|machine)|services\/(axios-client|call-error|caller|query|store-token))\.|schemas\/api\/index\.gen|node_modules\/(axios|@tanstack\/(query-core|react-query))\/)/;

/**
 * The views of the blocks that nearly every page is made of: in one file they have a third less bytes than in eleven,
 * most of which say what they import. What a view loads later stays apart.
 */
const BLOCKS = new RegExp(`/widgets/(${COMMON_BLOCKS.join('|')})/(?!index\\.|popup\\.)`);

/** Loaded by home when idle, for its messages, and by every other screen. */
const LAYERS = /\/(ui\/(button|overlay)\/|src\/engine\/back-guard\.)/;

/** The fields of forms and what is asked of them. */
const FORM_KIT =
  /\/(ui\/field\/|src\/engine\/archetypes\/form\.|domain\/(form-rules|order-status|payment)\.)/;

/** What is asked of someone who signs in, registers or binds a mobile. */
const USER_FORM_KIT = /\/(src\/blocks\/user-form\/|schemas\/api\/(mobile|site)\.gen)/;

/** Only the modules that fit: what they import stays where it is. */
const only = (name: string, test: RegExp) => ({
  name,
  test,
  includeDependenciesRecursively: false,
});

/** As the build takes them: the first that a module fits has it. */
export const CHUNK_GROUPS = [
  { name: 'kit', test: HOME_KIT },
  only('home', HOME_SCREEN),
  only('registry', OTHER_WIDGETS),
  only('blocks', BLOCKS),
  only('screens', SCREEN_KIT),
  only('layers', LAYERS),
  only('forms', FORM_KIT),
  only('user-form', USER_FORM_KIT),
];

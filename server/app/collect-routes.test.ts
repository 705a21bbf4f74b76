// Proves that the front end calls no endpoint that the server does not handle (API-01).
import { describe, expect, it } from 'vitest';
import { writtenSources } from '~/tests/written-sources';
import type { Endpoint } from '~/schemas/endpoint';
import { collectRoutes } from './collect-routes';
import { PLUGINS } from './load-plugins';

const SOURCES = writtenSources(['src', 'widgets', 'ui', 'renderer', 'editor-preview']);
const FAMILIES = import.meta.glob<Record<string, unknown>>('../../schemas/api/*.gen.ts', { eager: true });

const isEndpoint = (value: unknown): value is Endpoint<never, unknown> =>
  typeof value === 'object' && value !== null && 'route' in value && 'answer' in value;

/** Endpoints by family and constant. */
const ENDPOINTS = new Map(
  Object.entries(FAMILIES).flatMap(([file, family]) => {
    const name = /([\w-]+)\.gen\.ts$/.exec(file)?.[1] ?? '';
    return Object.entries(family).flatMap(([constant, value]) =>
      isEndpoint(value) ? [[`${name}.${constant}`, value] as const] : [],
    );
  }),
);

const IMPORT = /import (?:type )?\{([^}]*)\} from '~\/schemas\/api\/([\w-]+)\.gen'/g;
const LATE_IMPORT = /const \{([^}]*)\} = await import\('~\/schemas\/api\/([\w-]+)\.gen'\)/g;
const LITERAL = /['"`]((?:api|plugin|site)\/[\w/-]+)['"`]/g;

/** Routes that a source names, by constant or literally. */
function namedRoutes(text: string): string[] {
  const imported = [...text.matchAll(IMPORT), ...text.matchAll(LATE_IMPORT)].flatMap(
    ([, names = '', family = '']) =>
      names.split(',').flatMap((name) => {
        const constant =
          name
            .replace(/^\s*type /, '')
            .split(/\bas\b/)[0]
            ?.trim() ?? '';
        return ENDPOINTS.get(`${family}.${constant}`)?.route ?? [];
      }),
  );
  return [...imported, ...[...text.matchAll(LITERAL)].map(([, route = '']) => route)];
}

describe('the routes of the server', () => {
  const answered = collectRoutes(PLUGINS);

  it('answer every endpoint that a screen, a widget or a flow names', () => {
    const named = Object.entries(SOURCES).flatMap(([file, text]) =>
      namedRoutes(text).map((route) => ({ file, route })),
    );
    expect(new Set(named.map(({ route }) => route)).size).toBeGreaterThan(60);
    expect(named.filter(({ route }) => !answered.has(route))).toEqual([]);
  });

  it('answer every endpoint that a schema describes', () => {
    expect(ENDPOINTS.size).toBeGreaterThan(100);
    const described = [...ENDPOINTS.values()].map(({ route }) => route);
    expect(described.filter((route) => !answered.has(route))).toEqual([]);
  });

  it.each([
    [
      'home and the mall (API-01)',
      'api/index',
      'config new-index tpl-index purchase shop-status diy-framework token multiple-store mall-poster',
    ],
    [
      'regions, lists, links and articles (API-03)',
      'api/default',
      'district goods-list search-list qr-code-parameter article-list article',
    ],
    ['categories (API-03)', 'api/cat', 'list goods'],
    ['the sign-in (API-04)', 'api/passport', 'login'],
    ['picture captchas (API-04)', 'site', 'pic-captcha'],
    [
      'the shopper (API-04)',
      'api/user',
      `bill member-log user-info address address-detail address-save address-destroy favorite-add favorite-remove
        favorite-batch-remove favorite-cats my-new-favorite-goods my-favorite-topic config is-clerk-user edit-user
        send-sms-captcha phone-empower phone-destroy phone-merge logout`,
    ],
    [
      'coupons (API-05)',
      'api/coupon',
      'list detail receive user-coupon user-coupon-detail give give-poster share-coupon',
    ],
    ['the balance (API-05)', 'api/balance', 'index logs log-detail'],
    ['recharges (API-05)', 'api/recharge', 'index setting balance-recharge'],
    [
      'cards (API-05)',
      'api/card',
      'user-card user-card-detail card-qrcode card-clerk clerk-history give give-poster receive',
    ],
    ['stores (API-05)', 'api/store', 'list detail'],
    [
      'goods (API-05)',
      'api/goods',
      'detail attr goods-list comments-list recommend new-recommend hot-search poster ranking form',
    ],
    ['topics (API-05)', 'api/topic', 'list detail type favorite'],
    ['films (API-05)', 'api/video', 'index'],
    ['footprints (API-05)', 'api/footprint', 'index footprint footprint-del'],
    ['pictures to share (API-05)', 'api/qrcode', 'goods topic footprint share coupon-share card-share'],
    [
      'invoices (API-05)',
      'plugin/invoice/api/index',
      'invoicing invoice-list order-list withdraw send-email',
    ],
    ['invoices of newer clients (API-05)', 'api/invoice', 'edit list detail'],
    ['live rooms (API-05)', 'api/live', 'index play-back'],
    [
      'orders (API-06)',
      'api/order',
      `preview submit pay-data list detail appraise express-list express-detail apply-refund refund-submit
        refund-detail refund-send confirm cancel invoice check-order check_order`,
    ],
    ['finance (API-02)', 'api/finance', 'list'],
    [
      'payments (API-02)',
      'api/payment',
      'get-payments pay-data pay-buy-balance pay-buy-huodao unfreeze-balance',
    ],
    ['uploads (API-02)', 'api/attachment', 'upload'],
    ['members (API-07)', 'api/mall-member', 'set-pay-password update-pay-password verify-pay-password'],
    ['distribution (API-07)', 'api/share', 'apply cash team level bind-parent invitation'],
    ['carts (API-07)', 'api/cart', 'edit delete list add nums'],
    [
      'accounts by mobile (API-10)',
      'plugin/mobile/api',
      'passport/register passport/sms-captcha passport/logout user/password user/nickname user/mobile user/avatar',
    ],
    ['the social app (API-10)', 'plugin/wechat/api', 'passport/login-url passport/update passport/check'],
  ])('answer all of %s', (_what, family, names) => {
    const missing = names
      .split(/\s+/)
      .map((name) => `${family}/${name}`)
      .filter((route) => !answered.has(route));
    expect(missing).toEqual([]);
  });
});

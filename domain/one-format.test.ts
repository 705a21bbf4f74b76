// Proves that money, times and distances get their texts in the domain, each in one way.
import { expect, it } from 'vitest';
import { writtenSources } from '~/tests/written-sources';

const STOREYS = ['src', 'ui', 'widgets', 'renderer', 'domain', 'schemas', 'server', 'editor-preview'];

/** What makes a text of an amount, of a time or of a distance by itself. */
const BY_ITSELF =
  /toLocale\w*String|Intl\.(?:NumberFormat|DateTimeFormat)|\.toFixed\(|\.padStart\(2\b|toISOString\(\)\s*\.(?:slice|replace)|replaceAll\('-', '\.'\)|(?:Year|Month|Date)\(\)\}/;

/** Where they are made. */
const FORMATTERS = [
  'domain/distance.ts',
  'domain/dotted-days.ts',
  'domain/money.ts',
  'domain/price.ts',
  'domain/time.ts',
  'schemas/decimal.ts',
];

/** Neither money nor a time nor a distance of the mall. */
const OTHERS: Readonly<Record<string, string>> = {
  'domain/colour.ts': 'hexadecimal digits',
  'domain/member-level.ts': 'tenths of a price',
  'domain/place.ts': 'coordinates',
  'domain/random-id.ts': 'hexadecimal digits',
  'domain/studio/check/field-rules.ts': 'a contrast',
  'domain/studio/check/weight.ts': 'bytes and seconds',
  'editor-preview/check/use-mending.ts': 'a ratio, as a key',
  'editor-preview/controls/colour-control.tsx': 'a contrast',
  'editor-preview/controls/datetime.ts': 'moments of operators, in their words',
  'editor-preview/form/rubik-arrangements.ts': 'lengths of a style',
  'editor-preview/media/files.ts': 'bytes',
  'editor-preview/pickers/colours.ts': 'hexadecimal digits',
  'editor-preview/publish/publish-acts.ts': 'seconds of waiting',
  'editor-preview/settings/theme-contrast.ts': 'a contrast',
  'server/backup/make-backup.ts': 'name of a file',
  'server/db/circuit-breaker.ts': 'seconds, in the log',
  'server/demo/goods-rows.ts': 'numbers of goods',
  'server/families/attachment/store-picture.ts': 'megabytes',
  'server/families/coupon/wire-coupon.ts': 'tenths of a price',
  'server/families/finance/routes.ts': 'a share in percent',
  'server/families/footprint/summary.ts': 'a share in percent',
  'server/families/index/home/picture-block.ts': 'lengths of a style',
  'server/families/index/hydrate/widgets/store.ts': 'kilometres, as recorded',
  'server/families/mall-member/levels.ts': 'tenths of a price',
  'server/families/site/captcha-picture.ts': 'lengths of a drawing',
  'server/goods/coupons.ts': 'tenths of a price',
  'server/messages/gateway.ts': 'name of a file',
  'server/pictures/subjects/tea.ts': 'lengths of a drawing',
  'server/studio/routes/schedules.ts': 'moments of operators, in their words',
  'src/blocks/day-field/days.ts': 'a day that is chosen, as its parameter',
  'src/engine/archetypes/months.ts': 'a month that is chosen, as its parameter',
  'ui/countdown/countdown.tsx': 'figures of a clock',
  'ui/map/use-pin.ts': 'coordinates',
  'ui/trend-chart/trend-lines.ts': 'labels of an axis',
  'widgets/app-nav-bar/checks.ts': 'a contrast',
  'widgets/copyright/presets.ts': 'the year of a copyright',
  'widgets/rubik/geometry.ts': 'lengths of a style',
};

/** Where the sign of money stands in code: where amounts are written, and where written ones are read. */
const SIGN_HOLDERS: Readonly<Record<string, string>> = {
  'domain/money.ts': 'writes amounts',
  'domain/price.ts': 'takes written prices apart',
  'editor-preview/pickers/read-number.ts': 'reads what an operator pastes',
  'schemas/decimal.ts': 'reads amounts of any backend',
  'server/http/wire.ts': 'texts of orders with the sign as recorded',
};

const COMMENTS = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** The sign itself, or its constant joined to what follows; alone it may stand as a part of a layout. */
const SIGNED_BY_HAND =
  /[￥¥]|\$\{CURRENCY_SIGN\}|CURRENCY_SIGN\s*\+|\+\s*CURRENCY_SIGN|(?<!=)\{CURRENCY_SIGN\}(?!<)/;

const isSignedByHand = (source: string): boolean => SIGNED_BY_HAND.test(source.replace(COMMENTS, ''));

it.each([
  ['`￥${price}`', true],
  ['`合计￥0.00`', true],
  ["'¥' + price", true],
  ['<b>￥{price}</b>', true],
  ['`${CURRENCY_SIGN}${price}`', true],
  ['<b>{CURRENCY_SIGN}{price}</b>', true],
  ['/** `￥9.90`. */ // ￥', false],
  ['<b>{moneyText(price)}</b>', false],
  ['<MoneyHead sign={CURRENCY_SIGN} />', false],
  ['<span>{CURRENCY_SIGN}</span>', false],
])('takes %s for an amount that is signed by hand: %s', (source, isFound) => {
  expect(isSignedByHand(source)).toBe(isFound);
});

it('signs amounts by the functions of money and price alone', () => {
  const sources = writtenSources(STOREYS);
  // Fixtures hold what a server delivered.
  const found = Object.keys(sources).filter(
    (path) => !path.endsWith('/fixtures.ts') && isSignedByHand(sources[path] ?? ''),
  );
  expect(found.sort()).toEqual(Object.keys(SIGN_HOLDERS).sort());
});

it('formats money, times and distances in the domain alone', () => {
  const sources = writtenSources(STOREYS);
  const found = Object.keys(sources).filter((path) => BY_ITSELF.test(sources[path] ?? ''));
  expect(found.sort()).toEqual([...FORMATTERS, ...Object.keys(OTHERS)].sort());
});

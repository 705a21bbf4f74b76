// Proves that the core names no plugin by its key or its screens, except where the protocol does, and that nobody names a
// plugin's table but the plugin itself.
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest } from '~/scripts/imports/read-imports';
import { readSourceFiles } from '~/scripts/source-files';
import { writtenSources } from '../written-sources';
import { PLUGINS } from '~/server/app/load-plugins';

const SOURCES = writtenSources(['server', 'domain', 'renderer', 'src', 'ui']);
const IS_PLUGIN = /^(?:server|src)\/plugins\//;

/** Keys that are also common words in code: platforms, fields, icons, categories. */
const WORDS = new Set(['advance', 'diy', 'exchange', 'gift', 'mobile', 'pick', 'step', 'wechat']);

/** Files that name a plugin, with the names and the reason. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // Saved settings of the demonstration mall, and presets of the studio.
  'server/seed/settings.ts': ['miaosha', 'pintuan'],
  'server/studio/seed/templates.ts': ['miaosha', 'pintuan'],
  'domain/studio/preset-links.ts': ['integral_mall', 'miaosha', 'pintuan'],
  // The widget that takes the place of one that is no longer offered.
  'domain/studio/commands/convert-leftover.ts': ['miaosha'],
  // Values of parameters and columns of the core's own contract.
  'server/families/goods/routes.ts': ['fxhb'],
  'server/families/default/goods-list.ts': ['mch'],
  'src/blocks/goods-cards/goods-item.ts': ['mch'],
  'domain/order-status.ts': ['vip_card'],
  'domain/payment.ts': ['vip_card'],
  'renderer/mall-display.ts': ['vip_card'],
  // The role of merchants (domain/roles.ts).
  'server/db/tables/roles.ts': ['mch'],
  'src/app/call-context.ts': ['mch'],
  'src/engine/role-gate.tsx': ['mch'],
  'src/services/merchant-token.ts': ['/plugins/mch'],
  // Block types of the older home format, one of which has no field for its goods' page.
  'src/pages/home/legacy-blocks.ts': ['/plugins/advance', 'mch'],
  // A screen that coupons of the core link to.
  'server/families/coupon/wire-coupon.ts': ['/plugins/scan_code'],
  // Screens of the dividends whose settings the core's own api/share/index carries by name.
  'src/pages/share/center.tsx': ['/plugins/bonus', '/plugins/region', '/plugins/stock'],
};

const LITERAL = /['"`](\w+)['"`]/g;
const SCREEN = /['"`](\/plugins\/\w+)\//g;
const keys = new Set(PLUGINS.map(({ key }) => key).filter((key) => !WORDS.has(key)));

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?:\/\/|--).*$/gm, '');

function namedIn(text: string): string[] {
  const code = withoutComments(text);
  const literals = [...code.matchAll(LITERAL)].flatMap(([, word = '']) => (keys.has(word) ? [word] : []));
  const screens = [...code.matchAll(SCREEN)].map(([, path = '']) => path);
  return [...new Set([...literals, ...screens])].sort();
}

describe('the core', () => {
  it('names no plugin where the protocol does not', () => {
    expect(Object.keys(SOURCES).length).toBeGreaterThan(500);
    const named = Object.entries(SOURCES).flatMap(([file, text]) => {
      const names = IS_PLUGIN.test(file) ? [] : namedIn(text);
      return names.length === 0 ? [] : [[file, names] as const];
    });
    expect(Object.fromEntries(named)).toEqual(EXCEPTIONS);
  });
});

const SERVER = [...readSourceFiles(resolve(import.meta.dirname, '../..'), ['server']).values()]
  .filter(({ path }) => /\.(?:ts|sql)$/.test(path) && !isTest(path))
  .map(({ path, text }) => ({ path, code: withoutComments(text) }));

/** Tables that the migrations of plugins create, with the folder of each; those of the kit are mechanisms that many share. */
const tables = SERVER.flatMap(({ path, code }) => {
  const [folder = 'server/plugins/kit/'] = /^server\/plugins\/[^/]+\//.exec(path) ?? [];
  if (folder === 'server/plugins/kit/' || !path.endsWith('.sql')) return [];
  return [...code.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, name = '']) => ({
    name,
    folder,
  }));
});

/** As Kysely and SQL name a table. */
const isNamed = (table: string, code: string): boolean =>
  new RegExp(`['"\`]${table}(?:['"\`.]| as )|\\b(?:from|join|into|update|references)\\s+${table}\\b`).test(
    code,
  );

/** Who else names a table, for a reason of its own. */
const TABLE_EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // The operators' picker of merchants.
  'server/studio/pick/places.ts': ['merchants'],
};

describe('a table of a plugin', () => {
  it('is named in its own folder only: the core and other plugins do without', () => {
    expect(tables.length).toBeGreaterThan(10);
    const named = SERVER.flatMap(({ path, code }) => {
      const names = tables.filter(({ name, folder }) => !path.startsWith(folder) && isNamed(name, code));
      return names.length === 0 ? [] : [[path, names.map(({ name }) => name)] as const];
    });
    expect(Object.fromEntries(named)).toEqual(TABLE_EXCEPTIONS);
  });
});

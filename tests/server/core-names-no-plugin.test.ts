// Proves that the core names no plugin by its key or its screens, except where the protocol does.
import { describe, expect, it } from 'vitest';
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

function namedIn(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
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

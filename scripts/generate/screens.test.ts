// Proves what is read of a screen's definition, and the links and the walk that are generated of it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateLinks } from './links';
import { linkName, readScreens } from './screens';
import { generateSharedParams } from './shared-params';
import { generateWalks } from './walks';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pagoda-screens-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** The engine's functions of parameters. */
const writeParams = () =>
  write(
    'src/engine/params.ts',
    readFileSync(join(import.meta.dirname, '../../src/engine/params.ts'), 'utf8'),
  );

/** As text, which is no import of this file. */
const out = (target: string): string => `from '${target}';`;
const PARAMS = `import { choice, id, optionalId, optionalNumber, requiredText, text } ${out('../../engine/params')}`;

const screen = (query: string, { before = '', path = '/pages/tea/tea', more = '' } = {}): string =>
  `${PARAMS}\n${before}\nexport default definePage({ path: '${path}', title: '茶', auth: 'guest',${more} query: ${query}, body });`;

const paramsOf = (query: string, before = '') => {
  writeParams();
  write('src/pages/tea/tea.page.tsx', screen(query, { before }));
  return readScreens(root)[0]?.params.map(({ name, type, isRequired, kind }) =>
    `${name}${isRequired ? '' : '?'}: ${type} ${kind}`.trim(),
  );
};

describe('the name of a link', () => {
  it.each([
    ['goods/list', 'goodsList'],
    ['goods/goods', 'goods'],
    ['order/order-detail', 'orderDetail'],
    ['order/orders', 'orders'],
    ['share/index', 'share'],
    ['goods/ranking/index', 'goodsRanking'],
    ['order/refund/batch-refund', 'orderRefundBatchRefund'],
  ])('of %s is %s', (path, name) => expect(linkName(path)).toBe(name));
});

describe('the parameters of a screen', () => {
  it('have the type, the need and the kind that the definition states', () => {
    const query =
      "{ id: id('order'), cat_id: optionalId('category'), is_gift: optionalNumber(), sign: text(), key: requiredText() }";
    expect(paramsOf(query)).toEqual([
      'id: number order',
      'cat_id?: number category',
      'is_gift?: number',
      'sign?: string',
      'key: string',
    ]);
  });

  it('of a choice are its values, also those of a constant; computed ones are of their type', () => {
    const before =
      "const SORTS = ['sales', 'price'] as const; const query = { sort: choice(SORTS), of: choice([-1, 2]), tab: choice([0, ...TABS.map(({ id }) => id)]) };";
    expect(paramsOf('query', before)).toEqual(['sort?: "sales" | "price"', 'of?: -1 | 2', 'tab?: number']);
  });

  it('may be of a screen or of another module; what an address cannot hold stands there as text', () => {
    write(
      'src/blocks/state.ts',
      `import { choice } ${out('../engine/params')}\nexport const state = () => choice([1, 2]);\nexport const category: Param<number> = { isRequired: false, parse };`,
    );
    const before = `import { category, state } ${out('../../blocks/state')}\nconst goods = (): Param<OrderForm> => ({ isRequired: true, parse });`;
    expect(paramsOf('{ state: state(), category, mch_list: goods() }', before)).toEqual([
      'state?: 1 | 2',
      'category?: number',
      'mch_list: string',
    ]);
  });

  it('whose type is not written down are refused, with file and parameter', () => {
    expect(() => paramsOf('{ id: made() }', 'const made = () => other();')).toThrow(
      /tea\.page\.tsx: the type of its parameter id is not written down/,
    );
  });
});

describe('the screens', () => {
  it('of which two have one path, or one name, are refused', () => {
    writeParams();
    write('src/pages/tea/tea.page.tsx', screen('{}'));
    write('src/pages/tea/pot.page.tsx', screen('{}'));
    expect(() => readScreens(root)).toThrow(/\/pages\/tea\/tea is already of .*pot\.page\.tsx/);
    write('src/pages/tea/pot.page.tsx', screen('{}', { path: '/pages/tea/pot' }));
    write('src/pages/tea/tea/index.page.tsx', screen('{}', { path: '/pages/tea/other' }));
    expect(() => readScreens(root)).toThrow(/tea is already of/);
  });

  it('have a link each, those of a plugin in its folder', () => {
    write('server/plugins/pot/plugin.ts', '');
    writeParams();
    write('src/pages/tea/tea.page.tsx', screen("{ id: id('tea') }"));
    write('src/plugins/pot/list.page.tsx', screen('{}', { path: '/plugins/pot/list' }));
    generateLinks(root, readScreens(root));
    expect(readFileSync(join(root, 'domain/screen-links.gen.ts'), 'utf8')).toContain(
      "/** 茶 */\nexport const tea = /* @__PURE__ */ link<{ readonly id: number | string }>('/pages/tea/tea');",
    );
    expect(readFileSync(join(root, 'src/plugins/pot/links.gen.ts'), 'utf8')).toContain(
      "export const potList = /* @__PURE__ */ link<object>('/plugins/pot/list');",
    );
  });

  it('that give something back have links with its type, which stands in domain or schemas', () => {
    writeParams();
    write('domain/place.ts', 'export interface Spot { name: string }');
    const before = `import type { Spot } ${out('~/domain/place')}`;
    const more = ' picks: picks<readonly Spot[]>(),';
    write('src/pages/tea/tea.page.tsx', screen('{ kind: text() }', { before, more }));
    generateLinks(root, readScreens(root));
    const text = readFileSync(join(root, 'domain/screen-links.gen.ts'), 'utf8');
    expect(text).toContain(
      "picker<{ readonly kind?: string }, readonly import('~/domain/place').Spot[]>('/pages/tea/tea')",
    );
    write('src/pages/tea/tea.page.tsx', screen('{}', { before: 'interface Spot {}', more }));
    expect(() => readScreens(root)).toThrow(/the type Spot must stand in domain or schemas/);
  });

  it('are walked with a sample of each required id, and with what their definition states', () => {
    writeParams();
    const more = " walk: { as: 'guest', isEmpty: true, query: { key: 'x', at: { of: 'sent order' } } },";
    write(
      'src/pages/tea/tea.page.tsx',
      screen("{ id: id('tea'), of: optionalId('pot'), key: text() }", { more }),
    );
    generateWalks(root, readScreens(root));
    const text = readFileSync(join(root, 'src/testing/walks.gen.ts'), 'utf8');
    expect(text).toContain("export type SampleKind = 'sent order' | 'tea';");
    expect(text).toContain(
      '{"path":"/pages/tea/tea","auth":"guest","as":"guest","isEmpty":true,"query":{"id":{"of":"tea"},"key":"x","at":{"of":"sent order"}}},',
    );
  });

  it('that state it are shared with those parameters, and others are in no table', () => {
    writeParams();
    const query = "{ id: id('tea'), key: text() }";
    write('src/pages/tea/tea.page.tsx', screen(query, { more: " shares: ['id']," }));
    write('src/pages/tea/pot.page.tsx', screen(query, { path: '/pages/tea/pot' }));
    generateSharedParams(root, readScreens(root));
    const text = readFileSync(join(root, 'domain/shared-params.gen.ts'), 'utf8');
    expect(text).toContain('  \'/pages/tea/tea\': ["id"],\n};');
    expect(text).not.toContain('/pages/tea/pot');
  });

  it('that are handed a person’s data have links without it, and cannot share it', () => {
    writeParams();
    const query = "{ id: id('tea'), mobile: requiredText(), at: optionalId('pot') }";
    write('src/pages/tea/tea.page.tsx', screen(query, { more: " carries: ['mobile', 'at']," }));
    generateLinks(root, readScreens(root));
    const text = readFileSync(join(root, 'domain/screen-links.gen.ts'), 'utf8');
    expect(text).toContain(
      "carrier<{ readonly id: number | string }, { readonly mobile: string; readonly at?: number | string }>('/pages/tea/tea')",
    );
    expect(text).toContain("import { carrier } from '~/domain/link';");
    const both = screen(query, { more: " carries: ['mobile'], shares: ['mobile']," });
    write('src/pages/tea/tea.page.tsx', both);
    expect(() => readScreens(root)).toThrow(/mobile is carried beside the address/);
  });

  it('are not shared with a parameter that they have not, nor with any behind a login', () => {
    writeParams();
    write('src/pages/tea/tea.page.tsx', screen("{ id: id('tea') }", { more: " shares: ['key']," }));
    expect(() => readScreens(root)).toThrow(/tea\.page\.tsx: it has no parameter key/);
    const own = screen("{ id: id('tea') }", { more: " shares: ['id']," });
    write('src/pages/tea/tea.page.tsx', own.replace("'guest'", "'login'"));
    expect(() => readScreens(root)).toThrow(/a screen behind a login is shared without parameters/);
  });
});

describe('the plugin of a screen', () => {
  const manifest = (key: string) => `export default definePlugin({ key: '${key}', title: '茶会' });`;
  const withPlugin = (plugin: string, folder = 'tea-club') => {
    writeParams();
    write(`src/plugins/${folder}/tea.page.tsx`, screen('{}', { more: ` plugin: '${plugin}',` }));
    return () => readScreens(root);
  };

  it('is the key of a manifest', () => {
    write('server/plugins/tea-club/plugin.ts', manifest('tea_club'));
    expect(withPlugin('tea_club')()).toHaveLength(1);
    expect(withPlugin('teaclub')).toThrow(
      /tea\.page\.tsx: plugin: "teaclub" is the key of no manifest in server\/plugins/,
    );
  });

  it('has a folder with hyphens, and the key of its folder', () => {
    write('server/plugins/tea_club/plugin.ts', manifest('tea_club'));
    write('server/plugins/tea-pot/plugin.ts', manifest('pot'));
    expect(withPlugin('tea_club')).toThrow(
      /tea-pot\/plugin\.ts: #\/key: is not "tea_pot", which its folder says\n.*tea_club: folders of plugins have hyphens: tea-club/,
    );
  });

  it('has its screens in a folder of its name', () => {
    write('server/plugins/tea-club/plugin.ts', manifest('tea_club'));
    expect(withPlugin('tea_club', 'tea_club')).toThrow(
      /tea_club\/tea\.page\.tsx: there is no plugin server\/plugins\/tea_club, after which its folder is named/,
    );
  });
});

it('tells the mistakes of all screens at once', () => {
  writeParams();
  for (const name of ['tea', 'pot'])
    write(`src/pages/tea/${name}.page.tsx`, 'export default definePage({});');
  expect(() => readScreens(root)).toThrow(
    /pot\.page\.tsx: a page states its path.*\n.*tea\.page\.tsx: a page states/,
  );
});

describe('the screens of a package', () => {
  const PACKAGE = 'packages/lantern';
  const install = (path: string, folder = 'acme-lantern') => {
    writeParams();
    write('pagoda.config.ts', `export default { packages: ['./${PACKAGE}'] };`);
    write(`${PACKAGE}/package.json`, JSON.stringify({ name: '@acme/lantern', pagoda: { vendor: 'acme' } }));
    write(
      `${PACKAGE}/plugins/acme-lantern/plugin.ts`,
      "export default definePlugin({ key: 'acme_lantern', title: '灯笼' });",
    );
    write('exports/screen.ts', `export { id } ${out('~/src/engine/params')}`);
    write(
      `${PACKAGE}/screens/${folder}/lamp.page.tsx`,
      `import { id } ${out('pagoda/screen')}\nexport default definePage({ path: '${path}', title: '灯', auth: 'guest', query: { id: id('lantern') }, body });`,
    );
    return readScreens(root);
  };

  it('are read with their parameters, and have links beside them', () => {
    const screens = install('/plugins/acme_lantern/lamp/lamp');
    expect(screens).toMatchObject([
      {
        folder: `${PACKAGE}/screens/acme-lantern`,
        name: 'acmeLanternLamp',
        params: [{ name: 'id', kind: 'lantern' }],
      },
    ]);
    generateLinks(root, screens);
    expect(readFileSync(join(root, PACKAGE, 'screens/acme-lantern/links.gen.ts'), 'utf8')).toContain(
      "acmeLanternLamp = /* @__PURE__ */ link<{ readonly id: number | string }>('/plugins/acme_lantern/lamp/lamp')",
    );
  });

  it('stand in a folder of its own plugin, on a path of that plugin', () => {
    expect(() => install('/pages/cart/cart')).toThrow(
      /lamp\.page\.tsx: #\/path: "\/pages\/cart\/cart": .* begin with \/plugins\/acme_lantern\/$/,
    );
    rmSync(join(root, PACKAGE, 'screens'), { recursive: true });
    expect(() => install('/plugins/acme_lamp/lamp', 'acme-lamp')).toThrow(
      /there is no plugin packages\/lantern\/plugins\/acme-lamp, after which its folder is named/,
    );
  });
});

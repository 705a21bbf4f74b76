// Proves what a build makes of links and definitions.
import { describe, expect, it } from 'vitest';
import { leanScreen } from './vite-lean-screens';

const PATHS = new Map([
  ['goods', '/pages/goods/goods'],
  ['cart', '/pages/cart/cart'],
]);

const lean = (code: string, file = 'bar.tsx', isForPhones = true) =>
  leanScreen(file, code, { pathsOf: () => PATHS, isForPhones });

const IMPORT = "import * as to from '~/domain/screen-links.gen';\n";

describe('a build', () => {
  it('writes links in place: calls, paths, and links as values', () => {
    const code = `${IMPORT}open(to.cart()); const a = <a href={\`#\${to.goods({ id: row.id })}\`} />; is(to.cart.path); pick(to.goods);`;
    expect(lean(code)).toBe(
      `import { addressOf as $address } from '~/domain/links';\nimport { link as $link } from '~/domain/link';\n\nopen("/pages/cart/cart"); const a = <a href={\`#\${$address("/pages/goods/goods", { id: row.id })}\`} />; is("/pages/cart/cart"); pick($link("/pages/goods/goods"));`,
    );
  });

  it('writes links within the parameters of others in place', () => {
    expect(lean(`${IMPORT}open(to.goods({ back: to.cart() }))`)).toContain(
      'open($address("/pages/goods/goods", { back: "/pages/cart/cart" }))',
    );
  });

  it('imports no module of links, refuses a link that is none, and leaves other names alone', () => {
    expect(lean(`${IMPORT}type Query = Parameters<typeof to.goods>[0]; range.goods();`)).toBe(
      '\ntype Query = Parameters<typeof to.goods>[0]; range.goods();',
    );
    expect(() => lean(`${IMPORT}open(to.elsewhere());`)).toThrow('to.elsewhere is no link');
    expect(lean('const to = {}; to.goods();')).toBeUndefined();
  });

  it('leaves out of definitions the kinds of ids, and what only checks and types read', () => {
    const code =
      "const query = { id: id('goods'), at: choice(['a']) };\nexport default definePage({ path, walk: { query: { id: { of: 'x' } } }, query, body, picks: picks<number>() });";
    expect(lean(code, 'goods.page.tsx')).toBe(
      "const query = { id: id(), at: choice(['a']) };\nexport default definePage({ path, ...{}, query, body, ...{} });",
    );
  });

  it('leaves calls and card of the first picture to the worker that draws it', () => {
    const code =
      'export default definePage({ path, body, firstCalls: () => [firstCall(cats, {})], cardOf: (data) => data });';
    expect(lean(code, 'cats.page.tsx')).toBe('export default definePage({ path, body, ...{}, ...{} });');
    expect(lean(code, 'cats.page.tsx', false)).toBeUndefined();
  });

  it('leaves out of definitions the endpoints that only the table of screens lists', () => {
    const code =
      'export default definePage({ path, body: detail({ from, endpoints: [a, b] }), endpoints: [c] }); call(a);';
    expect(lean(code, 'goods.page.tsx')).toBe(
      'export default definePage({ path, body: detail({ from, ...{} }), ...{} }); call(a);',
    );
    const hub = "export default definePage({ body: custom('hub', Hub, [a]) });";
    expect(lean(hub, 'hub.page.tsx')).toBe("export default definePage({ body: custom('hub', Hub, []) });");
  });

  it('leaves them out of bodies that several definitions share, wherever they stand', () => {
    const place = '../../engine/archetypes/detail';
    const archetype = `import { detail } from '${place}';\n`;
    expect(lean(`${archetype}export const body = () => detail({ from, endpoints: [a, b] });`)).toBe(
      `${archetype}export const body = () => detail({ from, ...{} });`,
    );
    expect(lean(`${archetype}const kept = { endpoints: [a] };`)).toBeUndefined();
  });
});

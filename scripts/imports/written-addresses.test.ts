// Proves that an address of a screen that is written out in src is found.
import { describe, expect, it } from 'vitest';
import { addressesIn, addressProblems } from './written-addresses';

const CARD = 'src/pages/tea/card.tsx';

describe('addresses that are written out', () => {
  it.each([
    "open('/pages/goods/goods', { id })",
    'open(`/pages/goods/goods?id=${id}`)',
    '<a href="#/pages/goods/goods" />',
  ])('are found: %s', (source) => expect(addressesIn(CARD, source)).toEqual(['/pages/goods/goods']));

  it('are found of plugins and of the paths without a folder too', () => {
    const source = "open('/plugins/diy/list/list'); open('/choose-location'); open('/preview-image');";
    expect(addressesIn(CARD, source)).toEqual([
      '/plugins/diy/list/list',
      '/choose-location',
      '/preview-image',
    ]);
  });

  it('are none in a definition, in comments, imports and tests, and outside of src', () => {
    const page = "export default definePage({\n  path: '/pages/tea/tea',\n});\n// of '/pages/goods/goods'";
    expect(addressesIn('src/pages/tea/tea.page.tsx', page)).toEqual([]);
    expect(addressesIn(CARD, ['import { Card }', "'../../pages/tea/card';"].join(' from '))).toEqual([]);
    const link = "open('/pages/goods/goods')";
    expect([addressesIn('src/pages/tea/tea.test.tsx', link), addressesIn('domain/links.ts', link)]).toEqual([
      [],
      [],
    ]);
    // A definition states one path.
    expect(addressesIn('src/pages/tea/tea.page.tsx', `${page}\n${link}`)).toEqual(['/pages/goods/goods']);
  });

  it('are reported with their file, and so is what is exempt but gone', () => {
    const problems = addressProblems(new Map([[CARD, "open('/pages/cart/cart')"]]));
    expect(problems[0]).toBe(`${CARD} writes /pages/cart/cart out: use its link`);
    expect(problems).toContain('src/flows/bind.ts is gone: take it out of the check of addresses');
  });
});

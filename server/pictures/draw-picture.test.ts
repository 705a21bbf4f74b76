// Proves that every picture is generated, is well-formed, and differs from the others.
import { describe, expect, it } from 'vitest';
import { ALL_NAMES } from './all-names';
import { drawPicture } from './draw-picture';
import { GOODS_PICTURES } from './goods';

/** The tags in order, checked for matching pairs. */
function isBalanced(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, selfClosing] of svg.matchAll(/<(\/?)([\w]+)[^>]*?(\/?)>/g)) {
    if (closing === '/' && open.pop() !== name) return false;
    if (closing === '' && selfClosing === '') open.push(name ?? '');
  }
  return open.length === 0;
}

describe('pictures', () => {
  it('generates each name as a well-formed SVG with valid numbers', () => {
    const broken = ALL_NAMES.filter((name) => {
      const svg = drawPicture(name) ?? '';
      return !svg.startsWith('<svg xmlns=') || !isBalanced(svg) || /NaN|undefined|Infinity|null/.test(svg);
    });
    expect(broken).toEqual([]);
  });

  it('defines the paints that a picture uses, and no other', () => {
    const idsIn = (svg: string, pattern: RegExp) => new Set([...svg.matchAll(pattern)].map(([, id]) => id));
    const wrong = ALL_NAMES.filter((name) => {
      const svg = drawPicture(name) ?? '';
      const used = idsIn(svg, /url\(#([^)]+)\)/g);
      const defined = idsIn(svg, /Gradient id="([^"]+)"/g);
      return used.size !== defined.size || [...used].some((id) => !defined.has(id));
    });
    expect(wrong).toEqual([]);
  });

  it('draws the icons of the tab bar in any colour, and nothing for what is none', () => {
    const red = drawPicture('tab-active/home');
    expect(drawPicture('tab-417d4b/home')).toBe(red?.replaceAll('#ff4544', '#417d4b'));
    expect(['tab-417d4b/nothing', 'tab-zzzzzz/home', 'tab-417d4/home'].map(drawPicture)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('needs no font', () => {
    expect(ALL_NAMES.filter((name) => /<text|font-/.test(drawPicture(name) ?? ''))).toEqual([]);
    // Headline, line below it, and the two letters of the tin.
    expect(drawPicture('rubik/tea')?.match(/scale\([\d.]+\)" fill/g)).toHaveLength(4);
  });

  it('gives no two goods the same picture, and the same name always the same picture', () => {
    const drawn = GOODS_PICTURES.map((slug) => drawPicture(`goods/${slug}-1`));
    expect(new Set(drawn).size).toBe(88);
    expect(drawn).toEqual(GOODS_PICTURES.map((slug) => drawPicture(`goods/${slug}-1`)));
  });

  it('colours goods by the palette of a colour', () => {
    const inColours = ['cherry', 'indigo', 'sand'].map((name) => drawPicture(`goods/sweater-wool-${name}`));
    expect(inColours).not.toContain(null);
    expect(new Set(inColours).size).toBe(3);
    expect(drawPicture('goods/sweater-wool-toString')).toBeNull();
  });

  it('loads nothing external and contains no script', () => {
    const risky = ALL_NAMES.filter((name) =>
      /<script|<image|<foreignObject|href=|https?:(?!\/\/www\.w3\.org\/2000\/svg)/.test(
        drawPicture(name) ?? '',
      ),
    );
    expect(risky).toEqual([]);
  });

  it('stays below 40 kB a picture', () => {
    expect(Math.max(...ALL_NAMES.map((name) => drawPicture(name)?.length ?? 0))).toBeLessThan(40_000);
  });

  it.each([
    '',
    'goods',
    'goods/none-1',
    'goods/tea-longjing-4',
    'goods/tea-longjing',
    'constructor/x',
    'nav/constructor',
    'cat/__proto__',
    'a/b/c',
    '../logo',
  ])('draws nothing for %j', (name) => {
    expect(drawPicture(name)).toBeNull();
  });
});

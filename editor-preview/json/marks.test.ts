// What is wrong with a tab's text, each at its place.
import { describe, expect, it } from 'vitest';
import { paletteById } from '~/widgets/palette-by-id';
import { JsonChecker } from './marks';

const checker = () =>
  new JsonChecker({
    kind: 'page',
    palette: paletteById,
    base: { permissions: new Set(), maxBlocks: 100, homeOf: [], publishedAt: null, mainColour: null },
  });

/** Of a text: what is marked, how badly, and why. */
async function marked(text: string): Promise<[string, string, string][]> {
  const marks = await checker().marksOf(text);
  return marks.map(({ start, end, level, words }) => [text.slice(start, end), level, words]);
}

describe('marks of the JSON', () => {
  it('are where it is no JSON, no list, or no block', async () => {
    expect(await marked('[\n {"id":"link"},\n]')).toEqual([[']', 'must', '第 19 个字符处不是有效的 JSON']]);
    expect(await marked('{}')).toEqual([['{', 'must', '要是组件的列表：[ … ]']]);
    expect(await marked('[{"id":"link"}, 5]')).toEqual([['5', 'must', '第 2 个组件没有 id']]);
    expect(await checker().marksOf('[{')).toMatchObject([{ start: 2, end: 2 }]);
  });

  it('are at the values that the check finds, in the block that has them', async () => {
    const text = JSON.stringify(
      [
        { id: 'link', data: { title: '一' } },
        { id: 'nav', data: { navs: 'none', navType: 'fixed' } },
        { id: 'unheard-of', data: {} },
      ],
      null,
      2,
    );
    const found = await marked(text);
    expect(found).toContainEqual(['"none"', 'must', '「导航入口」里存的内容读不出来，要重新填写']);
    expect(found).toContainEqual(['"unheard-of"', 'hint', '没有这个组件，数据会原样保留，顾客看不到']);
    expect(found.filter(([words]) => words === '"none"')).toHaveLength(1);
  });

  it('are at values that shoppers get another one for, not at numbers and switches written as texts', async () => {
    const data = { navType: 'fixd', aloneNum: '4', navs: [{ icon: 'a.png', name: '一' }] };
    const found = await marked(JSON.stringify([{ id: 'nav', data }]));
    expect(found).toContainEqual(['"fixd"', 'should', 'navType 的值不能用，已按 "fixed" 读']);
    expect(found.map(([words]) => words)).not.toContain('"4"');
  });

  it('follow the text as it is edited', async () => {
    const one = checker();
    const wrong = '[{"id":"unheard-of","data":{}}]';
    expect(await one.marksOf(wrong)).toHaveLength(1);
    const [mark] = await one.marksOf(`[{"id":"empty","data":{}}, ${wrong.slice(1)}`);
    expect(mark).toMatchObject({ start: wrong.indexOf('"unheard') + 27 - 1 });
  });
});

// What can be written at a caret of the JSON: names, values, and what has to follow them.
import { describe, expect, it } from 'vitest';
import { forms } from '~/widgets/forms.gen';
import { paletteById } from '~/widgets/palette-by-id';
import { completionsAt, type JsonKnown } from './completions';

const known: JsonKnown = {
  palette: paletteById,
  formOf: async (id) => (await forms[id]?.())?.default,
};

/** The caret is at the bar. */
const at = (marked: string) => completionsAt(marked.replace('|', ''), marked.indexOf('|'), known);

const namesAt = async (marked: string) => (await at(marked))?.options.map((one) => one.displayLabel) ?? null;

/** The text after one of the options was taken. */
async function taken(marked: string, name: string): Promise<string | null> {
  const found = await at(marked);
  const option = found?.options.find(({ displayLabel }) => displayLabel === name);
  if (found === null || option === undefined) return null;
  const text = marked.replace('|', '');
  return text.slice(0, found.from) + option.apply + text.slice(found.to);
}

describe('names', () => {
  it('are those of the form that are not there yet, with its words', async () => {
    const found = await at('[{"id":"nav","data":{"|","modeType":"img"}}]');
    const names = found?.options.map(({ displayLabel }) => displayLabel);
    expect(names).toEqual(expect.arrayContaining(['navs', 'navType']));
    expect(names).not.toContain('modeType');
    expect(found?.options.find(({ displayLabel }) => displayLabel === 'navType')).toMatchObject({
      label: '"navType" 排列方式',
      detail: '排列方式',
    });
  });

  it('are those of a row within a list, with the parts of its fields', async () => {
    expect(await namesAt('[{"id":"nav","data":{"navs":[{"|"}]}}]')).toEqual([
      'icon',
      'name',
      'url',
      'openType',
      'labelType',
      'labelName',
      'params',
      'key',
    ]);
  });

  it('of a block are its own, and none where nothing is known', async () => {
    expect(await namesAt('[{"|"}]')).toEqual(['id', 'data', 'permission_key']);
    expect(await namesAt('[{"id":"unknown","data":{"|"}}]')).toBeNull();
    expect(await namesAt('["|"]')).toBeNull();
    expect(await namesAt('[{"id":"nav","v":{"|"}}]')).toBeNull();
  });

  it('of a block whose data have had an older version name the one of today, which is 1 where it is absent', async () => {
    expect(await namesAt('[{"id":"module","data":{},"|"}]')).toEqual(['permission_key', 'v']);
    expect(await taken('[{"id":"module","|"}]', 'v')).toBe('[{"id":"module","v": 2}]');
    expect(await taken('[{"id":"module","v":|}]', '2')).toBe('[{"id":"module","v":2}]');
  });

  it('come with the value of a new block and a comma, as far as they are missing', async () => {
    expect(await taken('[{"id":"nav","data":{"na|"}}]', 'navType')).toBe(
      '[{"id":"nav","data":{"navType": "fixed"}}]',
    );
    expect(await taken('[{"id":"nav","data":{| "x":1}}]', 'navType')).toBe(
      '[{"id":"nav","data":{"navType": "fixed", "x":1}}]',
    );
    expect(await taken('[{"id":"nav","data":{"na|": 1}}]', 'navType')).toBe(
      '[{"id":"nav","data":{"navType": 1}}]',
    );
    expect(await taken('[{"|"}]', 'data')).toBe('[{"data": {}}]');
  });
});

describe('values', () => {
  it('are the choices of the field in its words', async () => {
    const found = await at('[{"id":"nav","data":{"navType":"|"}}]');
    expect(found?.options.map(({ displayLabel, detail }) => [displayLabel, detail])).toEqual([
      ['"fixed"', '全部'],
      ['"alone"', '单行滑动'],
      ['"multi"', '分页'],
    ]);
    expect(await taken('[{"id":"nav","data":{"lineNum":|}}]', '3')).toBe(
      '[{"id":"nav","data":{"lineNum":3}}]',
    );
  });

  it('of an id are the components', async () => {
    expect(await taken('[{"id": "go|"}]', '"goods"')).toBe('[{"id": "goods"}]');
    expect((await at('[{"id":"|"}]'))?.options).toContainEqual(expect.objectContaining({ detail: '商品' }));
    expect(await namesAt('[{"permission_key":"|"}]')).toBeNull();
  });

  it('are not offered behind one that is there', async () => {
    expect(await namesAt('[{"id":"nav","data":{"navType":"fixed"|}}]')).toBeNull();
    expect(await namesAt('[{"id":"nav"|}]')).toBeNull();
  });
});

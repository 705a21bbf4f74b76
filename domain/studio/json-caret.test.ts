// Where a caret in a JSON text is, also while the text is being typed.
import { describe, expect, it } from 'vitest';
import type { FormField, WidgetForm } from './form';
import { caretIn, fieldAt, fieldsAt } from './json-caret';

/** The caret is at the bar. */
const at = (marked: string) => caretIn(marked.replace('|', ''), marked.indexOf('|'));

describe('the path at a caret', () => {
  it.each([
    ['|[]', []],
    ['[|{"id":"link"}]', [0]],
    ['[{"i|d":"link"}]', [0, 'id']],
    ['[{"id":"li|nk"}]', [0, 'id']],
    ['[{"id":"link",| "data":{}}]', [0]],
    ['[{"id":"link"}, {"data":{"title":|"一"}}]', [1, 'data', 'title']],
    ['[{"data":{"list":[{"a":1},{"b":[2,3|]}]}}]', [0, 'data', 'list', 1, 'b', 1]],
    ['[{"data":{"list":[1]}, "v":1|}]', [0, 'v']],
    [String.raw`[{"a\"b":"x\\","c":"[{,:|"}]`, [0, 'c']],
    ['[{"data":{"title":"一|', [0, 'data', 'title']],
    ['[{"data":{"ti|', [0, 'data', 'ti']],
    [']]|', []],
  ])('of %s is %j', (marked, path) => {
    expect(at(marked).path).toEqual(path);
  });
});

describe('what a caret is in', () => {
  it.each([
    ['[{"id":"nav","data":{"ti|tle":1}}]', { isKey: true, around: [0, 'data'], token: [21, 28] }],
    ['[{"id":"nav","data":{"ti|\n}}]', { isKey: true, around: [0, 'data'], token: [21, 24] }],
    ['[{"id":"nav","data":{|}}]', { isKey: true, around: [0, 'data'], token: [21, 21] }],
    ['[{"id":"nav","data":{"title":"a"|}}]', { isKey: false, around: [0, 'data'], token: [32, 32] }],
    ['[{"id":"nav","data":{"title":tr|ue}}]', { isKey: false, around: [0, 'data'], token: [29, 33] }],
    [
      '[{"id":"nav","data":{"navs":[{"na|me":""}]}}]',
      { isKey: true, around: [0, 'data', 'navs', 0], token: [30, 36] },
    ],
  ])('of %s', (marked, { isKey, around, token }) => {
    const here = at(marked);
    expect(here).toMatchObject({ isKey, around, id: 'nav' });
    expect([here.token.from, here.token.to]).toEqual(token);
  });

  it('has the id and the other names of its block, also those behind it', () => {
    expect(at('[{"id":"a"},{"data":{"x":{"id":"no"},"|":1,"z":2},"id":"nav"}]')).toMatchObject({
      id: 'nav',
      names: ['x', 'z'],
    });
    expect(at('[{"data":{}},|{"id":"nav"}]').id).toBe('');
  });
});

describe('the field at a path', () => {
  const field = (name: string, more: Partial<FormField> = {}): FormField => ({
    name,
    title: name,
    group: 'content',
    control: 'text',
    kind: 'text',
    ...more,
  });
  const form: WidgetForm = {
    id: 'nav',
    groups: [
      {
        id: 'content',
        fields: [
          field('style', { parts: [field('height')] }),
          field('navs', { control: 'list', fields: [field('name')] }),
        ],
      },
    ],
    unseen: [field('hidden')],
  };

  it('is found among parts, rows and what is not shown; inner properties belong to the field around them', () => {
    const nameAt = (...path: (string | number)[]) => fieldAt(form, path)?.name;
    expect(nameAt('height')).toBe('height');
    expect(nameAt('hidden')).toBe('hidden');
    expect(nameAt('navs', 2)).toBe('navs');
    expect(nameAt('navs', 2, 'name')).toBe('name');
    expect(nameAt('navs', 2, 'params', 0)).toBe('navs');
    expect(nameAt('unknown')).toBeUndefined();
    expect(nameAt()).toBeUndefined();
  });

  it('has beside it those of its own object alone', () => {
    const namesAt = (...path: (string | number)[]) => fieldsAt(form, path).map(({ name }) => name);
    expect(namesAt()).toEqual(['style', 'height', 'navs', 'hidden']);
    expect(namesAt('navs', 2)).toEqual(['name']);
    expect(namesAt('navs', 2, 'params')).toEqual([]);
    expect(namesAt('unknown')).toEqual([]);
  });
});

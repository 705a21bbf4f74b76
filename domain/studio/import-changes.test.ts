// Proves that an import is changed where the operator decided it, and nowhere else.
import { expect, it } from 'vitest';
import { withImportChanges } from './import-changes';

const TEXT = `[ {"id":"goods", "data":{"list":[{"id":1},{"id":9, "name":"\\u8336"}],"n":1.50}},
  {"id":"banner","data":{"banners":[{"picUrl":"https:\\/\\/old.example\\/a.png"},{"picUrl":"https://old.example/b.png"}]}} ]`;
const NONE = { pictures: new Map(), entries: new Map(), modules: new Map() };

it('replaces entries by their place, and addresses of pictures wherever they stand', () => {
  const changed = withImportChanges(TEXT, {
    ...NONE,
    pictures: new Map([['https://old.example/a.png', 'uploads/a.png']]),
    entries: new Map([['/0/data/list/1', { id: 3, name: '龙井' }]]),
  });
  expect(changed).toBe(
    TEXT.replace('{"id":9, "name":"\\u8336"}', '{"id":3, "name":"龙井"}').replace(
      'https:\\/\\/old.example\\/a.png',
      'uploads/a.png',
    ),
  );
});

it('leaves a text without changes, and places that are not there', () => {
  expect(withImportChanges(TEXT, NONE)).toBe(TEXT);
  expect(withImportChanges(TEXT, { ...NONE, entries: new Map([['/7/data/list/0', {}]]) })).toBe(TEXT);
});

it('names the modules that were made of it, and no others', () => {
  const text = `[{"id":"module","data":{"list":[ {"id":3,"tabName":"\\u8336"},{"id":"4"} ,{"id":5}]}},
    {"id":"module","data":{"id":3}}, {"id":"goods","data":{"list":[{"id":3}]}}, 7]`;
  const modules = new Map([
    [3, 31],
    [4, 41],
  ]);
  expect(withImportChanges(text, { ...NONE, modules })).toBe(
    text
      .replace('{"id":3,"tabName"', '{"id":31,"tabName"')
      .replace('{"id":"4"}', '{"id":41}')
      .replace('"data":{"id":3}', '"data":{"id":31}'),
  );
});

it('leaves a text that is no layout', () => {
  expect(withImportChanges('"[broken"', { ...NONE, modules: new Map([[1, 2]]) })).toBe('"[broken"');
});

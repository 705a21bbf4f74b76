// What stands at a place of the JSON, in the words of the form.
import { expect, it } from 'vitest';
import navForm from '~/widgets/nav/form.gen';
import { palette } from '~/widgets/palette.gen';
import { wordsAt } from './words';

const block = palette.find(({ id }) => id === 'nav');

it('is the field with its values, the block around it, or nothing', () => {
  const at = (...path: (string | number)[]) => wordsAt({ path }, { block, form: navForm });
  expect(at(0, 'data', 'navType')).toEqual({
    block: '图文导航',
    words: '排列方式',
    values: ['"fixed" 全部', '"alone" 单行滑动', '"multi" 分页'],
  });
  expect(at(0, 'data', 'navs', 1, 'name')).toMatchObject({ words: '名称', values: ['"" 默认'] });
  expect(at(0, 'data', 'navs')?.values).toEqual([]);
  expect(at(0, 'id')).toEqual({ block: '图文导航', words: block?.description, values: [] });
  expect(at(0, 'v')).toMatchObject({
    words: '数据版本（没有写就是 1，会自动转换成现在的版本）',
    values: ['1 现在的版本'],
  });
  expect(wordsAt({ path: [0] }, { block: undefined, form: undefined })).toBeNull();
});

// Several pictures fill the rows of a list in their order.
import { expect, it } from 'vitest';
import type { FormField } from '~/domain/studio/form';
import { filledRows, openRows, rowPictureField } from './bulk-rows';

const row = (change: Partial<FormField>): FormField => ({
  name: 'picUrl',
  title: '图片',
  group: 'content',
  control: 'picture',
  kind: 'text',
  default: '',
  ...change,
});

const banners: FormField = {
  ...row({ name: 'banners', control: 'list', kind: 'list' }),
  rowPicture: 'picUrl',
  rows: { max: 3 },
  fields: [row({}), row({ name: 'url', control: 'link' })],
};

it('fills empty rows first, then adds rows up to the limit', () => {
  const rows = [
    { picUrl: 'a', url: '/x' },
    { picUrl: '', url: '/y' },
  ];
  expect(filledRows(banners, rows, ['b', 'c', 'd'])).toEqual([
    { picUrl: 'a', url: '/x' },
    { picUrl: 'b', url: '/y' },
    { picUrl: 'c', url: '' },
  ]);
});

it('is not for rows whose picture is the server’s', () => {
  expect(rowPictureField(banners)?.name).toBe('picUrl');
  expect(rowPictureField({ ...banners, fields: [] })).toBeUndefined();
});

it('replaces the examples of a fresh block by own pictures, and leaves none that the list can do without', () => {
  const example = (name: string) => ({ picUrl: `pictures/banner/${name}.svg`, url: '/cats' });
  const fresh = [example('autumn-tea'), example('tea-ware')];
  const urls = (own: readonly string[], rows: readonly unknown[] = fresh, min = 0) =>
    filledRows({ ...banners, rows: { min, max: 3 } }, rows, own).map(
      (one) => (one as { picUrl: string }).picUrl,
    );
  expect(urls(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(urls(['a', 'b'])).toEqual(['a', 'b']);
  expect(urls(['a'])).toEqual(['a']);
  expect(urls(['a'], fresh, 2)).toEqual(['a', fresh[1]?.picUrl]);
  expect(urls(['b'], [{ picUrl: 'a' }, ...fresh])).toEqual(['a', 'b']);
  expect(openRows(banners, [{ picUrl: 'a' }, { picUrl: '' }, ...fresh])).toHaveLength(3);
});

// Several pictures fill the rows of a list in their order.
import { expect, it } from 'vitest';
import type { FormField } from '~/domain/studio/form';
import { filledRows, rowPictureField } from './bulk-rows';

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

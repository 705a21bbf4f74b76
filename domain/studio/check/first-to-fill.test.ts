import { expect, it } from 'vitest';
import type { FormField, WidgetForm } from '../form';
import { firstToFill } from './first-to-fill';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  title: name,
  group: 'content',
  control: 'text',
  kind: 'text',
  ...more,
});

const pictures = field('pictures', {
  control: 'list',
  kind: 'list',
  rows: { min: 1, max: 9 },
  rowPicture: 'url',
  fields: [field('url', { control: 'picture' })],
});

const form: WidgetForm = {
  id: 'wall',
  unseen: [],
  groups: [{ id: 'content', fields: [field('title'), pictures] }],
};

it('is the first field that must be filled in, else the first one', () => {
  expect(firstToFill(form, { title: '', pictures: [] })).toBe('/pictures');
  expect(firstToFill(form, { title: '', pictures: [{ url: 'a.jpg' }, { url: '' }] })).toBe('/pictures/1/url');
  expect(firstToFill(form, { title: '', pictures: [{ url: 'a.jpg' }] })).toBe('/title');
  expect(firstToFill({ ...form, groups: [] }, {})).toBe('');
});

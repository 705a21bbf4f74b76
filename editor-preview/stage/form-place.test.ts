// What a field of the form is about on the phone.
import { expect, it } from 'vitest';
import empty from '~/widgets/empty/form.gen';
import type { FormField } from '~/domain/studio/form';
import { lengthKindOf } from './form-place';

const field = (name: string, more: Partial<FormField>): FormField => ({
  name,
  title: name,
  group: 'space',
  control: 'length',
  kind: 'integer',
  ...more,
});

const form = {
  groups: [
    {
      id: 'space' as const,
      fields: [
        field('corner', { unit: 'rpx', role: 'radius' }),
        field('gap', { unit: 'rpx', role: 'space' }),
        field('buttonPadding', { unit: 'rpx' }),
        field('title_size', { unit: 'rpx' }),
        field('opacity_height', { unit: '%' }),
      ],
    },
  ],
};

it('knows heights, corners and spaces by unit, role and name', () => {
  expect(lengthKindOf(empty, '/height')).toBe('height');
  const kinds = ['corner', 'gap', 'buttonPadding', 'title_size', 'opacity_height', 'none'].map((name) =>
    lengthKindOf(form, `/${name}`),
  );
  expect(kinds).toEqual(['radius', 'space', 'space', null, null, null]);
  expect(lengthKindOf(form, '/list/0/gap')).toBeNull();
});

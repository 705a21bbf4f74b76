// Proves what the check says of words on a picture: by the picture's mean colour, where that is known.
import { expect, it } from 'vitest';
import type { FormField } from '../form';
import { checkField } from './field-rules';
import type { Facts } from './issue';
import { fixedValue } from './testing';

function wordsOn(mean: string | null, colour: string, more: Partial<FormField> = {}) {
  const data = { ink: colour, backgroundPicUrl: 'a.jpg' };
  const pictures = { 'a.jpg': { width: 750, height: 300, bytes: 1, alt: '', mean } };
  const facts = { pictures } as unknown as Facts;
  const field: FormField = {
    name: 'ink',
    title: '文字颜色',
    group: 'colour',
    control: 'colour',
    kind: 'text',
    on: 'ground',
    ...more,
  };
  const place = {
    field,
    at: '/ink',
    value: colour,
    owner: data,
    ownerAt: '',
    isInRow: false,
    isRowPicture: false,
  };
  return checkField(place, { data, stored: data, facts, alt: {} });
}

it('judges nothing on a picture whose colours are not known', () => {
  expect(wordsOn(null, '#999999')).toEqual([]);
});

it('judges the words by the mean of the picture, and offers a colour that is legible on it', () => {
  expect(wordsOn('#333333', '#ffffff')).toEqual([]);
  const [found] = wordsOn('#eeeeee', '#999999');
  expect(found).toMatchObject({ code: 'contrast', level: 'should', at: '/ink' });
  expect(found?.words).toContain('「文字颜色」在图片上对比度 2.5:1，看不清');
  expect(wordsOn('#eeeeee', String(fixedValue(found?.fix)))).toEqual([]);
});

it('asks less of words with a shade of their own, which no view mends further', () => {
  expect(wordsOn('#ffffff', '#8a8a8a', { mends: true })).toEqual([]);
  expect(wordsOn('#ffffff', '#cccccc', { mends: true })).toMatchObject([
    { code: 'contrast', level: 'should' },
  ]);
});

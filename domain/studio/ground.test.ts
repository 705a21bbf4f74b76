// What a text is read against: each shape of ground that widgets store.
import { describe, expect, it } from 'vitest';
import type { FormField } from './form';
import { groundOf, leastContrast } from './ground';

const WHITE = { red: 255, green: 255, blue: 255 };
const BLACK = { red: 0, green: 0, blue: 0 };

const groundIn = (data: Readonly<Record<string, unknown>>, on = 'ground') =>
  groundOf({ on }, { owner: data, data });

describe('the ground of a block', () => {
  it.each([
    ['a colour', { backgroundColor: '#ffffff' }, WHITE],
    ['a card of members', { background: '#fff' }, WHITE],
    ['the colour of a user centre', { bg: 1, bg_style: 1, bg_color: '#000000', bg_pic: 'a.png' }, BLACK],
    ['its colour where it has no picture', { bg: 1, bg_style: 2, bg_color: '#000', bg_pic: '' }, BLACK],
    ['its picture', { bg: 1, bg_style: 2, bg_color: '#000', bg_pic: 'a.png' }, { picture: 'a.png' }],
    ['nothing of its own', { bg: 0, bg_style: 1, bg_color: '#000' }, null],
    ['the picture of a head', { bg_style: 2, bg_color: '#000', top_pic_url: 'a.png' }, { picture: 'a.png' }],
    ['the theme of a head', { bg_style: 2, bg_color: '#000', top_pic_url: '' }, null],
    ['a picture over a colour', { backgroundColor: '#fff', backgroundPicUrl: 'a.png' }, { picture: 'a.png' }],
    ['a colour beside a picture', { bgType: 'color', backgroundColor: '#fff', backgroundPicUrl: 'a' }, WHITE],
  ])('is %s', (_what, data, expected) => {
    expect(groundIn(data)).toEqual(expected);
  });
});

describe('a counterpart', () => {
  it('is a colour beside the field, a picture, or unknown', () => {
    expect(groundIn({ card: '#000' }, 'card')).toEqual(BLACK);
    expect(groundIn({ card: 'statics/card.png' }, 'card')).toEqual({ picture: 'statics/card.png' });
    expect(groundIn({ card: '' }, 'card')).toBeNull();
    expect(groundIn({ card: 'rgba(0,0,0,.5)' }, 'card')).toBeNull();
    expect(groundOf({}, { owner: { backgroundColor: '#fff' }, data: {} })).toBeNull();
  });

  it('counts only where it is shown, else the ground does', () => {
    const onWhen = { path: { up: 0, names: ['card'] }, is: '==', than: 1 } as const;
    const of = (card: number) => {
      const data = { card, card_color: '#000', bg: 1, bg_style: 1, bg_color: '#fff' };
      return groundOf({ on: 'card_color', onWhen }, { owner: data, data });
    };
    expect([of(1), of(0)]).toEqual([BLACK, WHITE]);
  });
});

it('asks less of a title, and of what has a shade on a picture', () => {
  const field: FormField = { name: 'a', title: '', group: 'text', control: 'colour', kind: 'text' };
  const picture = { picture: 'a.png' };
  expect([leastContrast(field, WHITE), leastContrast({ ...field, role: 'title' }, WHITE)]).toEqual([4.5, 3]);
  const mended: FormField = { ...field, mends: true };
  expect([leastContrast(field, picture), leastContrast(mended, picture)]).toEqual([4.5, 3]);
  expect(leastContrast(mended, WHITE)).toBe(4.5);
});

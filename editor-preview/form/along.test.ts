// Values that go along with another: computed of it, and nothing else.
import { describe, expect, it } from 'vitest';
import { along } from './along';

const written = (at: string, value: unknown, more: object = {}) => ({
  at,
  value,
  coerced: {},
  stored: {},
  ...more,
});

describe('along with', () => {
  it.each([
    [1, 'top left'],
    [6, 'center right'],
    [9, 'bottom right'],
  ])('position %i of the page ground goes its text', (value, positionText) => {
    expect(along('background', written('/position', value))).toEqual({ positionText });
  });

  it.each([
    [1, 'no-repeat'],
    [3, 'repeat-y'],
    [4, 'repeat'],
  ])('mode %i of the page ground goes its text', (value, repeatText) => {
    expect(along('background', written('/mode', value))).toEqual({ repeatText });
  });

  it('a head picture goes its height at full width, and none without a picture', () => {
    const picture = written('/top_pic_url', 'uploads/a.png', { size: { width: 1500, height: 801 } });
    expect(along('user', picture)).toEqual({ img_height: 401 });
    const tall = written('/top_pic_url', 'uploads/a.png', { size: { width: 10, height: 1000 } });
    expect(along('user', tall)).toEqual({ img_height: 2000 });
    expect(along('user', written('/top_pic_url', ''))).toEqual({ img_height: undefined });
  });

  it('a single picture goes the height of its block, one among several none', () => {
    const size = { width: 1000, height: 640 };
    const picture = (style: number) =>
      written('/list/0/pic_url', 'uploads/a.png', { size, coerced: { style } });
    expect(along('rubik', picture(0))).toEqual({ a_height: '480.00' });
    expect(along('rubik', picture(4))).toEqual({});
  });

  it('anything else goes nothing', () => {
    expect(along('background', written('/showImg', true))).toEqual({});
    expect(along('nav', written('/position', 1))).toEqual({});
  });
});

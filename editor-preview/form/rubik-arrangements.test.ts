// Arrangements of the picture advert as the mall's editor stores them.
import { describe, expect, it } from 'vitest';
import { isRecord } from '~/domain/record';
import { coerce } from '~/schemas/shape';
import { shapes } from '~/widgets/shapes.gen';
import {
  ARRANGEMENTS,
  arranged,
  cellBetween,
  cellOf,
  cssOf,
  droppedWords,
  fitted,
  FREE,
  overlaps,
  arrangedSpace,
  wishedSize,
  withCell,
} from './rubik-arrangements';

const GRID = { w: 25, h: 12, space: 10 };

describe('an arrangement', () => {
  it('has the texts of the stored samples', () => {
    const [first, second] = (arranged([], 1, 10).values['list'] as unknown[]).filter(isRecord);
    expect(first).toMatchObject({
      w: 10,
      h: 12,
      x: 0,
      y: 0,
      width: 'calc(40% - 10px)',
      height: 'calc(100% - 0px)',
      left: '0%',
      top: '0%',
    });
    expect(second).toMatchObject({ width: 'calc(60% - 10px)', left: 'calc(40% + 10px)', top: '0%' });
    expect(cssOf({ x: 50, y: 0, w: 25, h: 24 }, { w: 75, h: 24, space: 0 })).toMatchObject({
      width: 'calc(33.3333% - 0px)',
      left: 'calc(66.6667% + 0px)',
    });
    expect(arranged([], 0, 0).values).toMatchObject({
      height: 'auto',
      list: [{ width: 'calc(100% - 0px)', height: 'auto', left: '0%', top: '0%' }],
    });
  });

  it.each(ARRANGEMENTS)(
    '$style fills its grid without overlaps, and fits the schema',
    ({ style, w, h, cells }) => {
      expect(cells.reduce((sum, one) => sum + one.w * one.h, 0)).toBe(w * h);
      expect(cells.some((one, at) => cells.slice(at + 1).some((other) => overlaps(one, other)))).toBe(false);
      const { values } = arranged([], style, 4);
      const shape = shapes['rubik']?.stored;
      expect(shape && coerce(shape, values)).toMatchObject(values);
    },
  );

  it('leaves pictures and links in their order, and says what falls out', () => {
    const list = ['a', 'b', 'c'].map((name) => ({ pic_url: name, link: { name }, zIndex: 11 }));
    const { values, dropped } = arranged(list, 4, 0);
    expect(values['list']).toMatchObject([
      { pic_url: 'a', link: { name: 'a' }, zIndex: 11 },
      { pic_url: 'b', link: { name: 'b' } },
    ]);
    expect(droppedWords(dropped)).toBe('1 张图片放不下，已移出：c；撤销可以找回');
  });

  it('is spaced anew with the space', () => {
    const { values } = arranged([], 1, 0);
    expect(arrangedSpace(values['list'] as unknown[], GRID)['list']).toMatchObject([
      { width: 'calc(40% - 10px)' },
      {},
    ]);
  });
});

describe('a free grid', () => {
  it('takes a cell between two corners, where none is', () => {
    const grid = { w: 4, h: 2, space: 0 };
    const made = withCell([], cellBetween([2, 1], [1, 0]), grid);
    expect(made?.filter(isRecord).map(cellOf)).toEqual([{ x: 1, y: 0, w: 2, h: 2 }]);
    expect(withCell(made ?? [], cellBetween([2, 0], [3, 0]), grid)).toBeNull();
    expect(withCell(made ?? [], cellBetween([3, 0], [3, 0]), grid)).toHaveLength(2);
  });

  const picture = (name: string, place: object = {}) => ({
    pic_url: `uploads/${name}.png`,
    link: {},
    ...place,
  });

  it('takes pictures in their order over, and says which find no unit', () => {
    const list = ['a', 'b', 'c', 'd', 'e'].map((name) => picture(name));
    const { values, dropped } = arranged([...list.slice(0, 2), { link: {} }, ...list.slice(2)], FREE, 0);
    const kept = (values['list'] as unknown[]).filter(isRecord);
    expect(kept.map((row) => [row['pic_url'], cellOf(row)])).toEqual([
      ['uploads/a.png', { x: 0, y: 0, w: 1, h: 1 }],
      ['uploads/b.png', { x: 1, y: 0, w: 1, h: 1 }],
      ['uploads/c.png', { x: 0, y: 1, w: 1, h: 1 }],
      ['uploads/d.png', { x: 1, y: 1, w: 1, h: 1 }],
    ]);
    expect(kept[1]).toMatchObject({ left: 'calc(50% + 0px)', width: 'calc(50% - 0px)' });
    expect(droppedWords(dropped)).toBe('1 张图片放不下，已移出：e.png；撤销可以找回');
  });

  it('with other columns keeps what fits, and names what does not by its link or file', () => {
    const list = [
      picture('a', { x: 0, y: 0, w: 1, h: 1 }),
      picture('b', { x: 1, y: 0, w: 2, h: 1, link: { name: '领券中心', new_link_url: '/pages/coupon' } }),
      picture('c', { x: 3, y: 0, w: 1, h: 1 }),
      { link: {}, x: 3, y: 1, w: 1, h: 1 },
    ];
    const { list: kept, dropped } = fitted(list, { w: 2, h: 2, space: 0 });
    expect(kept).toMatchObject([{ pic_url: 'uploads/a.png', x: 0, width: 'calc(50% - 0px)' }]);
    expect(droppedWords(dropped)).toBe('2 张图片放不下，已移出：领券中心、c.png；撤销可以找回');
    const many = droppedWords(['a', 'b', 'c', 'd'].map((name) => picture(name)));
    expect(many).toContain('：a.png、b.png、c.png 等；');
  });

  it('begins empty, with squares', () => {
    expect(arranged([], FREE, 0).values).toEqual({ style: 8, w: 2, h: 2, height: 750, list: [] });
    expect(wishedSize({ x: 0, y: 0, w: 25, h: 16 }, { w: 50, h: 16, space: 0 }, 240)).toBe('375×240');
  });
});

// Areas of a picture: within it, by keys, meeting each other's edges.
import { describe, expect, it } from 'vitest';
import { areaProblems, clamped, copiesOn, freshArea, keyed, snapped, spanned } from './hotspot-areas';

const DESIGN = { width: 750, height: 200 };
const area = { left: 100, top: 50, width: 100, height: 100 };
const key = (name: string, change: { shiftKey?: boolean; altKey?: boolean } = {}) => ({
  key: name,
  shiftKey: false,
  altKey: false,
  ...change,
});

describe('an area', () => {
  it('is drawn from any corner and stays within the picture', () => {
    expect(spanned([300, 150], [100, 50])).toEqual({ left: 100, top: 50, width: 200, height: 100 });
    expect(clamped({ left: 700, top: -5, width: 100, height: 400 }, DESIGN)).toEqual({
      left: 650,
      top: 0,
      width: 100,
      height: 200,
    });
  });

  it('is moved and sized by keys', () => {
    expect(keyed(area, key('ArrowLeft'))).toEqual({ ...area, left: 99 });
    expect(keyed(area, key('ArrowDown', { shiftKey: true }))).toEqual({ ...area, top: 60 });
    expect(keyed(area, key('ArrowRight', { altKey: true }))).toEqual({ ...area, width: 101 });
    expect(keyed(area, key('a'))).toBeNull();
  });

  it('meets the edges of the picture and of others', () => {
    expect(snapped({ ...area, left: 4 }, [], DESIGN)).toEqual({ ...area, left: 0 });
    expect(snapped({ ...area, left: 295 }, [{ ...area, left: 400 }], DESIGN)).toEqual({ ...area, left: 300 });
    expect(snapped(area, [], DESIGN)).toEqual(area);
  });

  it('is warned of where it is small or covers another', () => {
    expect(areaProblems([area], 0)).toEqual([]);
    expect(areaProblems([area, { ...area, left: 150, width: 40 }], 1)).toEqual([
      '小于 88×88，手指不好点',
      '和热区 1 重叠',
    ]);
  });

  it('is new where it covers no other, and in the corner where there is no room', () => {
    expect(freshArea([], DESIGN)).toEqual({ left: 40, top: 0, width: 160, height: 160 });
    expect(freshArea([{ left: 0, top: 0, width: 200, height: 200 }], DESIGN)).toEqual({
      left: 200,
      top: 0,
      width: 160,
      height: 160,
    });
    expect(freshArea([{ left: 0, top: 0, ...DESIGN }], DESIGN)).toEqual({
      left: 40,
      top: 0,
      width: 160,
      height: 160,
    });
  });

  it('is copied to the same place of other pictures, sized with them, where none lies yet', () => {
    const cells = [
      { left: 0, top: 0, width: 300, height: 200 },
      { left: 300, top: 0, width: 150, height: 200 },
      { left: 450, top: 0, width: 300, height: 200 },
    ];
    const onSecond = { left: 350, top: 50, width: 50, height: 100 };
    const onThird = { left: 550, top: 50, width: 100, height: 100 };
    expect(copiesOn([area], 0, cells)).toEqual([onSecond, onThird]);
    expect(copiesOn([area, onThird], 0, cells)).toEqual([onSecond]);
    expect(copiesOn([area], 0, [])).toEqual([]);
  });
});

// Proves the parts of a poster that need no browser: line breaks and picture crops.
import { describe, expect, it } from 'vitest';
import { coverCut, linesOf } from './canvas';

/** Every letter has width 1. */
const measure = (text: string): number => Array.from(text).length;

describe('a text on a poster', () => {
  it('stays on one line where it fits', () => {
    expect(linesOf('早晨', { width: 4, count: 2, measure })).toEqual(['早晨']);
  });

  it('breaks where it does not, and at its own breaks', () => {
    expect(linesOf('早晨的第一泡茶', { width: 4, count: 2, measure })).toEqual(['早晨的第', '一泡茶']);
    expect(linesOf('早\n晨', { width: 4, count: 2, measure })).toEqual(['早', '晨']);
  });

  it('ends in … beyond its lines, within its width', () => {
    expect(linesOf('早晨的第一泡茶', { width: 3, count: 2, measure })).toEqual(['早晨的', '第一…']);
  });

  it('puts a letter that is wider than the line on a line of its own', () => {
    expect(linesOf('早', { width: 0.5, count: 1, measure })).toHaveLength(1);
  });
});

describe('a picture on a poster', () => {
  it('fills its box from its middle, undistorted', () => {
    const box = { x: 0, y: 0, width: 100, height: 50 };
    expect(coverCut({ width: 400, height: 400 }, box)).toEqual({ x: 0, y: 100, width: 400, height: 200 });
    expect(coverCut({ width: 400, height: 100 }, box)).toEqual({ x: 100, y: 0, width: 200, height: 100 });
  });
});

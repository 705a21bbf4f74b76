// Operators learn beforehand what their picture will lose in its place.
import { describe, expect, it } from 'vitest';
import { fileProblem } from './files';
import { pictureAdvice, ratioOf, wantedSize } from './picture-advice';

describe('advice on a picture', () => {
  const wanted = wantedSize({ width: 750, height: 270 }, {});

  it.each([
    [{ width: 1500, height: 540 }, '建议 750×270 · 现在 1500×540'],
    [{ width: 1200, height: 800 }, '建议 750×270 · 现在 1200×800，会裁掉上下'],
    [{ width: 1200, height: 300 }, '建议 750×270 · 现在 1200×300，会裁掉左右'],
    [{ width: 200, height: 72 }, '建议 750×270 · 现在 200×72，太小，会模糊'],
  ])('says what happens to %o', (now, words) => {
    expect(pictureAdvice(wanted, { now })).toBe(words);
  });

  it('says where one that is shown whole leaves room', () => {
    expect(pictureAdvice(wanted, { now: { width: 1200, height: 800 }, fit: 'contain' })).toMatch(
      /会留白在左右$/,
    );
  });

  it('follows the height that the block has', () => {
    const own = wantedSize({ width: 750, height: '/height' }, { height: 450 });
    expect(own).toEqual({ width: 750, height: 450 });
    expect(ratioOf(own)).toBeCloseTo(750 / 450);
    expect(wantedSize({ width: 750, height: '/height' }, {})).toEqual({ width: 750, height: null });
  });

  it('is none for a place of any size', () => {
    expect(pictureAdvice(wantedSize('any', {}), { now: null })).toBe('');
    expect(ratioOf(null)).toBeNull();
  });
});

describe('a file', () => {
  it.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml'])(
    'of type %s may be uploaded',
    (type) => {
      expect(fileProblem({ type, size: 1000 }, 'picture')).toBeNull();
    },
  );

  it('of another type, or of more than 10 MB, may not', () => {
    expect(fileProblem({ type: 'application/pdf', size: 1 }, 'picture')).toMatch(/格式不支持/);
    expect(fileProblem({ type: 'image/png', size: 11 * 1024 * 1024 }, 'picture')).toBe(
      '超过 10 MB（11.0 MB）',
    );
  });
});

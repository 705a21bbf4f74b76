// What the mall knows by name fills in for words that nobody wrote; names made by machines do not.
import { describe, expect, it } from 'vitest';
import { pickKey } from './issue';
import { nameOfFile, nameOfTarget } from './known-names';

describe('the name of a file', () => {
  it.each([
    ['龙井新茶.jpg', '龙井新茶'],
    ['spring_sale-banner.png', 'spring sale banner'],
    ['第2张 礼盒.webp', '第2张 礼盒'],
  ])('of %s says %s', (file, words) => {
    expect(nameOfFile(file)).toBe(words);
  });

  it.each([
    'IMG_20240501_120000.jpg',
    'DSC0042.JPG',
    'mmexport1700000000.jpg',
    '微信图片_20240501.png',
    '截图 2024-05-01.png',
    '9f86d081884c7d659a2f.png',
    '20240501.jpg',
    '',
  ])('of %s says nothing', (file) => {
    expect(nameOfFile(file)).toBe('');
  });
});

describe('the name of what a link opens', () => {
  const picked = {
    [pickKey('goods', 7)]: { problem: null, isGone: false, name: '龙井 250g' },
    [pickKey('topics', 3)]: { problem: null, isGone: false },
  };

  it('is that of the goods, of a link in the object or of the object itself', () => {
    const link = { url: '/pages/goods/goods?id=7', openType: 'navigate' };
    expect(nameOfTarget(link, { picked })).toBe('龙井 250g');
    expect(nameOfTarget({ picUrl: 'a.jpg', link }, { picked })).toBe('龙井 250g');
  });

  it('is empty where it is not known, or there is no link', () => {
    expect(nameOfTarget({ url: '/pages/topic/topic?id=3', openType: 'navigate' }, { picked })).toBe('');
    expect(nameOfTarget({ name: '龙井' }, { picked })).toBe('');
  });
});

// Proves what is said of a theme's colours.
import { describe, expect, it } from 'vitest';
import { contrastWords } from './theme-contrast';

describe('the contrast of a theme', () => {
  it('says that texts can be read', () => {
    const palette = { main: '#333333', mainText: '#ffffff', second: '#ffffff', secondText: '#000000' };
    expect(contrastWords(palette)).toEqual([
      { words: '主色上的文字 12.6:1，看得清', isLegible: true },
      { words: '辅色上的文字 21.0:1，看得清', isLegible: true },
    ]);
  });

  it('says what shoppers get where they cannot, and asks for a colour where there is none', () => {
    const palette = { main: '#fcc600', mainText: '#ffffff', second: 'red', secondText: '#ffffff' };
    expect(contrastWords(palette)).toEqual([
      { words: '主色上的文字 1.5:1 看不清，手机上会用 #1a1a1a 的字配 #fcc600 的底', isLegible: false },
      { words: '辅色：颜色写作 #FF4544', isLegible: false },
    ]);
  });
});

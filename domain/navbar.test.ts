// Proves that the tab bar follows the theme where its entries have no colour of their own.
import { describe, expect, it } from 'vitest';
import { navbarInTheme, readNavbar } from './navbar';
import { themeColour } from './theme';

const GREEN = themeColour('g');

const entry = (change: object) => ({
  text: '首页',
  icon: 'pictures/tab/home.svg',
  active_icon: 'pictures/tab-active/home.svg',
  color: '#888888',
  active_color: '',
  url: '/pages/index/index',
  open_type: 'redirect',
  ...change,
});

const shown = (change: object) => {
  const { active_color, active_icon } =
    navbarInTheme(readNavbar({ navs: [entry(change)] }), GREEN).navs[0] ?? {};
  return [active_color, active_icon];
};

describe('the chosen entry of the tab bar', () => {
  it('has the ink of the theme without a colour of its own, and a built-in icon is drawn in it', () => {
    expect(shown({})).toEqual(['#417d4b', 'pictures/tab-417d4b/home.svg']);
    expect(shown({ active_icon: 'uploads/own.png' })).toEqual(['#417d4b', 'uploads/own.png']);
  });

  it('keeps a stored colour, with its icon', () => {
    expect(shown({ active_color: '#ff4544' })).toEqual(['#ff4544', 'pictures/tab-active/home.svg']);
  });

  it('follows the theme in a mall that has stored no tab bar', () => {
    const { navs } = navbarInTheme(readNavbar(null), GREEN);
    expect(new Set(navs.map(({ active_color }) => active_color))).toEqual(new Set(['#417d4b']));
  });
});

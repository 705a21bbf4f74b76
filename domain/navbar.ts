// The mall's tab bar: its default, and what phones get of what is stored.
import { isRecord } from './record';
import { themeFromConfig } from './theme';
import { indexConfig, type NavItem, type Navbar } from '~/schemas/api/index.gen';
import { coerce } from '~/schemas/shape';

const SHAPE = indexConfig.answer.p?.['navbar'] ?? { t: 'o' };

const item = (text: string, icon: string, url: string): NavItem => ({
  text,
  icon: `pictures/tab/${icon}.svg`,
  active_icon: `pictures/tab-active/${icon}.svg`,
  color: '#888888',
  active_color: '',
  url,
  open_type: 'redirect',
});

const DEFAULT: Navbar = {
  navs: [
    item('首页', 'home', '/pages/index/index'),
    item('分类', 'cats', '/pages/cats/cats'),
    item('购物车', 'cart', '/pages/cart/cart'),
    item('我的', 'user', '/pages/user-center/user-center'),
  ],
  bottom_background_color: '#ffffff',
  top_background_color: '#ffffff',
  top_text_color: '#000000',
  shadow: true,
  is_eject: false,
  eject_num: 1,
  nav_mode: 1,
  background_type: 1,
  background_img: '',
  highlight_type: 1,
  highlight_background: '',
  highlight_icon_yes: '',
  highlight_icon_no: '',
  highlight_shadow: false,
  font_size: 22,
  safe_background_color: '#ffffff',
};

/** Parameters become the query of the address: encoded for the web view, untouched for outside addresses. */
function foldedUrl({ url, open_type: openType, params = [] }: NavItem): string {
  const given = params.filter(({ value }) => value !== '');
  if (given.length === 0) return url;
  const encode = openType === 'web' ? encodeURIComponent : String;
  return `${url.split('?')[0] ?? ''}?${given.map(({ key, value }) => `${key}=${encode(value)}`).join('&')}`;
}

/** The saved tab bar; every entry has a unique id and name (TAB-05). */
export function readNavbar(stored: unknown): Navbar {
  const navbar = coerce(SHAPE, { ...DEFAULT, ...(isRecord(stored) ? stored : {}) }) as Navbar;
  return {
    ...navbar,
    navs: navbar.navs.map((entry, index) => ({
      ...entry,
      id: index + 1,
      uid: `tab-${index + 1}`,
      // A raised item shows only its picture.
      text: navbar.is_eject && navbar.eject_num === index + 1 ? '' : entry.text,
      url: foldedUrl(entry),
    })),
  };
}

const inkOf = (theme: unknown): string => themeFromConfig(theme)['--mall-ink'];

/** Folder of the built-in icons in the ink of a theme (server/pictures). */
const iconsIn = (ink: string): string => `pictures/tab-${ink.slice(1)}/`;
const ICONS = 'pictures/tab-active/';

/**
 * The tab bar as phones get it: an entry without a colour for its chosen state has the theme's, and a built-in icon is drawn
 * in it. `theme` is a delivered `theme_color`.
 */
export function navbarInTheme(navbar: Navbar, theme: unknown): Navbar {
  const ink = inkOf(theme);
  const navs = navbar.navs.map((entry) => {
    if (entry.active_color !== '') return entry;
    return { ...entry, active_color: ink, active_icon: entry.active_icon.replace(ICONS, iconsIn(ink)) };
  });
  return { ...navbar, navs };
}

/** What phones get in one theme as they would get it in another: entries in the ink of `from` are those that follow it. */
export function navbarFromTheme(navbar: Navbar, { from, to }: { from: unknown; to: unknown }): Navbar {
  const ink = inkOf(from);
  const navs = navbar.navs.map((entry) => {
    if (entry.active_color !== ink) return entry;
    return { ...entry, active_color: '', active_icon: entry.active_icon.replace(iconsIn(ink), ICONS) };
  });
  return navbarInTheme({ ...navbar, navs }, to);
}

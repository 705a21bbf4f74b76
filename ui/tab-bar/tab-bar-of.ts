// Converts the mall's configuration (TAB-01 … TAB-13) to the tab bar: entries, look, active entry.
import { readableText } from '~/domain/colour';
import { hrefOf, parseAddress, resolveLink } from '~/domain/links';
import { isRecord } from '~/domain/record';
import type { IndexConfigData } from '~/schemas/api/index.gen';
import type { TabBarHighlight, TabBarProps } from './tab-bar';

const CART_PATH = '/pages/cart/cart';

export interface TabBarPlace {
  path: string;
  search: string;
}

type Navbar = IndexConfigData['navbar'];

export const navUrl = (nav: Navbar['navs'][number]): string => {
  const link: unknown = nav.link;
  const better = isRecord(link) ? link['new_link_url'] : undefined;
  return typeof better === 'string' && better !== '' ? better : nav.url;
};

/** True when an entry's address is the open screen with the entry's own query (TAB-05). */
function isCurrent(url: string, { path, search }: TabBarPlace): boolean {
  const address = parseAddress(url);
  const query = new URLSearchParams(search);
  return (
    address.path === path && Object.entries(address.query).every(([name, value]) => query.get(name) === value)
  );
}

/** The bar's background where it is a colour; unknown for a picture. */
const groundOf = (navbar: Navbar): string =>
  navbar.background_type === 2 ? '' : navbar.bottom_background_color;

function itemsOf(navbar: Navbar, place: TabBarPlace, cartNums: number) {
  const ground = groundOf(navbar);
  return navbar.navs.map((nav, index) => {
    const url = navUrl(nav);
    const link = resolveLink(nav);
    return {
      uid: String(index),
      text: nav.text,
      iconUrl: nav.icon,
      activeIconUrl: nav.active_icon,
      colour: readableText(nav.color, ground),
      activeColour: readableText(nav.active_color, ground),
      isCurrent: isCurrent(url, place),
      href: (link === null ? null : hrefOf(link)) ?? '#',
      count: parseAddress(url).path === CART_PATH ? cartNums : 0,
    };
  });
}

/** Background of the raised middle item (TAB-09, TAB-10). */
const highlightOf = (navbar: Navbar): TabBarHighlight =>
  navbar.highlight_type === 2
    ? { type: 'picture', url: navbar.highlight_icon_no ?? '', activeUrl: navbar.highlight_icon_yes ?? '' }
    : { type: 'circle', background: navbar.highlight_background || 'var(--mall-fill)' };

/** The tab bar for an address; the uid of an entry is its index. */
export const tabBarOf = (
  navbar: Navbar,
  place: TabBarPlace,
  cartNums: number,
): Omit<TabBarProps, 'onOpen'> => ({
  items: itemsOf(navbar, place, cartNums),
  mode: navbar.nav_mode === 2 ? 2 : 1,
  highlight: highlightOf(navbar),
  hasHighlightShadow: navbar.highlight_shadow,
  hasShadow: navbar.shadow,
  backgroundColour: navbar.bottom_background_color,
  backgroundImageUrl: navbar.background_type === 2 ? navbar.background_img : undefined,
  safeAreaColour: navbar.safe_background_color,
  fontSize: navbar.font_size || undefined,
});

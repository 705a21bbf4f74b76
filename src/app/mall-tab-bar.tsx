// The mall's tab bar on the screens that are its entries (TAB-01 … TAB-13).
import { readableText } from '~/domain/colour';
import { hrefOf, parseAddress, resolveLink } from '~/domain/links';
import { TabBar, type TabBarHighlight } from '~/ui/tab-bar/tab-bar';
import { redirect } from '../engine/navigation';
import { type MallConfig, navUrl, useMallConfig } from '../state/mall';
import { useSession } from '../state/session';
import { openLink } from './open-link';

const CART_PATH = '/pages/cart/cart';
const OPENING_A_SCREEN = ['', 'navigate', 'redirect', 'switchTab'];

interface MallTabBarProps {
  path: string;
  search: string;
}

type Navbar = MallConfig['navbar'];

/** True when an entry's address is the open screen with the entry's own query (TAB-05). */
function isCurrent(url: string, { path, search }: MallTabBarProps): boolean {
  const address = parseAddress(url);
  const query = new URLSearchParams(search);
  return (
    address.path === path && Object.entries(address.query).every(([name, value]) => query.get(name) === value)
  );
}

/** The bar's background where it is a colour; null for a picture. */
const backgroundOf = (navbar: Navbar): string =>
  navbar.background_type === 2 ? '' : navbar.bottom_background_color;

function itemsOf(navbar: Navbar, place: MallTabBarProps, cartNums: number) {
  const background = backgroundOf(navbar);
  return navbar.navs.map((nav, index) => {
    const url = navUrl(nav);
    const link = resolveLink(nav);
    return {
      uid: String(index),
      text: nav.text,
      iconUrl: nav.icon,
      activeIconUrl: nav.active_icon,
      colour: readableText(nav.color, background),
      activeColour: readableText(nav.active_color, background),
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

export function MallTabBar(place: MallTabBarProps) {
  const navbar = useMallConfig()?.navbar;
  const { cartNums } = useSession();
  if (navbar === undefined) return null;
  const items = itemsOf(navbar, place, cartNums);
  const choose = (uid: string) => {
    const nav = navbar.navs[Number(uid)];
    if (nav === undefined || items[Number(uid)]?.isCurrent === true) return;
    const { path, query } = parseAddress(navUrl(nav));
    // Tabs are one level: a tab replaces the current one.
    if (OPENING_A_SCREEN.includes(nav.open_type)) redirect(path, query);
    else openLink(nav);
  };
  return (
    <TabBar
      items={items}
      mode={navbar.nav_mode === 2 ? 2 : 1}
      highlight={highlightOf(navbar)}
      hasHighlightShadow={navbar.highlight_shadow}
      hasShadow={navbar.shadow}
      backgroundColour={navbar.bottom_background_color}
      backgroundImageUrl={navbar.background_type === 2 ? navbar.background_img : undefined}
      safeAreaColour={navbar.safe_background_color}
      fontSize={navbar.font_size || undefined}
      onOpen={(uid, event) => {
        event.preventDefault();
        choose(uid);
      }}
    />
  );
}

// The mall's tab bar on the screens that are its entries.
import { parseAddress } from '~/domain/links';
import { TabBar } from '~/ui/tab-bar/tab-bar';
import { navUrl, tabBarOf, type TabBarPlace } from '~/ui/tab-bar/tab-bar-of';
import { redirect } from '../engine/navigation';
import { useMallConfig } from '../state/mall';
import { useSession } from '../state/session';
import { openLink } from './open-link';

const OPENING_A_SCREEN = ['', 'navigate', 'redirect', 'switchTab'];

export function MallTabBar(place: TabBarPlace) {
  const navbar = useMallConfig()?.navbar;
  const { cartNums } = useSession();
  if (navbar === undefined) return null;
  const bar = tabBarOf(navbar, place, cartNums);
  const choose = (uid: string) => {
    const nav = navbar.navs[Number(uid)];
    if (nav === undefined || bar.items[Number(uid)]?.isCurrent === true) return;
    const { path, query } = parseAddress(navUrl(nav));
    // Tabs are one level: a tab replaces the current one.
    if (OPENING_A_SCREEN.includes(nav.open_type)) redirect(path, query);
    else openLink(nav);
  };
  return (
    <TabBar
      {...bar}
      onOpen={(uid, event) => {
        event.preventDefault();
        choose(uid);
      }}
    />
  );
}

// The mall's tab bar on the screens that are its entries.
import { startTransition, useOptimistic } from 'react';
import { addressOf, parseAddress } from '~/domain/links';
import { TabBar } from '~/ui/tab-bar/tab-bar';
import { navUrl, tabBarOf, type TabBarPlace } from '~/ui/tab-bar/tab-bar-of';
import { redirect } from '../engine/navigation';
import { isTabPath, useMallConfig } from '../state/mall';
import { useSession } from '../state/session';
import { openLink } from '../flows/open-link';

const OPENING_A_SCREEN = ['', 'navigate', 'redirect', 'switchTab'];

export function MallTabBar(place: TabBarPlace) {
  const navbar = useMallConfig()?.navbar;
  const { cartNums } = useSession();
  // The tapped entry is marked at once; rendering its screen takes a slow phone 0.1 s.
  const [tapped, setTapped] = useOptimistic<string | null>(null);
  if (navbar === undefined || !isTabPath(place.path)) return null;
  const bar = tabBarOf(navbar, place, cartNums);
  const choose = (uid: string) => {
    const nav = navbar.navs[Number(uid)];
    if (nav === undefined || bar.items[Number(uid)]?.isCurrent === true) return;
    const { path, query } = parseAddress(navUrl(nav));
    // Tabs are one level: a tab replaces the current one.
    if (!OPENING_A_SCREEN.includes(nav.open_type)) return openLink(nav);
    startTransition(() => {
      setTapped(uid);
      redirect(addressOf(path, query));
    });
  };
  return (
    <TabBar
      {...bar}
      items={
        tapped === null ? bar.items : bar.items.map((item) => ({ ...item, isCurrent: item.uid === tapped }))
      }
      onOpen={(uid, event) => {
        event.preventDefault();
        choose(uid);
      }}
    />
  );
}

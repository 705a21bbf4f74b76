// The title bar of ordinary screens, in the mall's colours (NAV-01, NAV-08).
import { TitleBar } from '~/ui/title-bar/title-bar';
import { isTabPath, useMallConfig } from '../state/mall';
import { back, HOME_PATH, pathOf, redirect, useHistoryLocation } from './navigation';

/**
 * Back where a screen is below; home where a link has opened this one and no tab bar leads there. The address may be
 * another one already while the server's markup is hydrated.
 */
function useWaysOut() {
  const { location, depth } = useHistoryLocation();
  if (depth > 0) return { onBack: back };
  return isTabPath(pathOf(location)) ? {} : { onHome: () => redirect(HOME_PATH) };
}

export function MallTitleBar({ title }: { title: string }) {
  const navbar = useMallConfig()?.navbar;
  return (
    <TitleBar
      title={title}
      {...useWaysOut()}
      backgroundColour={navbar?.top_background_color}
      textColour={navbar?.top_text_color}
    />
  );
}

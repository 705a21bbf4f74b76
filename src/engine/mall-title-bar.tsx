// The title bar of ordinary screens, in the mall's colours (NAV-01, NAV-08).
import { TitleBar } from '~/ui/title-bar/title-bar';
import { isTabPath, useMallConfig } from '../state/mall';
import { back, HOME_PATH, redirect, useDepth } from './navigation';

/** Back where a screen is below; home where a link has opened this one and no tab bar leads there. */
function useWaysOut(path: string) {
  if (useDepth() > 0) return { onBack: back };
  return isTabPath(path) ? {} : { onHome: () => redirect(HOME_PATH) };
}

export function MallTitleBar({ title, path }: { title: string; path: string }) {
  const navbar = useMallConfig()?.navbar;
  return (
    <TitleBar
      title={title}
      {...useWaysOut(path)}
      backgroundColour={navbar?.top_background_color}
      textColour={navbar?.top_text_color}
    />
  );
}

// The title bar of ordinary screens, in the mall's colours (NAV-01, NAV-08).
import { TitleBar } from '~/ui/title-bar/title-bar';
import { isTabPath, useMallConfig } from '../state/mall';
import { back, currentPath, depth, HOME_PATH, redirect } from './navigation';

/** Back where a screen is below; home where a link has opened this one and no tab bar leads there. */
function waysOut() {
  if (depth() > 0) return { onBack: back };
  return isTabPath(currentPath()) ? {} : { onHome: () => redirect(HOME_PATH) };
}

export function MallTitleBar({ title }: { title: string }) {
  const navbar = useMallConfig()?.navbar;
  return (
    <TitleBar
      title={title}
      {...waysOut()}
      backgroundColour={navbar?.top_background_color}
      textColour={navbar?.top_text_color}
    />
  );
}

// Owns the title bar of ordinary screens, in the mall's colours (NAV-01, NAV-08).
import { TitleBar } from '~/ui/title-bar/title-bar';
import { useMallConfig } from '../state/mall';
import { back, depth } from './navigation';

export function MallTitleBar({ title }: { title: string }) {
  const navbar = useMallConfig()?.navbar;
  return (
    <TitleBar
      title={title}
      onBack={depth() > 0 ? back : undefined}
      backgroundColour={navbar?.top_background_color}
      textColour={navbar?.top_text_color}
    />
  );
}

// Loads the tab bar's pictures of the other screens while there is a network: a tapped tab has its icon offline too.
import { useEffect } from 'react';
import { pictureAtWidth, pictureChoice, pictureSizes } from '~/domain/picture-address';
import { useMallConfig } from '../state/mall';

/** Boxes of an icon and of the raised one in rpx (ui/tab-bar/tab-bar.module.css). */
const [ICON, RAISED] = [50, 112];

/** Held, as a browser drops what no element needs from its memory. */
const held = new Map<string, HTMLImageElement>();

/** Requests the file that the bar's own picture will choose (ui/picture). */
function hold(source: string, width: number): void {
  if (source === '' || held.has(source)) return;
  const image = new Image();
  image.sizes = pictureSizes(width);
  image.srcset = pictureChoice(source) ?? '';
  image.src = pictureAtWidth(source, 640);
  held.set(source, image);
}

/** Each entry has two pictures, of which one shows. */
export function usePreparedTabIcons(): void {
  const navbar = useMallConfig()?.navbar;
  useEffect(() => {
    if (navbar === undefined) return;
    for (const { icon, active_icon } of navbar.navs)
      for (const source of [icon, active_icon]) hold(source, ICON);
    for (const source of [navbar.highlight_icon_no, navbar.highlight_icon_yes]) hold(source ?? '', RAISED);
  }, [navbar]);
}

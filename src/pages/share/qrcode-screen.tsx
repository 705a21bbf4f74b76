// The poster by which a distributor invites to the mall.
import { useCallback, useEffect } from 'react';
import { qrcodeShare } from '~/schemas/api/qrcode.gen';
import { drawLinkPoster } from '../../blocks/poster/link-poster';
import { PosterPage } from '../../blocks/poster/drawn-poster';
import { LINK_POSTER, ratioOf } from '../../blocks/poster/poster-spec';
import { useScreen, useTitle } from '../../engine/screen-context';
import { HOME_PATH } from '../../engine/navigation';
import { call } from '../../services/http';
import { useMallConfig } from '../../state/mall';
import { usePosterColour } from './poster-colour';

export function QrcodeScreen() {
  const config = useMallConfig();
  const title = config?.share_setting_custom?.menus?.['qrcode']?.name || '推广二维码';
  useTitle(title);
  const { setShare } = useScreen();
  const mallName = config?.mall.name ?? '';
  // Sharing this screen shares what its code leads to.
  useEffect(
    () => setShare({ title: mallName, target: { path: HOME_PATH, search: '' } }),
    [setShare, mallName],
  );
  const colour = usePosterColour();
  const draw = useCallback(
    async () => drawLinkPoster(await call(qrcodeShare, {}), { colour, greeting: '邀请你一起逛' }),
    [colour],
  );
  return <PosterPage draw={draw} name={title} ratio={ratioOf(LINK_POSTER)} />;
}

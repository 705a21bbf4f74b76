// Owns rendering the user centre that the mall laid out, for shoppers and guests.
import { useEffect, useMemo } from 'react';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import { userConfig, type UserConfigData } from '~/schemas/api/user.gen';
import { registry } from '~/widgets/registry.gen';
import { useMallHost } from '../../app/mall-host';
import { Loading } from '../../engine/archetypes/detail';
import { useScreen, useShownAgain, useTitle } from '../../engine/screen-context';
import { usePullToRefresh } from '../../engine/scroller';
import { loadUserInfo } from '../../services/shopper';
import { useSession } from '../../state/session';
import { Copyright } from './copyright';
import { layoutOfOldCenter } from './legacy-center';

type Center = UserConfigData['config']['user_center'];

/** The format is known by its type: a list is a laid-out page, an object the fixed form of older backends. */
const layoutOf = (center: Center) =>
  readLayout(Array.isArray(center) ? center : layoutOfOldCenter(center), { registry }).layout;

function Blocks({ data, reload }: { data: UserConfigData; reload: () => Promise<unknown> }) {
  const { path } = useScreen();
  const { user_center: center, user_center_title: title } = data.config;
  useTitle(title);
  usePullToRefresh(() => Promise.all([reload(), loadUserInfo(true)]));
  const layout = useMemo(() => layoutOf(center), [center]);
  const host = useMallHost({ page: path, pageTitle: title, templateId: 0 });
  return (
    <>
      {host === null ? null : <Page layout={layout} registry={registry} host={host} />}
      <Copyright />
    </>
  );
}

export function UserCenterScreen() {
  const { accessToken } = useSession();
  useEffect(() => void loadUserInfo(), []);
  useShownAgain(() => void loadUserInfo(true));
  // Bubbles and level pictures come with the layout: another shopper has others.
  return (
    <Loading key={accessToken} endpoint={userConfig} params={{}} isFreshOnShow skeleton="list">
      {(data, reload) => <Blocks data={data} reload={reload} />}
    </Loading>
  );
}

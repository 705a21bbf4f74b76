// Renders the configured user centre, for shoppers and guests.
import { useMemo } from 'react';
import { newBlock } from '~/domain/new-block';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import type { UserConfigData } from '~/schemas/api/user.gen';
import { registry } from '~/widgets/registry.gen';
import { useMallHost } from '../../flows/mall-host';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { useScreen, useTitle } from '../../engine/screen-context';
import { ClerkEntry } from './clerk-entry';
import { Copyright } from './copyright';
import { layoutOfOldCenter } from './legacy-center';

type Center = UserConfigData['config']['user_center'];

/** The mall's quick navigation, where it is on, as the block that pages have. */
const quickNavIn = (data: UserConfigData['config']['quick_navigation']) =>
  Number(data['navSwitch']) === 1 ? [newBlock(registry, { id: 'quick-nav', data })] : [];

/** The format is known by its type: a list is a laid-out page, an object the fixed form of older backends. */
const layoutOf = (center: Center, quickNav: readonly object[]) =>
  readLayout([...(Array.isArray(center) ? center : layoutOfOldCenter(center)), ...quickNav], { registry })
    .layout;

export function UserCenter({ data }: LoadedProps<UserConfigData, object>) {
  const { path } = useScreen();
  const { user_center: center, user_center_title: title, quick_navigation: quickNav } = data.config;
  useTitle(title);
  const layout = useMemo(() => layoutOf(center, quickNavIn(quickNav)), [center, quickNav]);
  const host = useMallHost({ page: path, pageTitle: title, templateId: 0 });
  return (
    <>
      {host === null ? null : <Page layout={layout} registry={registry} host={host} />}
      <ClerkEntry />
      <Copyright />
    </>
  );
}

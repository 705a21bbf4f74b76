// The user centre as delivered to a shopper or a guest: the layout, for every X-App-Version. Old clients expect an
// object of fixed parts, which cannot be computed from a layout and is not supported.
import { newBlock } from '~/domain/new-block';
import { quickNavOfSetting } from '~/domain/quick-nav-setting';
import { isRecord } from '~/domain/record';
import type { MallSetting } from '~/schemas/api/index.gen';
import type { CenterBlock, UserCenterConfig } from '~/schemas/api/user.gen';
import { registry } from '~/widgets/registry.gen';
import { deliverLayouts } from './hydrate/blocks';
import { isWeb } from './hydrate/links';
import { readOptions } from '../../settings/mall-options';
import type { MallOptions } from '../../ports/mall-options';
import { namesPlatform } from './page/choose-page';
import { hydrateContext, type Visit } from './page/deliver-page';

/** The default widgets, for a mall without a layout of its own. */
const defaultLayout = () =>
  ['user', 'foot', 'order', 'account'].map((id) => newBlock(registry, { id, permission_key: '', data: {} }));

/**
 * The last saved layout whose platforms include the caller's, else the built-in one; the recycle bin is ignored. One
 * query.
 */
export async function chooseCenter({
  db,
  platform,
}: Pick<Visit, 'db' | 'platform'>): Promise<readonly unknown[]> {
  const row = await db
    .selectFrom('user_centers')
    .select('data')
    .where('deleted_at', 'is', null)
    .where('is_recycle', '=', false)
    .where(namesPlatform('user_centers.platform', platform))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.data ?? defaultLayout();
}

function titleBar(options: MallOptions): Pick<UserCenterConfig, 'title_bar' | 'user_center_title'> {
  const stored = isRecord(options['user_center_title']) ? options['user_center_title'] : {};
  const text = (key: string, otherwise: string) =>
    typeof stored[key] === 'string' ? stored[key] : otherwise;
  return {
    title_bar: { background: text('background', '#ff4544'), color: text('color', '#ffffff') },
    user_center_title: text('title', '用户中心'),
  };
}

/** Drops widgets whose source is gone, which are delivered as an empty list. */
const isBlock = (block: { id: string; permission_key?: string; data: unknown }): block is CenterBlock =>
  isRecord(block.data);

/** The layout of the caller's platform with the viewer's figures, and the mall's quick navigation. */
export async function readUserCenter(visit: Visit, setting: MallSetting): Promise<UserCenterConfig> {
  const options = await readOptions(visit.db, ['user_center_title']);
  const [blocks = []] = await deliverLayouts(
    [{ templateId: 0, widgets: await chooseCenter(visit) }],
    await hydrateContext(visit),
  );
  return {
    ...titleBar(options),
    user_center: blocks.filter(isBlock),
    quick_navigation: quickNavOfSetting(setting, { isWeb: isWeb(visit.platform) }),
  };
}

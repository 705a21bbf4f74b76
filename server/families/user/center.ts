// Owns the user centre as it is delivered to a shopper or a guest.
import { isRecord } from '~/domain/validators';
import type { CenterBlock, UserCenterConfig } from '~/schemas/api/user.gen';
import { deliverLayouts } from '../index/hydrate/blocks';
import { type MallOptions, readOptions } from '../index/mall-options';
import { hydrateContext, type Visit } from '../index/page/deliver-page';

/** What a mall shows that has laid out nothing: the widgets as they are by default. */
const DEFAULT_LAYOUT = ['user', 'foot', 'order', 'account'].map((id) => ({
  id,
  permission_key: '',
  data: {},
}));

function titleBar(options: MallOptions): Pick<UserCenterConfig, 'title_bar' | 'user_center_title'> {
  const stored = isRecord(options['user_center_title']) ? options['user_center_title'] : {};
  const text = (key: string, otherwise: string) =>
    typeof stored[key] === 'string' ? stored[key] : otherwise;
  return {
    title_bar: { background: text('background', '#ff4544'), color: text('color', '#ffffff') },
    user_center_title: text('title', '用户中心'),
  };
}

/** A widget whose source is gone says so with an empty list, which is no block to draw. */
const isBlock = (block: { id: string; permission_key?: string; data: unknown }): block is CenterBlock =>
  isRecord(block.data);

/** The mall's own layout, else the built-in one, with the viewer's figures in it. */
export async function readUserCenter(visit: Visit): Promise<UserCenterConfig> {
  const options = await readOptions(visit.db, ['user_center', 'user_center_title']);
  const { user_center: stored } = options;
  const layout = Array.isArray(stored) && stored.length > 0 ? stored : DEFAULT_LAYOUT;
  const [blocks = []] = await deliverLayouts(
    [{ templateId: 0, widgets: layout }],
    await hydrateContext(visit),
  );
  return { ...titleBar(options), user_center: blocks.filter(isBlock) };
}

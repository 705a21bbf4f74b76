// Links and widgets of a page that are delivered: permitted, and known to the platform (diy README, 15).
import { isPageLink, isShownOnMobileWeb, resolveLink } from '~/domain/links';
import { isRecord } from '~/domain/record';
import { isPermitted } from './hydrator';
import type { HydrateContext, WidgetData } from '../../../ports/hydrate';

const WEB_PLATFORMS = new Set(['mobile', 'wechat']);

/** Whether a platform is the web, which has fewer widgets than mini programs. */
export const isWeb = (platform: string): boolean => WEB_PLATFORMS.has(platform);

/** Whether a platform has a widget at all. */
export const isWidgetOn = (id: string, { platform, plugins }: Pick<HydrateContext, 'platform' | 'plugins'>) =>
  !isWeb(platform) ||
  plugins.every(({ hydrators = {}, isOnWeb = true }) => isOnWeb || !Object.hasOwn(hydrators, id));

/** Whether the web has the place that an item leads to, as far as it is a plugin's. */
function isPlaceOnWeb(item: WidgetData, { plugins }: HydrateContext): boolean {
  const link = resolveLink(item);
  if (link === null || !isPageLink(link)) return true;
  return plugins.every(
    ({ links = [], isOnWeb = true }) =>
      isOnWeb || links.every(([, path]) => link.path !== `/plugins/${path}`),
  );
}

/** Whether an item (nav, banner) is delivered with its link. */
export function isItemShown(item: WidgetData, context: HydrateContext): boolean {
  const { permissions, platform, viewer } = context;
  if (!isPermitted(item['key'], permissions)) return false;
  if (isWeb(platform) && !(isShownOnMobileWeb(item) && isPlaceOnWeb(item, context))) return false;
  return resolveLink(item)?.openType !== 'app_admin' || viewer?.isAdmin === true;
}

/** A picker entry as delivered: `{}` when nothing was chosen, without its target when that is not allowed. */
export function deliveredLink(link: unknown, context: HydrateContext): unknown {
  if (!isRecord(link)) return {};
  return isItemShown(link, context) ? link : { ...link, value: '', new_link_url: '' };
}

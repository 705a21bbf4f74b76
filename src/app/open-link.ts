// Owns opening what an operator linked: every open type, through the one resolver and its allow-list.
import { isPageLink, type ResolvedLink, resolveLink } from '~/domain/links';
import { back, HOME_PATH, open, redirect } from '../engine/navigation';
import { clearCaches } from '../services/caches';
import { confirmDialog, toast } from '../state/overlays';
import { isTabPath, loadConfig, mallConfig, resetConfig } from '../state/mall';
import { userInfo } from '../state/session';

const ADMIN_PATH = '/pages/app_admin/index/index';

async function clearCache(): Promise<void> {
  if (!(await confirmDialog('确定要清除缓存吗？'))) return;
  resetConfig();
  clearCaches();
  await loadConfig();
  toast('清除成功', { icon: 'success' });
}

function contact(): void {
  const setting = mallConfig()?.mall.setting;
  const url = decodeURIComponent(setting?.web_service_url ?? '');
  if (setting?.is_web_service === '1' && /^https?:/.test(url)) window.location.assign(url);
  else if ((setting?.contact_tel ?? '') !== '') window.location.assign(`tel:${setting?.contact_tel ?? ''}`);
  else toast('商家暂未设置客服');
}

type Act = (link: ResolvedLink) => void;

const ACTIONS: Readonly<Record<string, Act>> = {
  back: () => back(),
  contact: () => contact(),
  clear_cache: () => void clearCache(),
  share: () => void import('../services/share').then(({ share }) => share()),
  login: () =>
    void import('../flows/login').then(({ requireLogin }) => requireLogin().catch(() => undefined)),
};

function openPage(link: Extract<ResolvedLink, { query: unknown }>): void {
  if (link.openType === 'app_admin' && userInfo()?.identity.is_admin !== 1) {
    // ROLE-02: the administrators' area opens for administrators only.
    toast('您没有管理权限');
    return;
  }
  const path = link.openType === 'app_admin' ? ADMIN_PATH : link.path;
  const isReplacing =
    link.openType === 'redirect' || link.openType === 'reLaunch' || link.openType === 'switchTab';
  if (isReplacing || (isTabPath(path) && path !== HOME_PATH)) redirect(path, link.query);
  else open(path, link.query);
}

/** Opens a link of any stored shape. Empty and unsafe ones do nothing. */
export function openLink(stored: unknown): void {
  const link = resolveLink(stored);
  if (link === null) return;
  if (isPageLink(link)) openPage(link);
  else if (link.openType === 'h5') window.location.assign(link.url);
  else if (link.openType === 'tel') window.location.assign(`tel:${link.number}`);
  else if (link.openType === 'app') toast('请在微信中打开');
  else ACTIONS[link.openType]?.(link);
}

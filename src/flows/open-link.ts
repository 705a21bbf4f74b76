// Opens an operator's link: every open type, through the one resolver and its allow-list.
import {
  addressOf,
  decodedText,
  isPageLink,
  isSafeUrl,
  type ResolvedLink,
  resolveLink,
} from '~/domain/links';
import type { TappedCard } from '~/ui/goods/tapped-card';
import { back, HOME_PATH, open, redirect } from '../engine/navigation';
import { recordTappedCard } from '../engine/tapped-card';
import { toast } from '../state/overlays';
import { isTabPath, mallConfig } from '../state/mall';
import { userInfo } from '../state/session';
import { askLogin } from './ask-login';

const ADMIN_PATH = '/pages/app_admin/index/index';

function contact(): void {
  const setting = mallConfig()?.mall.setting;
  const url = decodedText(setting?.web_service_url ?? '');
  if (setting?.is_web_service === '1' && /^https?:/.test(url)) window.location.assign(url);
  else if ((setting?.contact_tel ?? '') !== '') window.location.assign(`tel:${setting?.contact_tel ?? ''}`);
  else toast('商家暂未设置客服');
}

/** CONST-10: one other mini-program may be opened, by its link; the mall's configuration names it. */
function openApp(appId: string): void {
  const setting = mallConfig()?.mall.setting;
  const url = setting?.small_app_url ?? '';
  const isAllowed = setting?.is_small_app === '1' && appId === setting.small_app_id && isSafeUrl(url);
  if (isAllowed) window.location.assign(url);
  else toast('暂不支持打开该小程序');
}

type Act = (link: ResolvedLink) => void;

const ACTIONS: Readonly<Record<string, Act>> = {
  back: () => back(),
  contact: () => contact(),
  clear_cache: () => void import('./clear-cache').then(({ clearCache }) => clearCache()),
  share: () => void import('../services/share').then(({ share }) => share()),
  login: () => void askLogin().catch(() => undefined),
};

function openPage(link: Extract<ResolvedLink, { query: unknown }>, card?: TappedCard): void {
  if (link.openType === 'app_admin' && userInfo()?.identity.is_admin !== 1) {
    // ROLE-02: the administrators' area is for administrators only.
    toast('您没有管理权限');
    return;
  }
  const path = link.openType === 'app_admin' ? ADMIN_PATH : link.path;
  const address = addressOf(path, link.query);
  if (card !== undefined) recordTappedCard(address, card);
  const isReplacing =
    link.openType === 'redirect' || link.openType === 'reLaunch' || link.openType === 'switchTab';
  if (isReplacing || (isTabPath(path) && path !== HOME_PATH)) redirect(address);
  else open(address);
}

/** Opens a link of any stored shape, with the tapped card's data. Does nothing for empty and unsafe ones. */
export function openLink(stored: unknown, card?: TappedCard): void {
  const link = resolveLink(stored);
  if (link === null) return;
  if (isPageLink(link)) openPage(link, card);
  else if (link.openType === 'h5') window.location.assign(link.url);
  else if (link.openType === 'tel') window.location.assign(`tel:${link.number}`);
  else if (link.openType === 'app') openApp(link.appId);
  else ACTIONS[link.openType]?.(link);
}

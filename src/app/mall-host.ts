// Owns the host that widgets get in the shopper's mall.
import { useMemo } from 'react';
import { isRecord } from '~/domain/validators';
import type { Host, MallDisplay } from '~/renderer/host';
import { depth } from '../engine/navigation';
import { serverNow } from '../services/clock';
import { copyText } from '../services/copy';
import { call } from '../services/http';
import { reportError } from '../services/report';
import { useIsHydrated } from '../state/hydration';
import { balanceWord, type MallConfig, pointsWord, useMallConfig } from '../state/mall';
import { alertDialog, openSku, showGifts, toast } from '../state/overlays';
import { useSession } from '../state/session';
import { openLink } from './open-link';
import { shopperOf } from './shopper-view';

/** A plugin that is absent is off (CFG-10), as is one that was closed or is not permitted. */
function isSuperVipSold(plugin: unknown): boolean {
  if (plugin === undefined) return false;
  if (!isRecord(plugin)) return true;
  const { permission = 1, setting } = plugin;
  const { is_vip_card: isOpen = 1 } = isRecord(setting) ? setting : {};
  return Number(permission) !== 0 && Number(isOpen) !== 0;
}

/** The operator's switches for showing goods; flags arrive as numbers or texts. */
export function displayOf(config: MallConfig | null): MallDisplay {
  const setting = config?.mall.setting;
  const isOn = (value: number | string | undefined) => Number(value ?? 1) === 1;
  return {
    name: config?.mall.name ?? '',
    isSalesShown: isOn(setting?.is_sales) && isOn(setting?.is_show_sales_num),
    isCartShown: isOn(setting?.is_show_cart),
    isGoodsNameShown: isOn(setting?.is_show_goods_name),
    isStruckPriceShown: isOn(setting?.is_list_underline_price),
    isSoldOutShown: isOn(setting?.is_show_stock),
    isMemberPriceShown: isOn(setting?.is_show_normal_vip),
    isSuperVipShown: isOn(setting?.is_show_super_vip),
    soldOutPicture: setting?.sell_out_pic ?? '',
    negotiableText: setting?.negotiable_text || '价格面议',
    pointsName: pointsWord(config),
    balanceName: balanceWord(config),
    isSuperVipSold: isSuperVipSold(config?.plugin['vip_card']),
  };
}

/** Says a refusal, which the caller leaves to its screen: a widget has no place for it. */
async function saying<D>(answer: Promise<D>): Promise<D> {
  try {
    return await answer;
  } catch (error) {
    const { isRefusal, wordsOf } = await import('../services/call-error');
    if (isRefusal(error)) toast(wordsOf(error));
    throw error;
  }
}

const renewShopper = async (): Promise<void> => (await import('../services/shopper')).renewUserInfo();

async function upload(file: File, onProgress: (share: number) => void): Promise<string> {
  const { attachmentUpload } = await import('~/schemas/api/attachment.gen');
  // The tile that waits for the picture says itself that it did not arrive.
  const sent = call(attachmentUpload, { type: 'image' }, { file, onProgress, isQuiet: true });
  return (await saying(sent)).url;
}

export interface HostPlace {
  /** Path of the screen. */
  page: string;
  pageTitle: string;
  /** Row of the layout on the server; 0 without one. */
  templateId: number;
}

/** The host of widgets at a place: another one whenever the mall's config or the shopper changes; null without a config. */
export function useMallHost({ page, pageTitle, templateId }: HostPlace): Host | null {
  const config = useMallConfig();
  const { accessToken, info } = useSession();
  // The server draws home as the first screen of a visit.
  const hasPageBehind = useIsHydrated() && depth() > 0;
  return useMemo(() => {
    if (config === null) return null;
    return {
      page,
      pageTitle,
      templateId,
      hasPageBehind,
      mall: displayOf(config),
      shopper: shopperOf({ accessToken, info, hasCashDesk: 'teller' in config.plugin }),
      open: openLink,
      call: (endpoint, params) => saying(call(endpoint, params)),
      require: async () => (await import('../flows/login')).requireLogin(),
      addToCart: ({ id }) => openSku({ goodsId: id, intent: 'cart' }),
      renewShopper: () => saying(renewShopper()),
      copy: (text) => void copyText(text),
      toast: (text) => toast(text),
      alert: (text) => alertDialog(text),
      upload,
      showGifts,
      report: ({ error, page: path, ...problem }) => reportError(error, { path, ...problem }),
      now: serverNow,
    };
  }, [config, accessToken, info, page, pageTitle, templateId, hasPageBehind]);
}

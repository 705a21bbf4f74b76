// The widgets' host in the shopper's mall.
import { useMemo } from 'react';
import type { Host } from '~/renderer/host';
import { displayOf } from '~/renderer/mall-display';
import { shopperOf } from '~/renderer/shopper-view';
import { useDepth } from '../engine/navigation';
import { serverNow } from '../services/server-clock';
import { call } from '../services/http';
import { reportError } from '../services/error-report';
import { useMallConfig } from '../state/mall';
import { alertDialog, openSku, showGifts, toast } from '../state/overlays';
import { useSession } from '../state/session';
import { askLogin } from './ask-login';
import { openLink } from './open-link';

/** Shows a refusal as a toast, as a widget has no place for it. */
async function saying<D>(answer: Promise<D>): Promise<D> {
  try {
    return await answer;
  } catch (error) {
    const { isFinal, wordsOf } = await import('../base/call-error');
    if (isFinal(error)) toast(wordsOf(error));
    throw error;
  }
}

const renewShopper = async (): Promise<void> => (await import('../services/shopper')).renewUserInfo();

async function upload(file: File, onProgress: (share: number) => void): Promise<string> {
  const { attachmentUpload } = await import('~/schemas/api/attachment.gen');
  // The tile of the picture shows its own failure.
  const sent = call(attachmentUpload, { type: 'image' }, { file, onProgress, isQuiet: true });
  return (await saying(sent)).url;
}

export interface HostOptions {
  /** Path of the screen. */
  page: string;
  pageTitle: string;
  /** Row id of the layout on the server; 0 without one. */
  templateId: number;
}

/** The host of a page's widgets: a new one whenever the mall's config or the shopper changes; null without a config. */
export function useMallHost({ page, pageTitle, templateId }: HostOptions): Host | null {
  const config = useMallConfig();
  const { accessToken, info } = useSession();
  const hasPageBehind = useDepth() > 0;
  return useMemo(() => {
    if (config === null) return null;
    const host: Host = {
      page,
      pageTitle,
      templateId,
      hasPageBehind,
      mall: displayOf(config),
      shopper: shopperOf({ accessToken, info, hasCashDesk: 'teller' in config.plugin }),
      open: openLink,
      call: (endpoint, params) => saying(call(endpoint, params)),
      require: askLogin,
      addToCart: ({ id }) => openSku({ goodsId: id, intent: 'cart' }),
      renewShopper: () => saying(renewShopper()),
      // Its chunk comes with the error modal's, which is prepared: the tap is not over when it is there.
      copy: (text) =>
        void import('../services/copy').then(
          ({ copyText }) => copyText(text),
          () => toast('复制失败，请稍后再试'),
        ),
      toast: (text) => toast(text),
      alert: (text) => alertDialog(text),
      upload,
      showGifts,
      report: ({ error, page: path, ...problem }) => reportError(error, { path, ...problem }),
      now: serverNow,
    };
    // The server renders home for a guest, as the first screen of a visit.
    return { ...host, served: { ...host, hasPageBehind: false, shopper: null } };
  }, [config, accessToken, info, page, pageTitle, templateId, hasPageBehind]);
}

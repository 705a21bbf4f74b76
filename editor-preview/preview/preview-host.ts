// The host of widgets in the preview: it shows the mall as its shoppers see it, and changes nothing.
import type { Host, Shopper } from '~/renderer/host';
import { displayOf } from '~/renderer/mall-display';
import { shopperOf } from '~/renderer/shopper-view';
import { indexConfig, type IndexConfigData } from '~/schemas/api/index.gen';
import { userUserInfo, type UserUserInfoData } from '~/schemas/api/user.gen';
import { coerce } from '~/schemas/shape';
import type { FromFrame, PageHead } from '../frame/messages';

/** As the mall's caller fails: the renderer reports nothing of it. */
class CallError extends Error {
  override readonly name = 'CallError';
}

export interface PreviewSurroundings {
  send: (message: FromFrame) => void;
  toast: (text: string) => void;
  now: () => number;
}

export const configOf = ({ config }: PageHead): IndexConfigData =>
  coerce(indexConfig.answer, config) as IndexConfigData;

const shopperOfHead = ({ shopper }: PageHead, config: IndexConfigData): Shopper | null =>
  shopper === null
    ? null
    : shopperOf({
        accessToken: 'preview',
        info: coerce(userUserInfo.answer, shopper) as UserUserInfoData,
        hasCashDesk: 'teller' in config.plugin,
      });

export function previewHost(page: PageHead, { send, toast, now }: PreviewSurroundings): Host {
  const config = configOf(page);
  const refuse = (words: string) => {
    toast(words);
    return Promise.reject(new CallError(words));
  };
  return {
    page: page.path,
    pageTitle: page.title,
    templateId: 0,
    hasPageBehind: false,
    mall: displayOf(config),
    shopper: shopperOfHead(page, config),
    open: (link) => send({ t: 'opened', link }),
    call: () => refuse('预览中不会提交'),
    require: () => (page.shopper === null ? refuse('预览中不能登录') : Promise.resolve()),
    addToCart: () => toast('预览中不会加入购物车'),
    renewShopper: () => Promise.resolve(),
    copy: (text) => toast(`已复制：${text}`),
    toast,
    alert: async (text) => toast(text),
    upload: () => refuse('预览中不能上传'),
    showGifts: () => toast('领取成功'),
    report: ({ uid, error, kind }) => {
      // The block itself says what else is wrong with it, such as a missing picture.
      if (kind !== 'render') return;
      const words = error instanceof Error ? error.message : String(error);
      send({ t: 'problem', uid, words: words.slice(0, 300) });
    },
    now,
  };
}

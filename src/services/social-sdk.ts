// The only importer of the social app's SDK, loaded when first needed (API-13, CONST-08).
import { SDK_APIS } from '~/domain/constants';
import { wechatCheck } from '~/schemas/api/wechat.gen';
import { visit } from '../state/visit';
import { call } from './http';

type Sdk = typeof import('weixin-js-sdk')['default'];
type Api = Parameters<Sdk['config']>[0]['jsApiList'];

export interface SdkPaymentData {
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: string;
  paySign: string;
}

let ready: Promise<Sdk> | null = null;

/** The address to sign: on iOS the social app uses the first one, whatever the current one is. */
function signedPage(): string {
  const href = /iPhone|iPad/.test(navigator.userAgent) ? visit.initPath : window.location.href;
  return href.replace(/#.*$/, '');
}

async function configure(): Promise<Sdk> {
  const [{ default: wx }, signed] = await Promise.all([
    import('weixin-js-sdk'),
    call(wechatCheck, { url: signedPage(), refresh: 0 }),
  ]);
  await new Promise<void>((resolve, reject) => {
    wx.ready(() => resolve());
    wx.error(({ errMsg }: { errMsg: string }) => reject(new Error(errMsg)));
    wx.config({
      debug: false,
      appId: signed.appid,
      timestamp: Number(signed.timestamp),
      nonceStr: signed.noncestr,
      signature: signed.signature,
      jsApiList: [...SDK_APIS] as Api,
    });
  });
  return wx;
}

/** The SDK, configured for this page. Rejects with the SDK's message; the next call tries again. */
export function socialSdk(): Promise<Sdk> {
  ready ??= configure().catch((error: unknown) => {
    ready = null;
    throw error;
  });
  return ready;
}

const wordsOf = (result: unknown): string =>
  typeof result === 'object' && result !== null && 'errMsg' in result ? String(result.errMsg) : '';

/** Pays in the social app (PAY-45). Rejects with the SDK's own message, also when the shopper cancels. */
export async function payInSocialApp(data: SdkPaymentData): Promise<void> {
  const wx = await socialSdk();
  await new Promise<void>((resolve, reject) => {
    wx.chooseWXPay({
      ...data,
      // The SDK's own spelling of the same value.
      timestamp: Number(data.timeStamp),
      success: () => resolve(),
      fail: (result: unknown) => reject(new Error(wordsOf(result))),
      cancel: (result: unknown) => reject(new Error(wordsOf(result) || 'chooseWXPay:cancel')),
    });
  });
}

/** The text of a code that the social app scans; '' when the shopper closes the camera. Rejects where it cannot scan. */
export async function scanInSocialApp(): Promise<string> {
  const wx = await socialSdk();
  return new Promise<string>((resolve, reject) => {
    wx.scanQRCode({
      needResult: 1,
      scanType: ['qrCode', 'barCode'],
      success: ({ resultStr }: { resultStr: string }) => resolve(resultStr),
      fail: (result: unknown) => reject(new Error(wordsOf(result))),
      cancel: () => resolve(''),
    });
  });
}

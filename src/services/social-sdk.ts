// The only importer of the social app's SDK, loaded when first needed (API-13, CONST-08).
import { SDK_APIS, SHARE_MENU } from '~/domain/constants';
import type { Place } from '~/domain/distance';
import { wordsForShopper } from '~/domain/sdk-words';
import { wechatCheck } from '~/schemas/api/wechat.gen';
import { visit } from '../state/visit';
import { call } from './http';

type Sdk = typeof import('weixin-js-sdk')['default'];
type Api = Parameters<Sdk['config']>[0]['jsApiList'];
type Menu = Parameters<Sdk['showMenuItems']>[0]['menuList'];

export interface SdkPaymentData {
  /** The account; only the bridge needs it. */
  appId?: string;
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: string;
  paySign: string;
}

/** A call of the SDK that failed. Its `message` is for shoppers, who read nothing of `errMsg`: `chooseImage:fail`. */
export class SdkError extends Error {
  override readonly name = 'SdkError';
  readonly errMsg: string;

  constructor(errMsg: string) {
    super(wordsForShopper(errMsg, '微信没有完成这一步，请重试'));
    this.errMsg = errMsg;
  }
}

/** The most pictures that the app chooses at once. */
const MAX_CHOSEN_IMAGES = 9;

let ready: Promise<Sdk> | null = null;

/** The address to sign: on iOS the social app uses the first one, whatever the current one is. */
function signedPage(): string {
  const href = /iPhone|iPad/.test(navigator.userAgent) ? visit.initPath : window.location.href;
  return href.replace(/#.*$/, '');
}

/** The SDK never answers outside the social app, nor where its bridge is late. */
const READY_TIMEOUT_MS = 8_000;

/** @param refresh 1 asks the server for a new ticket, after the social app refused a signature by the cached one. */
async function configure(refresh: 0 | 1): Promise<Sdk> {
  const [{ default: wx }, signed] = await Promise.all([
    import('weixin-js-sdk'),
    call(wechatCheck, { url: signedPage(), refresh }, { isQuiet: true }),
  ]);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new SdkError('config:timeout')), READY_TIMEOUT_MS);
    wx.ready(() => {
      clearTimeout(timer);
      resolve();
    });
    wx.error(({ errMsg }: { errMsg: string }) => {
      clearTimeout(timer);
      reject(new SdkError(errMsg));
    });
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

const isBadSignature = (error: unknown): boolean =>
  error instanceof SdkError && /invalid signature/i.test(error.errMsg);

/** The SDK, configured for this page. Rejects with an SdkError; the next call tries again. */
export function socialSdk(): Promise<Sdk> {
  ready ??= configure(0)
    .catch((error: unknown) => {
      if (isBadSignature(error)) return configure(1);
      throw error;
    })
    .catch((error: unknown) => {
      ready = null;
      throw error;
    });
  return ready;
}

/** The next call configures the SDK again, as on a page that has just loaded. */
export function forgetSocialSdk(): void {
  ready = null;
}

const errMsgOf = (result: unknown): string =>
  typeof result === 'object' && result !== null && 'errMsg' in result ? String(result.errMsg) : '';

/** The app's own bridge, which pays without the SDK. */
interface Bridge {
  invoke(name: string, data: object, done: (result: { err_msg?: string }) => void): void;
}

const bridge = (): Bridge | undefined => (window as { WeixinJSBridge?: Bridge }).WeixinJSBridge;

const payByBridge = (given: Bridge, data: SdkPaymentData): Promise<void> =>
  new Promise((resolve, reject) => {
    given.invoke('getBrandWCPayRequest', { ...data }, ({ err_msg: words = '' }) => {
      if (words.endsWith(':ok')) resolve();
      else reject(new SdkError(words));
    });
  });

/**
 * Pays in the social app (PAY-45); by its bridge where the SDK does not start, as with an address that is not registered
 * for it. Rejects with an SdkError, also when the shopper cancels.
 */
export async function payInSocialApp(data: SdkPaymentData): Promise<void> {
  let wx: Sdk;
  try {
    wx = await socialSdk();
  } catch (error) {
    const given = bridge();
    if (given === undefined || data.appId === undefined) throw error;
    return payByBridge(given, data);
  }
  const { appId: _unused, ...five } = data;
  await new Promise<void>((resolve, reject) => {
    wx.chooseWXPay({
      ...five,
      // The SDK's own spelling of the same value.
      timestamp: Number(data.timeStamp),
      success: () => resolve(),
      fail: (result: unknown) => reject(new SdkError(errMsgOf(result))),
      cancel: (result: unknown) => reject(new SdkError(errMsgOf(result) || 'chooseWXPay:cancel')),
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
      fail: (result: unknown) => reject(new SdkError(errMsgOf(result))),
      cancel: () => resolve(''),
    });
  });
}

/** Kinds of pictures by the first characters of their base64. */
const PICTURE_KINDS: Readonly<Record<string, string>> = { iVBOR: 'png', R0lGO: 'gif', UklGR: 'webp' };

/** A chosen picture as a file; iPhones answer with a data address, Androids with its base64 alone. */
function fileOf(data: string, place: number): File {
  const text = data.replace(/^data:[^,]*,|\s/g, '');
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  // Not the kind that the data address names: iPhones call it jgp.
  const kind = PICTURE_KINDS[text.slice(0, 5)] ?? 'jpeg';
  return new File([bytes], `${place + 1}.${kind}`, { type: `image/${kind}` });
}

const dataOf = (wx: Sdk, localId: string): Promise<string> =>
  new Promise((resolve, reject) => {
    wx.getLocalImgData({
      localId,
      success: ({ localData }: { localData: string }) => resolve(localData),
      fail: (result: unknown) => reject(new SdkError(errMsgOf(result))),
    });
  });

/** Up to `count` pictures of the phone; none when the shopper closes the app's chooser. Rejects where it cannot choose. */
export async function chooseImagesInSocialApp(count: number): Promise<File[]> {
  const wx = await socialSdk();
  const ids = await new Promise<string[]>((resolve, reject) => {
    wx.chooseImage({
      count: Math.min(count, MAX_CHOSEN_IMAGES),
      success: ({ localIds }: { localIds: string[] }) => resolve(localIds),
      fail: (result: unknown) => reject(new SdkError(errMsgOf(result))),
      cancel: () => resolve([]),
    });
  });
  const files: File[] = [];
  // One after the other: the app drops a call of the same name while one runs.
  for (const id of ids) files.push(fileOf(await dataOf(wx, id), files.length));
  return files;
}

/** Shows pictures in the app's own viewer, this one first. Rejects where it cannot. */
export async function previewInSocialApp(pictures: readonly string[], index: number): Promise<void> {
  const wx = await socialSdk();
  // The app reads addresses by itself, and knows no page that they are relative to.
  const urls = pictures.map((picture) => new URL(picture, window.location.href).href);
  await new Promise<void>((resolve, reject) => {
    wx.previewImage({
      current: urls[index] ?? '',
      urls,
      success: () => resolve(),
      fail: (result: unknown) => reject(new SdkError(errMsgOf(result))),
    });
  });
}

/** An address of the social app's own book, by the SDK's names. */
export interface SdkAddress {
  userName: string;
  telNumber: string;
  provinceName: string;
  cityName: string;
  /** The district, as the SDK spells it. */
  countryName: string;
  detailInfo: string;
  nationalCode: string;
}

/** Missing in the SDK's types. */
interface AddressBook {
  openAddress(given: {
    success: (address: Partial<SdkAddress>) => void;
    fail: (result: unknown) => void;
    cancel: () => void;
  }): void;
}

/** An address that the shopper chooses in the app; null when he closes it. Rejects where it is refused. */
export async function chooseAddressInSocialApp(): Promise<Partial<SdkAddress> | null> {
  const wx = (await socialSdk()) as Sdk & AddressBook;
  return new Promise((resolve, reject) => {
    wx.openAddress({
      success: resolve,
      fail: (result) => reject(new SdkError(errMsgOf(result))),
      cancel: () => resolve(null),
    });
  });
}

export interface SdkShare {
  title: string;
  desc: string;
  link: string;
  imgUrl: string;
}

/** Sets what the app's menu shares, with friends and on the timeline, and shows both entries (SHARE-07). */
export async function setSocialShare(share: SdkShare): Promise<void> {
  const wx = await socialSdk();
  const { title, link, imgUrl } = share;
  wx.updateAppMessageShareData({ ...share, success: () => undefined });
  wx.updateTimelineShareData({ title, link, imgUrl, success: () => undefined });
  wx.showMenuItems({ menuList: [...SHARE_MENU] as Menu });
}

/** The position by the social app, in the system of Chinese maps, which the mall's places have. */
export async function locateInSocialApp(): Promise<Place> {
  const wx = await socialSdk();
  return new Promise<Place>((resolve, reject) => {
    wx.getLocation({
      type: 'gcj02',
      // Some versions of the app answer with texts.
      success: ({ latitude, longitude }: Record<keyof Place, number | string>) =>
        resolve({ latitude: Number(latitude), longitude: Number(longitude) }),
      fail: (result: unknown) => reject(new SdkError(errMsgOf(result))),
      cancel: (result: unknown) => reject(new SdkError(errMsgOf(result))),
    });
  });
}

export interface SdkPlace extends Place {
  name: string;
  address: string;
  /** Zoom of the map, 1 to 28. */
  scale: number;
}

/** Shows a place on the social app's own map, which leads there. Rejects where it cannot. */
export async function openPlaceInSocialApp(place: SdkPlace): Promise<void> {
  const wx = await socialSdk();
  await new Promise<void>((resolve, reject) => {
    wx.openLocation({
      ...place,
      infoUrl: '',
      success: () => resolve(),
      fail: (result: unknown) => reject(new SdkError(errMsgOf(result))),
    });
  });
}

// Proves the calls to the social app's SDK, their arguments and order, against a recording fake of it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SDK_APIS } from '~/domain/constants';
import { wechatCheck } from '~/schemas/api/wechat.gen';
import { uploadHost } from '../blocks/order-pictures/use-uploads';
import { visit } from '../state/visit';
import { backend } from '../testing/fake-backend';
import { startMall } from '../testing/render-screen';
import { LOCATION_REFUSED, locate } from './location';
import { offerToSocialApp } from './share';
import { setShareData } from './share-data';

type Answer = 'success' | 'fail' | 'cancel';
type Given = Record<string, unknown> & Partial<Record<Answer, (result: object) => void>>;

const { calls, answers, sdk } = vi.hoisted(() => {
  const made: [string, Given][] = [];
  /** How a call of this name ends: success unless said, with what the SDK hands over. */
  const ends = new Map<string, { end: Answer; result: object }>();
  /** What config says: ready, or its errors one after the other. */
  const listeners: { ready?: () => void; error?: (result: object) => void } = {};
  const record = (name: string) => (given: Given) => {
    made.push([name, given]);
    const { end, result } = ends.get(name) ?? { end: 'success', result: {} };
    if (name !== 'config') return given[end]?.(result);
    return end === 'success' ? listeners.ready?.() : listeners.error?.(result);
  };
  const stand = new Proxy(listeners, {
    get: (target, name) => {
      if (name === 'ready') return (heard: () => void) => Object.assign(target, { ready: heard });
      if (name === 'error') return (heard: () => void) => Object.assign(target, { error: heard });
      return typeof name === 'string' && name !== 'then' ? record(name) : undefined;
    },
  });
  return { calls: made, answers: ends, sdk: stand };
});

vi.mock('weixin-js-sdk', () => ({ default: sdk }));

const SIGNED = { appid: 'wx1', timestamp: '1700000000', noncestr: 'n', signature: 's' };
const PAYMENT = {
  timeStamp: '1700000001',
  nonceStr: 'm',
  package: 'prepay_id=1',
  signType: 'RSA',
  paySign: 'p',
};
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.47';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 MicroMessenger/8.0.50';

/** The wrapper as a page has it that has just loaded. */
async function load() {
  const wrapper = await import('./social-sdk');
  wrapper.forgetSocialSdk();
  return wrapper;
}

const namesOf = () => calls.map(([name]) => name);
const givenTo = (name: string) => calls.find(([called]) => called === name)?.[1];
const signedUrls = () => backend.asked(wechatCheck.route).map(({ url }) => url);

beforeEach(async () => {
  await startMall();
  calls.length = 0;
  answers.clear();
  backend.answer(wechatCheck.route, SIGNED);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID);
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'WeixinJSBridge');
});

it('is configured once, by the signature of this page, for all that is asked of it (API-13, CONST-08)', async () => {
  const { socialSdk } = await load();
  await Promise.all([socialSdk(), socialSdk()]);
  await socialSdk();
  expect(namesOf()).toEqual(['config']);
  expect(givenTo('config')).toEqual({
    debug: false,
    appId: 'wx1',
    timestamp: 1_700_000_000,
    nonceStr: 'n',
    signature: 's',
    jsApiList: SDK_APIS,
  });
  expect(SDK_APIS).toEqual([
    'updateAppMessageShareData',
    'updateTimelineShareData',
    'showMenuItems',
    'chooseImage',
    'getLocalImgData',
    'previewImage',
    'getLocation',
    'openLocation',
    'scanQRCode',
    'openAddress',
    'chooseWXPay',
  ]);
  expect(signedUrls()).toEqual([window.location.href.replace(/#.*$/, '')]);
});

it('signs the address of the landing on an iPhone, whatever the current one is', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  const landing = visit.initPath;
  visit.initPath = 'https://mall.test/?scene=share&from=timeline#/pages/goods/goods?id=1';
  const { socialSdk } = await load();
  await socialSdk();
  visit.initPath = landing;
  expect(signedUrls()).toEqual(['https://mall.test/?scene=share&from=timeline']);
});

it('asks for a new ticket after a refused signature, and tries again with the next call', async () => {
  answers.set('config', { end: 'fail', result: { errMsg: 'config:invalid signature' } });
  const { socialSdk } = await load();
  await expect(socialSdk()).rejects.toMatchObject({ errMsg: 'config:invalid signature' });
  expect(backend.asked(wechatCheck.route).map(({ refresh }) => String(refresh))).toEqual(['0', '1']);
  answers.delete('config');
  await socialSdk();
  expect(namesOf()).toEqual(['config', 'config', 'config']);
});

it('hands the five values to the payment unchanged, after the config (PAY-45)', async () => {
  const { payInSocialApp } = await load();
  await payInSocialApp({ ...PAYMENT, appId: 'wx1' });
  expect(namesOf()).toEqual(['config', 'chooseWXPay']);
  expect(givenTo('chooseWXPay')).toMatchObject({ ...PAYMENT, timestamp: 1_700_000_001 });
});

it.each([
  ['cancel', { errMsg: 'chooseWXPay:cancel' }, 'chooseWXPay:cancel'],
  ['cancel', {}, 'chooseWXPay:cancel'],
  ['fail', { errMsg: 'chooseWXPay:fail, the order is paid' }, 'chooseWXPay:fail, the order is paid'],
] as const)(
  'rejects a payment that ends by %s with the words of the SDK (PAY-46, PAY-47)',
  async (end, result, words) => {
    answers.set('chooseWXPay', { end, result });
    const { payInSocialApp } = await load();
    await expect(payInSocialApp(PAYMENT)).rejects.toMatchObject({ errMsg: words });
  },
);

it('pays by the bridge of the app where the SDK does not start', async () => {
  answers.set('config', { end: 'fail', result: { errMsg: 'config:invalid url domain' } });
  const { payInSocialApp } = await load();
  await expect(payInSocialApp({ ...PAYMENT, appId: 'wx1' })).rejects.toMatchObject({
    errMsg: 'config:invalid url domain',
  });
  let words = 'get_brand_wcpay_request:ok';
  const invoke = vi.fn((_name: string, _data: object, done: (result: object) => void) =>
    done({ err_msg: words }),
  );
  Object.assign(window, { WeixinJSBridge: { invoke } });
  await payInSocialApp({ ...PAYMENT, appId: 'wx1' });
  expect(invoke.mock.calls[0]?.slice(0, 2)).toEqual(['getBrandWCPayRequest', { ...PAYMENT, appId: 'wx1' }]);
  words = 'get_brand_wcpay_request:cancel';
  await expect(payInSocialApp({ ...PAYMENT, appId: 'wx1' })).rejects.toMatchObject({ errMsg: words });
});

it('reads a code by its camera; a closed camera is no code', async () => {
  answers.set('scanQRCode', { end: 'success', result: { resultStr: 'abc' } });
  const { scanInSocialApp } = await load();
  expect(await scanInSocialApp()).toBe('abc');
  expect(givenTo('scanQRCode')).toMatchObject({ needResult: 1, scanType: ['qrCode', 'barCode'] });
  answers.set('scanQRCode', { end: 'cancel', result: {} });
  expect(await scanInSocialApp()).toBe('');
  answers.set('scanQRCode', { end: 'fail', result: { errMsg: 'scanQRCode:fail' } });
  await expect(scanInSocialApp()).rejects.toMatchObject({ errMsg: 'scanQRCode:fail' });
});

it('asks the app for the position, and the browser where the app refuses', async () => {
  const getCurrentPosition = vi.fn((_found: PositionCallback, refuse: PositionErrorCallback) =>
    refuse({} as GeolocationPositionError),
  );
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  await load();
  answers.set('getLocation', { end: 'success', result: { latitude: '30.5', longitude: '120.5' } });
  expect(await locate()).toEqual({ latitude: 30.5, longitude: 120.5 });
  expect(givenTo('getLocation')).toMatchObject({ type: 'gcj02' });
  expect(getCurrentPosition).not.toHaveBeenCalled();
  answers.set('getLocation', { end: 'cancel', result: {} });
  await expect(locate()).rejects.toThrow(LOCATION_REFUSED);
  Reflect.deleteProperty(navigator, 'geolocation');
});

it('opens a place on the map of the app', async () => {
  const { openPlaceInSocialApp } = await load();
  const place = { latitude: 30.5, longitude: 120.5, name: '文三路店', address: '杭州', scale: 16 };
  await openPlaceInSocialApp(place);
  expect(givenTo('openLocation')).toMatchObject(place);
  answers.set('openLocation', { end: 'fail', result: { errMsg: 'openLocation:fail' } });
  await expect(openPlaceInSocialApp(place)).rejects.toMatchObject({ errMsg: 'openLocation:fail' });
});

it('chooses pictures of the phone and reads each, by whatever prefix (CONST-08)', async () => {
  const { chooseImagesInSocialApp } = await load();
  answers.set('chooseImage', { end: 'success', result: { localIds: ['wx1', 'wx2'] } });
  answers.set('getLocalImgData', {
    end: 'success',
    result: { localData: 'data:image/jgp;base64,/9j/4AAQ' },
  });
  const files = await chooseImagesInSocialApp(20);
  expect(namesOf()).toEqual(['config', 'chooseImage', 'getLocalImgData', 'getLocalImgData']);
  expect(givenTo('chooseImage')).toMatchObject({ count: 9 });
  expect(calls.slice(2).map(([, { localId }]) => localId)).toEqual(['wx1', 'wx2']);
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['1.jpeg', 'image/jpeg'],
    ['2.jpeg', 'image/jpeg'],
  ]);
  answers.set('getLocalImgData', { end: 'success', result: { localData: 'iVBORw0K\nGgo=' } });
  const [file] = await chooseImagesInSocialApp(1);
  expect([file?.name, file?.type]).toEqual(['1.png', 'image/png']);
  expect([...new Uint8Array((await file?.arrayBuffer()) ?? [])]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
});

it('leaves pictures to the browser where the app chooses none, but not where the shopper closed it', async () => {
  await load();
  answers.set('chooseImage', { end: 'cancel', result: {} });
  expect(await uploadHost().choose?.(3)).toEqual([]);
  answers.set('chooseImage', { end: 'fail', result: { errMsg: 'chooseImage:fail' } });
  expect(await uploadHost().choose?.(3)).toBeNull();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Chrome/120');
  expect(uploadHost().choose).toBeUndefined();
});

it('shows pictures in the viewer of the app, by whole addresses (CONST-08)', async () => {
  const { previewInSocialApp } = await load();
  await previewInSocialApp(['uploads/a.jpg', 'https://cdn.test/b.jpg'], 1);
  const given = givenTo('previewImage');
  expect([given?.['current'], given?.['urls']]).toEqual([
    'https://cdn.test/b.jpg',
    [new URL('uploads/a.jpg', window.location.href).href, 'https://cdn.test/b.jpg'],
  ]);
  answers.set('previewImage', { end: 'fail', result: { errMsg: 'previewImage:fail' } });
  await expect(previewInSocialApp(['uploads/a.jpg'], 0)).rejects.toMatchObject({
    errMsg: 'previewImage:fail',
  });
});

it('reads an address of the app’s own book; a closed one is no address', async () => {
  const { chooseAddressInSocialApp } = await load();
  const chosen = { userName: '林小满', telNumber: '13800000001', provinceName: '浙江省' };
  answers.set('openAddress', { end: 'success', result: chosen });
  expect(await chooseAddressInSocialApp()).toEqual(chosen);
  answers.set('openAddress', { end: 'cancel', result: {} });
  expect(await chooseAddressInSocialApp()).toBeNull();
  answers.set('openAddress', { end: 'fail', result: { errMsg: 'openAddress:fail auth deny' } });
  await expect(chooseAddressInSocialApp()).rejects.toMatchObject({ errMsg: 'openAddress:fail auth deny' });
});

it('says nothing to shoppers that the SDK says to developers, whichever call fails', async () => {
  const sdkCalls = await load();
  const place = { latitude: 1, longitude: 1, name: '', address: '', scale: 16 };
  const attempts: Readonly<Record<string, () => Promise<unknown>>> = {
    chooseWXPay: () => sdkCalls.payInSocialApp(PAYMENT),
    scanQRCode: () => sdkCalls.scanInSocialApp(),
    chooseImage: () => sdkCalls.chooseImagesInSocialApp(1),
    previewImage: () => sdkCalls.previewInSocialApp(['a.jpg'], 0),
    openAddress: () => sdkCalls.chooseAddressInSocialApp(),
    getLocation: () => sdkCalls.locateInSocialApp(),
    openLocation: () => sdkCalls.openPlaceInSocialApp(place),
  };
  for (const [name, attempt] of Object.entries(attempts)) {
    answers.set(name, { end: 'fail', result: { errMsg: `${name}:fail, permission denied` } });
    const error = await attempt().catch((one: unknown) => one);
    expect(error).toBeInstanceOf(sdkCalls.SdkError);
    expect(error).toMatchObject({
      message: '微信没有完成这一步，请重试',
      errMsg: `${name}:fail, permission denied`,
    });
  }
  sdkCalls.forgetSocialSdk();
  answers.set('config', { end: 'fail', result: { errMsg: 'config:invalid url domain' } });
  await expect(sdkCalls.scanInSocialApp()).rejects.toThrow('微信没有完成这一步，请重试');
});

it('shares the front screen by its link, with friends and on the timeline (SHARE-07)', async () => {
  await load();
  const goods = {
    title: '明前龙井',
    words: '头采',
    picture: 'pictures/a.svg',
    path: '/pages/goods/goods',
    search: 'id=1',
  };
  setShareData(goods);
  await offerToSocialApp(goods);
  expect(namesOf().slice(-3)).toEqual([
    'updateAppMessageShareData',
    'updateTimelineShareData',
    'showMenuItems',
  ]);
  const share = givenTo('updateAppMessageShareData');
  expect(share).toMatchObject({ title: '明前龙井', desc: '头采' });
  expect(String(share?.['link'])).toContain('scene=share');
  expect(String(share?.['imgUrl'])).toMatch(/^https?:.*pictures\/a\.svg\?square=1$/);
  expect(givenTo('updateTimelineShareData')).toMatchObject({ title: '明前龙井', link: share?.['link'] });
  expect(givenTo('showMenuItems')).toEqual({
    menuList: ['menuItem:share:appMessage', 'menuItem:share:timeline'],
  });
  calls.length = 0;
  // A screen that is in front no more.
  await offerToSocialApp({ ...goods, title: '旧页面' });
  expect(calls).toEqual([]);
});

it('shares the mall in place of a personal screen, with its own card (SHARE-01)', async () => {
  await load();
  const order = { title: '订单详情', path: '/pages/order/order-detail/order-detail', search: 'id=8' };
  setShareData(order);
  await offerToSocialApp(order);
  const share = givenTo('updateAppMessageShareData');
  expect(share).toMatchObject({ title: '南湖', desc: '南湖' });
  expect(decodeURIComponent(String(share?.['link']))).toContain('"path":"/pages/index/index","params":{}');
});

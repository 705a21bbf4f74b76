import { expect, it } from 'vitest';
import { alipayKeys } from './alipay/keys';
import { wechatPayKeys } from './wechat-pay/keys';

it('without an account nothing is set', () => {
  expect(wechatPayKeys({ WECHAT_APP_ID: 'wx1' })).toBeNull();
  expect(alipayKeys({})).toBeNull();
});

it('an account that is set in part names what is missing, and no value', () => {
  expect(() => alipayKeys({ PAGODA_ALIPAY_APP_ID: '2021', PAGODA_ALIPAY_KEY: 'a.pem' })).toThrow(
    'Alipay is set in part; missing: PAGODA_ALIPAY_PUBLIC_KEY',
  );
  const parts = { SERIAL: '7A', KEY: 'a.pem', API_KEY: 'b.txt', PLATFORM_KEYS: 'c.pem' };
  const set = Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [`PAGODA_WECHATPAY_${name}`, value]),
  );
  expect(() => wechatPayKeys(set)).toThrow(
    'WeChat Pay is set in part; missing: PAGODA_WECHATPAY_MCH_ID, PAGODA_WECHATPAY_APP_ID',
  );
  expect(() => wechatPayKeys({ ...set, PAGODA_WECHATPAY_MCH_ID: '1900' })).toThrow(
    'WeChat Pay is set in part; missing: PAGODA_WECHATPAY_APP_ID',
  );
});

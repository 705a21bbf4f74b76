// Proves that no message of the social app's SDK is shown that is written for developers.
import { expect, it } from 'vitest';
import { SDK_APIS } from './constants';
import { wordsForShopper } from './sdk-words';

it.each(
  SDK_APIS.flatMap((api) => [`${api}:fail`, `${api}:fail, permission denied`, `${api}:cancel`, `${api}: `]),
)('has no words for shoppers in %s', (errMsg) => expect(wordsForShopper(errMsg, '请重试')).toBe('请重试'));

it.each([
  ['chooseWXPay:fail 系统繁忙，请稍后再试', '系统繁忙，请稍后再试'],
  ['chooseWXPay:fail, 商户余额不足', '商户余额不足'],
  ['当前页面的URL未注册', '当前页面的URL未注册'],
  ['', '请重试'],
  ['config:timeout', '请重试'],
])('has of %s the words %s', (errMsg, words) => expect(wordsForShopper(errMsg, '请重试')).toBe(words));

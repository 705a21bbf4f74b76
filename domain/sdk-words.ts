// What of a message of the social app's SDK is written for shoppers: `chooseWXPay:fail 系统繁忙` has words, `chooseWXPay:fail` none.

const NAME_AND_OUTCOME = /^\s*\w+:\w+[\s,:，：]*/;
const CHINESE = /\p{Script=Han}/u;

/** The Chinese words of a message, without the name of the call; `otherwise` where it has none. */
export function wordsForShopper(errMsg: string, otherwise: string): string {
  const words = errMsg.replace(NAME_AND_OUTCOME, '').trim();
  return CHINESE.test(words) ? words : otherwise;
}

// The operator's words for distribution (share_setting_custom), and the names of its entries.
import type { IndexConfigData } from '~/schemas/api/index.gen';
import { useMallConfig } from '../../state/mall';

/** Words that a mall has not changed. */
const WORDS = {
  can_be_presented: '可提现佣金',
  already_presented: '已提现佣金',
  parent_name: '推荐人',
  pending_money: '待打款佣金',
  cash: '提现',
  user_instructions: '用户须知',
  apply_cash: '我要提现',
  cash_type: '提现方式',
  cash_money: '提现金额',
  order_money_un: '未结算佣金',
  share_name: '分销商',
  one_share: '一级分销',
  second_share: '二级分销',
  three_share: '三级分销',
} as const;

export type ShareWord = keyof typeof WORDS;
export type ShareWords = Readonly<Record<ShareWord, string>>;
type Custom = IndexConfigData['share_setting_custom'];

/** The built-in name of a level is a label of the operator's form, which no shopper should read. */
const isLabel = (name: string): boolean => /^[一二三]级分销名称$/.test(name);

export function shareWordsOf(custom: Custom | undefined): ShareWords {
  const words = Object.entries(WORDS).map(([key, own]) => {
    const name = custom?.words[key]?.name ?? '';
    return [key, name === '' || isLabel(name) ? own : name];
  });
  return Object.fromEntries(words) as ShareWords;
}

/** The words of this mall for distribution. */
export const useShareWords = (): ShareWords => shareWordsOf(useMallConfig()?.share_setting_custom);

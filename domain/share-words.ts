// Words for distribution that an operator has not changed; keys of share_setting_custom.words.
export const SHARE_WORDS = {
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
  one_share: '一级分销名称',
  second_share: '二级分销名称',
  three_share: '三级分销名称',
} as const;

export type ShareWord = keyof typeof SHARE_WORDS;

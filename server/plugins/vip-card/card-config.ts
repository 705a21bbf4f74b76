// Configuration of the super member card: whether it is sold, and how.
import { isRecord } from '~/domain/record';
import { flag } from '../../http/wire';
import type { MallMoment } from '../contract';
import { isCardSold } from './read-card';

const KEY = 'vip_card';
const NO_CARD = '尚未添加会员卡';

/** Defaults, until the operator saves other settings: the card is off. */
const DEFAULTS = {
  is_vip_card: 0,
  payment_type: ['online_pay'],
  is_share: 0,
  is_sms: 0,
  is_mail: 0,
  is_agreement: 0,
  agreement_title: '',
  agreement_content: '',
  form: {},
  rules: {},
  is_buy_become_share: 0,
  share_type: 1,
  share_commission_first: 0,
  share_commission_second: 0,
  share_commission_third: 0,
  name: '超级会员卡',
  shareLevelList: [],
  is_order_form: 0,
  order_form: [],
  template_message: [],
};

/** The card's entry among the plugins. One query. */
export async function cardConfig({ db, options }: MallMoment): Promise<object> {
  const saved = options[KEY];
  const isSold = await isCardSold(db);
  return {
    setting: { ...DEFAULTS, ...(isRecord(saved) ? saved : {}) },
    permission: flag(isSold),
    permission_msg: isSold ? '' : NO_CARD,
  };
}

// Defaults of the configuration, used until the operator saves others.
import { SHARE_WORDS } from '~/domain/share-words';
import type { IndexConfigData } from '~/schemas/api/index.gen';
import { pictureAddress } from '../pictures/draw-picture';

type Hotspot = IndexConfigData['auth_page']['hotspot'];

const hotspot = (top: string, openType: string): Hotspot => ({
  width: '528',
  height: '81',
  left: '61',
  top,
  defaultX: '61',
  defaultY: top,
  link: '',
  open_type: openType,
});

/** The areas that the existing client has pictures for. */
const PICTURE_AREAS = [
  'common mall share foot coupon member bonus app_admin clerk mch vip_card diy stock region composition',
  'order_submit poster card community exchange lottery sph goods cats',
]
  .join(' ')
  .split(' ');

const PICTURES: IndexConfigData['__wxapp_img'] = {
  ...Object.fromEntries(PICTURE_AREAS.map((area) => [area, {}])),
  common: { payment_balance: 'pictures/pay/balance.svg', payment_huodao: 'pictures/pay/huodao.svg' },
};

const word = (name: string) => ({ name, default: name });

const MENU_NAMES = {
  money: '分销佣金',
  order: '分销订单',
  cash: '提现明细',
  team: '我的团队',
  qrcode: '推广二维码',
};
const MENU_PATHS = {
  money: '/pages/share/money/money',
  order: '/pages/share/order/order',
  cash: '/pages/share/cash-detail/cash-detail',
  team: '/pages/share/team/team',
  qrcode: '/pages/share/qrcode/qrcode',
};

const SHARE_CUSTOM: IndexConfigData['share_setting_custom'] = {
  menus: Object.fromEntries(
    Object.entries(MENU_NAMES).map(([key, name]) => [
      key,
      { name, icon: '', open_type: 'navigate', url: MENU_PATHS[key as keyof typeof MENU_PATHS], tel: '' },
    ]),
  ),
  words: Object.fromEntries(Object.entries(SHARE_WORDS).map(([key, name]) => [key, word(name)])),
  apply: {
    share_apply: word('分销申请'),
    share_apply_pact: word('分销申请协议'),
    apply_btn_color: '#ffffff',
    apply_btn_background: '#ff4544',
    apply_btn_title: '申请成为分销商',
    apply_btn_round: 40,
    apply_head_pic: '',
    apply_end_pic: '',
  },
};

/** Parts whose saved value, an option of the same name, is merged over these. */
export const CONFIG_DEFAULTS = {
  copyright: { pic_url: '', description: '', link_url: '', link: '', status: '0', record_info: '' },
  __wxapp_img: PICTURES,
  share_setting: {
    level: 0,
    become_condition: 3,
    consume_condition: 1,
    share_goods_status: 1,
    share_goods_warehouse_id: [],
    is_show_share_level: 1,
    default_level_name: '默认等级',
  },
  share_setting_custom: SHARE_CUSTOM,
  recharge_page_custom: {
    balance_title: '余额',
    recharge_amount_title: '充值金额',
    recharge_explanation_title: '充值说明',
    recharge_btn_radius: '40',
    recharge_btn_title: '立即充值',
    recharge_btn_background: '#ff4544',
    recharge_btn_color: '#ffffff',
  },
  auth_page: {
    pic_url: pictureAddress('banner/welcome'),
    hotspot: hotspot('419', 'login'),
    hotspot_cancel: hotspot('509', 'cancel'),
  },
  cat_style: { cat_style: '11', cat_goods_count: 1, cat_goods_cols: 1 },
  bind_treatment_page: { bind_hide: [], bind_redirect: [] },
  recharge_setting_custom: { customize_balance_text: '余额' },
  custom_setting: {
    order_tip: { title: '', content: '', color: '#353535', btn_color: '#ff4544', btn_content: '我知道了' },
  },
} satisfies Partial<IndexConfigData>;

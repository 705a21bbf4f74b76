// Defaults of the mall's settings, used until the operator saves others.
import type { MallSetting } from '~/schemas/api/index.gen';

type Stored = Omit<MallSetting, 'latitude_longitude' | 'current_customer_service'>;

const IDENTITY = {
  share_title: '',
  share_pic: '',
  contact_tel: '',
  mall_logo_pic: 'pictures/logo.svg',
  logo: 'pictures/logo.svg',
  member_integral: '100',
  member_integral_rule: '',
  good_negotiable: ['contact'],
  is_small_app: '0',
  small_app_id: '',
  small_app_url: '',
  small_app_pic: '',
  profit_sharing: 0,
} satisfies Partial<Stored>;

const SERVICE = {
  is_customer_services: '0',
  customer_services_pic: '',
  is_dial: '0',
  dial_pic: '',
  is_web_service: '0',
  web_service_type: 1,
  enterprise_wechat_id: '',
  web_service_url: '',
  web_service_pic: '',
  show_contact_type: 0,
  customer_service_list: [],
} satisfies Partial<Stored>;

const QUICK_NAVIGATION = {
  is_quick_navigation: '0',
  quick_navigation_style: '1',
  quick_navigation_opened_pic: '',
  quick_navigation_closed_pic: '',
  is_quick_home: '0',
  quick_home_pic: '',
  is_quick_map: '0',
  quick_map_pic: '',
  quick_map_address: '',
  latitude: '',
  longitude: '',
  is_quick_customize: '0',
  quick_customize_pic: '',
  quick_customize_open_type: '',
  quick_customize_new_params: [],
  quick_customize_link_url: '',
} satisfies Partial<Stored>;

const DISPLAY = {
  is_show_stock: 1,
  is_use_stock: '1',
  sell_out_pic: '',
  sell_out_other_pic: '',
  is_common_user_member_price: '1',
  is_member_user_member_price: '1',
  is_share_price: '1',
  is_purchase_frame: '1',
  purchase_num: '10',
  is_comment: '1',
  is_sales: 1,
  is_show_sales_num: '1',
  is_show_goods_name: 1,
  is_underline_price: '1',
  is_list_underline_price: '1',
  is_express: '1',
  is_not_share_show: '1',
  is_show_cart: 1,
  is_show_cart_fly: '1',
  is_show_score_top: '1',
  is_goods_video: 0,
  is_show_hot_goods: 1,
  is_icon_members_grade: '0',
  is_icon_super_vip: '0',
  is_show_normal_vip: '1',
  is_show_super_vip: '0',
  member_grade: 1,
} satisfies Partial<Stored>;

const ACCESS = {
  is_mobile_auth: '0',
  is_manual_mobile_auth: '1',
  is_official_account: '0',
  is_must_login: 0,
  is_required_position: 0,
  is_share_tip: 0,
  show_goods_auth: '-1',
  buy_goods_auth: '-1',
  payment_type: ['online_pay', 'balance', 'huodao'],
  is_remind_sell_time: 1,
  goods_coupon_usage_scenario: 1,
} satisfies Partial<Stored>;

const APPEARANCE = {
  is_add_app: '0',
  add_app_bg_color: '#000000',
  add_app_bg_transparency: 100,
  add_app_bg_radius: 36,
  add_app_text: '添加到桌面，购物更便捷',
  add_app_text_color: '#ffffff',
  add_app_icon_color_type: '1',
  theme_color: 'a',
  custom_theme_color: {
    main: '#ff4544',
    main_text: '#ffffff',
    secondary: '#f39800',
    secondary_text: '#ffffff',
  },
  negotiable_text: '价格面议',
  integral_customer: '积分',
  map_qq_key: '',
  map_tile_url: '',
  map_attribution: '',
  app_error_label: '页面出了点问题，请稍后再试',
  app_error_title: '加载失败',
  app_error_btn: '重新加载',
} satisfies Partial<Stored>;

const OPENING_HOURS = {
  is_open: 1,
  open_type: 1,
  week_list: [],
  time_list: [],
  is_auto_open: 1,
  auto_open_time: '',
} satisfies Partial<Stored>;

export const SETTING_DEFAULTS: Stored = {
  ...IDENTITY,
  ...SERVICE,
  ...QUICK_NAVIGATION,
  ...DISPLAY,
  ...ACCESS,
  ...APPEARANCE,
  ...OPENING_HOURS,
};

// Sample data of the strip of the paid member card, as the server delivers it.
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';

export const minimal = {};

export const full = {
  background: '#FFFFFF',
  usePluginConfig: true,
  top_bottom_padding: '24',
  buy_bg: SAMPLE_PICTURES.banner,
  renew_bg: 'statics/img/app/vip_card/buy_bg.png',
  buy_big_color: '#3a2a10',
  buy_small_color: '#3a2a10',
  buy_btn_color: '#5A4D40',
  buy_btn_bg_color: '#ffe9b8',
  buy_big: '开通超级会员',
  buy_small: '超值全场8.8折！',
  buy_btn_text: '立即开通',
  renew_text_color: '#D0B8A5',
  renew_btn_bg_color: '',
  renew_text: 'SVIP会员优享9.5折，全场包邮',
};

export const hostile = {
  background: 'url(javascript:alert(1))',
  usePluginConfig: 'yes',
  top_bottom_padding: 'wide',
  buy_bg: 'javascript:alert(1)',
  renew_bg: {},
  buy_big_color: 'red;}',
  buy_btn_bg_color: 'expression(1)',
  buy_big: '<script>alert(1)</script>',
  buy_small: ['x'],
  buy_btn_text: '很长很长很长很长的按钮',
  renew_text: null,
};

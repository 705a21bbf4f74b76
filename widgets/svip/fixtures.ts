// Sample data of the super member card, as the server delivers it.

export const minimal = {};

export const full = {
  bg_style: 2,
  bg_color: '#FFFFFF',
  card_margin: 10,
  bg_pic: '',
  buy_bg: '',
  buy_big: '开通超级会员，立省更多',
  buy_big_color: '#492C01',
  buy_small: '超值全场8.8折！',
  buy_small_color: '#FF0000',
  buy_btn_bg_color: '',
  buy_btn_text: '立即开通',
  buy_btn_color: '#492C01',
  renew_bg: '',
  renew_text: 'SVIP会员优享9.5折，全场包邮',
  renew_text_color: '#492C01',
  renew_btn_bg_color: '',
  margin: 0,
};

export const hostile = {
  bg_style: 'wide',
  bg_color: 'red;} body{display:none',
  card_margin: '-9',
  bg_pic: 'javascript:alert(1)',
  buy_bg: 'javascript:alert(1)',
  buy_big: '<img src=x onerror=alert(1)>',
  buy_big_color: 'red;} body{display:none',
  buy_small: '<img src=x onerror=alert(1)>',
  buy_small_color: 'red;} body{display:none',
  buy_btn_bg_color: 'expression(1)',
  buy_btn_text: '<img src=x onerror=alert(1)>',
  buy_btn_color: 'red;} body{display:none',
  renew_bg: 'javascript:alert(1)',
  renew_text: '<img src=x onerror=alert(1)>',
  renew_text_color: 'red;} body{display:none',
  renew_btn_bg_color: 'red;} body{display:none',
  margin: 'wide',
};

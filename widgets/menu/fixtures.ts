// Sample data of a menu of the user centre, as the server delivers it.

export const minimal = { menus: [{ name: '帮助', link_url: '/pages/article/article-list/article-list' }] };

export const full = {
  show_title: 1,
  title: '我的服务',
  title_style: 2,
  title_color: '#333333',
  text_color: '#666666',
  title_size: 32,
  card: 0,
  card_bg: '#FFFFFF',
  titleInCard: 1,
  card_margin: 20,
  margin: 0,
  menus: [
    {
      icon_url: 'pictures/nav/heart.svg',
      name: '收藏',
      link_url: '/pages/favorite/favorite',
      open_type: 'navigate',
      params: [],
    },
    {
      icon_url: 'pictures/nav/pin.svg',
      name: '地址',
      link_url: '/pages/address/address',
      open_type: 'navigate',
      params: [],
    },
    {
      icon_url: 'pictures/nav/coupon.svg',
      name: '优惠券',
      link_url: '/pages/coupon/list/list',
      open_type: 'navigate',
      params: [],
      key: 'coupon',
    },
    {
      icon_url: 'pictures/nav/crown.svg',
      name: '分销',
      link_url: '/pages/share/index/index',
      open_type: 'navigate',
      params: [],
      key: 'share',
    },
    {
      icon_url: 'pictures/nav/store.svg',
      name: '客服',
      link_url: 'contact',
      open_type: 'contact',
      params: [],
    },
    {
      icon_url: 'pictures/nav/key.svg',
      name: '支付密码',
      link_url: '/pages/balance/password',
      open_type: 'navigate',
      params: [],
    },
    {
      icon_url: 'pictures/nav/gear.svg',
      name: '后台',
      link_url: '/pages/app_admin/index/index',
      open_type: 'app_admin',
      params: [],
      key: 'app_admin',
    },
  ],
};

export const hostile = {
  show_title: 'wide',
  title: '<img src=x onerror=alert(1)>',
  title_style: 'wide',
  title_color: 'red;} body{display:none',
  text_color: 'red;} body{display:none',
  title_size: 'wide',
  card: 'wide',
  card_bg: 'javascript:alert(1)',
  titleInCard: 'wide',
  card_margin: 'wide',
  margin: 'wide',
  menus: [
    {
      name: '<script>alert(1)</script>',
      icon_url: 'javascript:alert(1)',
      link_url: 'javascript:alert(1)',
      open_type: 'web',
      params: 'x',
    },
    null,
    'x',
  ],
};

// Sample data of the quick navigation, as the server delivers it in either shape.

export const minimal = { navSwitch: 1, useMallConfig: false, tel: { opened: true, number: '400-000-0000' } };

/** A page's own entries. */
export const full = {
  navSwitch: 1,
  useMallConfig: false,
  navStyle: 1,
  closedPicUrl: 'images/quick-closed.png',
  openedPicUrl: 'images/quick-opened.png',
  num: 0,
  home: { opened: true, is_show: false, picUrl: 'images/quick-home.png' },
  customerService: { opened: true, is_show: true, picUrl: 'images/quick-service.png' },
  tel: { opened: true, is_show: false, picUrl: 'images/quick-tel.png', number: '400-000-0000' },
  web: { opened: true, is_show: false, picUrl: '', url: 'https%3A%2F%2Fexample.com%2Fbrand%3Fa%3D1' },
  mApp: { opened: true, is_show: false, picUrl: '', appId: 'wx1', page: 'pages/index' },
  mapNav: {
    opened: true,
    is_show: false,
    picUrl: 'images/quick-map.png',
    address: '浙江省嘉兴市南湖区',
    location: '30.762457,120.763779',
    latitude: '30.762457',
    longitude: '120.763779',
  },
  customize: {
    opened: true,
    is_show: false,
    picUrl: 'images/quick-custom.png',
    open_type: 'navigate',
    params: [],
    link_url: '/pages/coupon/list/list',
    key: 'coupon',
  },
};

/** The delivered form of the mall's setting: other types, other names, no `is_show`, no `customize`. */
export const ofMall = {
  closedPicUrl: 'images/mall-closed.png',
  openedPicUrl: 'images/mall-opened.png',
  navStyle: '1',
  navSwitch: 1,
  useMallConfig: true,
  customerService: { picUrl: 'images/mall-service.png', opened: 1 },
  home: { opened: 1, picUrl: 'images/mall-home.png' },
  mApp: {
    opened: 1,
    small_app_id: 'wx2',
    small_app_url: 'pages/shop',
    small_app_pic: 'images/mall-app.png',
  },
  mapNav: {
    opened: 1,
    picUrl: 'images/mall-map.png',
    address: '杭州市西湖区',
    latitude: '30.27415',
    longitude: '120.15515',
  },
  tel: { opened: 1, picUrl: 'images/mall-tel.png', number: '400-820-1234' },
  web: { opened: 0, picUrl: 'images/mall-web.png', url: '' },
  qiwei: { opened: 1, picUrl: 'images/mall-qiwei.png', url: 'https://work.weixin.qq.com/kfid/x', id: 'ww1' },
};

export const hostile = {
  navSwitch: '1',
  useMallConfig: 'x',
  navStyle: 9,
  openedPicUrl: 'javascript:alert(1)',
  home: [],
  customerService: 'x',
  tel: { opened: 1, number: 'javascript:alert(1)' },
  web: { opened: 1, url: 'javascript%3Aalert(1)' },
  mApp: { opened: true, appId: {}, page: '<script>' },
  mapNav: { opened: true, latitude: 'NaN', longitude: [], location: 7 },
  customize: { opened: true, link_url: 'javascript:alert(1)', params: 'x', picUrl: '"><script>' },
};

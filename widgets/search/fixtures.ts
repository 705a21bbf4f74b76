// Sample data of the search strip, as the server delivers it.

export const minimal = {};

export const full = {
  picUrl: 'pictures/page/autumn.svg',
  color: '#ffffff',
  background: '#e9efe2',
  radius: 30,
  img: 'pictures/nav/cart.svg',
  placeholder: '找一款秋天的茶',
  textColor: '#555555',
  textPosition: 'left',
  typeStyle: '0',
  is_img: true,
  img_url: '/pages/cart/cart',
  img_name: '购物车',
  openType: 'navigate',
};

export const hostile = {
  picUrl: 'javascript:alert(1)',
  color: 'url(javascript:alert(1))',
  background: '#fff;} * {display:none',
  radius: '-12',
  img: 'vbscript:x',
  placeholder: '<b onclick=alert(1)>',
  textColor: {},
  textPosition: 'right',
  typeStyle: 7,
  is_img: '1',
  img_url: 'javascript:alert(1)',
  img_name: '<script>alert(1)</script>',
  openType: 'h5',
};

// Sample data of the heading strip, as the server delivers it.

const pickerLink = {
  id: 9,
  type: 'base',
  name: '商品列表',
  open_type: 'navigate',
  icon: '',
  value: '/pages/goods/list',
  params: [{ key: 'cat_id', value: '3', desc: '分类编号' }],
  new_link_url: '/pages/goods/list?cat_id=3',
  key: '',
};

export const minimal = { title: '今日推荐' };

export const full = {
  title: '明前龙井',
  style: '1',
  fontSize: '36',
  position: 'left',
  styleColor: '#353535',
  link: pickerLink,
  picSwitch: true,
  arrowsSwitch: true,
  picUrl: 'pictures/nav/new.svg',
  color: '#353535',
  background: '#ffffff',
};

export const hostile = {
  title: '<img src=x onerror=alert(1)>',
  style: 9,
  fontSize: 36,
  position: null,
  styleColor: 'red;} body{display:none',
  link: { value: 'javascript:alert(1)', open_type: 'web' },
  picSwitch: '1',
  arrowsSwitch: {},
  picUrl: 'javascript:alert(1)',
  color: 'url(javascript:alert(1))',
  background: 42,
};

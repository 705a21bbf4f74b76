// Sample data of the title bar, as the server delivers it.

export const minimal = {};

export const full = {
  style: '2',
  leftIcon: 'pictures/shop/mark.svg',
  link: {
    url: '/pages/cart/cart',
    openType: 'navigate',
    params: [{ key: 'from', value: 7, desc: '来源', is_required: false, data_type: 'text' }],
  },
  hasMallSetting: 0,
  color: 'white',
  backgroundColor: '#2f5d3a',
  position: 'left',
  placeholder: '搜茶叶',
  placeholderColor: '#666666',
};

export const hostile = {
  style: 4,
  leftIcon: 'javascript:alert(1)',
  link: { url: 'javascript:alert(1)', openType: 'web', params: 'x' },
  hasMallSetting: true,
  color: 'red; background: url(x)',
  backgroundColor: 'url(javascript:alert(1))',
  position: 3,
  placeholder: '<script>alert(1)</script>',
  placeholderColor: 'expression(alert(1))',
};

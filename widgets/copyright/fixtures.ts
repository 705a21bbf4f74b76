// Sample data of the copyright line, as the server delivers it.

export const minimal = { text: '由南湖商贸提供技术支持' };

export const full = {
  picUrl: 'images/copyright.png',
  text: '由南湖商贸提供技术支持',
  link: {
    url: 'tel?tel=400-000-0000',
    openType: 'tel',
    data: {
      name: '联系我们',
      open_type: 'tel',
      value: 'tel',
      params: [{ key: 'tel', value: '400-000-0000' }],
    },
  },
  backgroundColor: '#fff',
  params: [{ key: 'tel', value: '400-000-0000' }],
};

export const hostile = {
  picUrl: 'javascript:alert(1)',
  text: '<img src=x onerror=alert(1)>',
  link: { url: 'javascript:alert(1)', openType: 'web', data: [] },
  backgroundColor: 'url(javascript:alert(1))',
  params: { key: 1 },
};

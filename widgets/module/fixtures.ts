// Sample data of the module, as the server delivers it.

const title = (text: string) => ({ id: 'link', permission_key: '', data: { title: text, style: '4' } });
const gap = (height: number) => ({
  id: 'empty',
  permission_key: '',
  data: { background: '#f7f7f7', height },
});

export const entry = (id: number, tabName: string, data: unknown[] = [title(`${tabName}好物`), gap(20)]) => ({
  id,
  name: `${tabName}模块`,
  tabName,
  data,
});

export const minimal = { list: [entry(3, '限时')] };

export const full = {
  tabType: 'line',
  tabColor: '#ff4040',
  textColor: '#666666',
  tabBackground: '#FFFFFF',
  list: [entry(3, '限时'), entry(4, '清凉', [title('清凉一夏'), gap(60)]), entry(5, '空的', [])],
};

export const hostile = {
  tabType: 7,
  tabColor: 'red;} body{display:none',
  textColor: [],
  tabBackground: 'url(javascript:alert(1))',
  list: [
    null,
    { id: {}, tabName: '<img src=x onerror=alert(1)>', data: 'x' },
    { id: '3', data: [null, 7, { id: 'module', data: { list: [] } }, { id: '<script>' }] },
  ],
};

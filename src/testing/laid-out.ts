// A page of operators as the backend delivers it, for tests.
export const heading = (title: string) => ({ id: 'link', permission_key: '', data: { title } });
export const bar = (style = '1') => ({ id: 'app-nav-bar', permission_key: '', data: { style } });
export const nav = (name: string, data: unknown[], index = 0) => ({
  id: `${index}`,
  name,
  page_id: '7',
  template_id: `${100 + index}`,
  template: { id: `${100 + index}`, name, data },
});
export const laidOut = (change: object = {}) => ({
  type: 'diy',
  time: '2026-11-20 20:00:00',
  home_pages: {
    id: '7',
    title: '春茶节',
    show_navs: '0',
    is_home_page: '0',
    access_limit: null,
    navs: [nav('推荐', [heading('推荐好茶'), bar()])],
    ...change,
  },
});

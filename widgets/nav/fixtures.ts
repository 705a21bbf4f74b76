// Sample data of the navigation, as the server delivers it.

const names = ['春茶', '坚果炒货', '厨房', '家纺', '领券中心', '秒杀', '拼团', '我的订单', '收藏', '足迹'];

/** An entry as delivered: copies of icon, path and open type beside the stored ones. */
export const entry = (name: string, number: number) => ({
  icon: `pictures/nav/${number}.svg`,
  name,
  url: `/pages/cats/cats?cat_id=${number}`,
  openType: 'navigate',
  labelType: 'base',
  labelName: '分类',
  params: [{ key: 'cat_id', value: number, desc: '分类', is_required: true, data_type: 'text' }],
  key: '',
  icon_url: `pictures/nav/${number}.svg`,
  link_url: `/pages/cats/cats?cat_id=${number}`,
  open_type: 'navigate',
});

export const minimal = { navs: [{ name: '春茶', icon: 'pictures/nav/1.svg' }], modeType: 'img' };

export const full = {
  navType: 'fixed',
  aloneNum: 4,
  lineNum: 2,
  swiperType: 'circle',
  swiperColor: '#2f5d3a',
  swiperNoColor: '#c9d4c4',
  color: '#353535',
  rows: 1,
  columns: 5,
  scroll: true,
  navs: names.map((name, index) => entry(name, index + 1)),
  showImg: false,
  backgroundColor: '#ffffff',
  backgroundPicUrl: '',
  position: 5,
  mode: 1,
  backgroundHeight: 100,
  backgroundWidth: 100,
  modeType: 'img',
  bgType: 'color',
};

const { modeType: _modeType, bgType: _bgType, ...withoutNewer } = full;

/** A document of an older mall: without modeType and bgType. */
export const older = {
  ...withoutNewer,
  columns: 4,
  rows: 2,
  showImg: true,
  backgroundPicUrl: 'pictures/page/leaves.svg',
  mode: 2,
  position: 7,
  backgroundWidth: 30,
  backgroundHeight: 40,
};

export const hostile = {
  navType: 7,
  aloneNum: '99',
  lineNum: -2,
  swiperType: {},
  swiperColor: 'red;}',
  swiperNoColor: null,
  color: 'url(javascript:alert(1))',
  rows: 'NaN',
  columns: '0',
  scroll: 'maybe',
  navs: [
    null,
    7,
    {
      icon: 'javascript:alert(1)',
      name: '<script>alert(1)</script>',
      url: 'javascript:alert(1)',
      params: 'x',
    },
    { icon_url: 'data:text/html,x', name: 5, link_url: 'vbscript:x', open_type: 'web' },
  ],
  showImg: 3,
  backgroundColor: '#fff;}',
  backgroundPicUrl: 'javascript:alert(1)',
  position: 'x',
  mode: [],
  backgroundHeight: -1,
  backgroundWidth: 'wide',
  modeType: 'video',
  bgType: 'gradient',
};

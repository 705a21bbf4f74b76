// The form of the tab bar: its entries, the raised middle one, and its colours.
import {
  all,
  choiceField,
  colourField,
  iconField,
  memberIs,
  type SettingField,
  type SettingForm,
  switchField,
  textField,
} from './setting-form';

/** As in the rows of the widget 图文导航: five letters of 22 rpx fit a fifth of the screen. */
const MAX_TEXT = 5;
const RAISED = 2;
const PICTURE = 2;

const ENTRY: readonly SettingField[] = [
  textField({ name: 'text', title: '文字', maxLength: MAX_TEXT, default: '', isRequired: true }),
  iconField({ name: 'icon', title: '图标', side: 50, default: '', isRequired: true }),
  iconField({ name: 'active_icon', title: '选中时的图标', side: 50, default: '', isRequired: true }),
  colourField({
    name: 'color',
    title: '文字颜色',
    default: '#888888',
    on: 'bottom_background_color',
    mends: true,
  }),
  colourField({
    name: 'active_color',
    title: '选中时的颜色',
    default: '',
    empty: '主题的主色',
    on: 'bottom_background_color',
    mends: true,
  }),
  {
    name: 'url',
    title: '链接',
    group: 'content',
    control: 'link',
    kind: 'text',
    default: '',
    isRequired: true,
    link: {
      shape: 'picker',
      fields: { url: 'url', openType: 'open_type', params: 'params', key: 'key', whole: 'link' },
    },
  },
];

const ENTRIES: SettingField = {
  name: 'navs',
  title: '标签',
  help: '3 到 5 个；拖动，或用 Alt+↑ ↓ 换顺序',
  group: 'content',
  control: 'list',
  kind: 'list',
  fields: ENTRY,
  row: '{text}',
  rowPicture: 'icon',
  rows: { min: 3, max: 5, add: '添加标签', empty: '还没有标签' },
};

const isRaised = memberIs('nav_mode', RAISED);
const hasPictures = all(isRaised, memberIs('highlight_type', PICTURE));

const MIDDLE: readonly SettingField[] = [
  choiceField({
    name: 'nav_mode',
    title: '中间',
    kind: 'integer',
    options: [
      { value: 1, words: '和其他一样' },
      { value: RAISED, words: '凸起' },
    ],
    warn: [
      {
        when: all(isRaised, {
          all: [3, 5].map((count) => ({ path: { up: 0, names: ['navs', 'length'] }, is: '!=', than: count })),
        }),
        words: '3 个或 5 个标签才有中间一个，现在不会凸起',
      },
    ],
  }),
  choiceField({
    name: 'highlight_type',
    title: '凸起的样子',
    kind: 'integer',
    when: isRaised,
    options: [
      { value: 1, words: '圆底' },
      { value: PICTURE, words: '一对图片' },
    ],
  }),
  colourField({
    name: 'highlight_background',
    title: '圆底颜色',
    empty: '主题的主色',
    when: all(isRaised, memberIs('highlight_type', 1)),
  }),
  iconField({ name: 'highlight_icon_no', title: '图片', side: 112, empty: '标签的图标', when: hasPictures }),
  iconField({
    name: 'highlight_icon_yes',
    title: '选中时的图片',
    side: 112,
    empty: '标签的图标',
    when: hasPictures,
  }),
  switchField({ name: 'highlight_shadow', title: '凸起的阴影', when: isRaised }),
  switchField({ name: 'is_eject', title: '一项不显示文字' }),
  {
    name: 'eject_num',
    title: '第几项',
    help: '这一项在手机上只有图标',
    group: 'behaviour',
    control: 'number',
    kind: 'integer',
    unit: '个',
    min: 1,
    max: 5,
    when: memberIs('is_eject', true),
  },
];

const LOOK: readonly SettingField[] = [
  choiceField({
    name: 'background_type',
    title: '背景',
    kind: 'integer',
    options: [
      { value: 1, words: '颜色' },
      { value: PICTURE, words: '图片' },
    ],
  }),
  colourField({
    name: 'bottom_background_color',
    title: '背景颜色',
    empty: '白色',
    when: memberIs('background_type', 1),
  }),
  {
    name: 'background_img',
    title: '背景图片',
    group: 'ground',
    control: 'picture',
    kind: 'text',
    size: { width: 750, height: 100 },
    when: memberIs('background_type', PICTURE),
  },
  colourField({
    name: 'safe_background_color',
    title: '底部安全区',
    empty: '白色',
    help: '全面屏手机最下面的一条',
  }),
  switchField({ name: 'shadow', title: '上边的线' }),
  {
    name: 'font_size',
    title: '文字大小',
    group: 'text',
    control: 'length',
    kind: 'integer',
    unit: 'rpx',
    min: 22,
    max: 32,
  },
];

export const TAB_BAR_FORM: SettingForm = [
  { title: '内容', fields: [ENTRIES] },
  { title: '中间的标签', fields: MIDDLE },
  { title: '样式', fields: LOOK },
];

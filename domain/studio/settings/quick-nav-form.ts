// The form of the mall's quick navigation, in the words of the widget 快捷导航.
import {
  choiceField,
  iconField,
  memberIs,
  type SettingField,
  type SettingForm,
  switchField,
  textField,
} from './setting-form';

/** The options store flags as texts. */
const FLAG = { on: '1', off: '0' } as const;
const MESSENGER = 2;

const flag = (name: string, section: string): SettingField =>
  switchField({ name, title: '开启', section, kind: 'text', switch: FLAG });

interface Entry {
  section: string;
  /** Option that turns it on. */
  on: string;
  picture: string;
  /** Further fields, shown while it is on. */
  more?: readonly SettingField[];
}

const entry = ({ section, on, picture, more = [] }: Entry): SettingField[] => {
  const isOn = memberIs(on, FLAG.on);
  const within = ({ parts, ...field }: SettingField): SettingField => ({
    ...field,
    section,
    when: field.when === undefined ? isOn : { all: [isOn, field.when] },
    ...(parts === undefined ? {} : { parts: parts.map((part) => ({ ...part, section })) }),
  });
  return [
    flag(on, section),
    ...more.map(within),
    iconField({ name: picture, title: '图标', side: 100, empty: '内置图标', section, when: isOn }),
  ];
};

const coordinate = (name: string, title: string, most: number): SettingField =>
  textField({ name, title, maxLength: 20, min: -most, max: most, isRequired: true });

const ENTRIES: readonly SettingField[] = [
  ...entry({ section: '首页', on: 'is_quick_home', picture: 'quick_home_pic' }),
  ...entry({ section: '客服', on: 'is_customer_services', picture: 'customer_services_pic' }),
  ...entry({
    section: '电话',
    on: 'is_dial',
    picture: 'dial_pic',
    more: [
      textField({
        name: 'contact_tel',
        title: '电话号码',
        help: '也是商城的联系电话',
        control: 'phone',
        maxLength: 20,
        isRequired: true,
      }),
    ],
  }),
  ...entry({
    section: '网页客服',
    on: 'is_web_service',
    picture: 'web_service_pic',
    more: [
      choiceField({
        name: 'web_service_type',
        title: '打开',
        kind: 'integer',
        options: [
          { value: 1, words: '网页' },
          { value: MESSENGER, words: '企业微信' },
        ],
      }),
      textField({ name: 'web_service_url', title: '网址', control: 'url', maxLength: 500, isRequired: true }),
      textField({
        name: 'enterprise_wechat_id',
        title: '企业编号',
        maxLength: 60,
        when: memberIs('web_service_type', MESSENGER),
      }),
    ],
  }),
  ...entry({
    section: '小程序（手机网页没有）',
    on: 'is_small_app',
    picture: 'small_app_pic',
    more: [
      textField({ name: 'small_app_id', title: '小程序', maxLength: 40, isRequired: true }),
      textField({ name: 'small_app_url', title: '路径', maxLength: 200 }),
    ],
  }),
  ...entry({
    section: '地图',
    on: 'is_quick_map',
    picture: 'quick_map_pic',
    more: [
      textField({ name: 'quick_map_address', title: '地址', maxLength: 60 }),
      {
        ...coordinate('latitude', '纬度', 90),
        control: 'location',
        parts: [coordinate('longitude', '经度', 180)],
      },
    ],
  }),
];

const LOOK: readonly SettingField[] = [
  switchField({ name: 'is_quick_navigation', title: '开启', kind: 'text', switch: FLAG }),
  choiceField({
    name: 'quick_navigation_style',
    title: '样式',
    kind: 'text',
    options: [
      { value: '1', words: '可收起' },
      { value: '2', words: '始终展开' },
    ],
    when: memberIs('is_quick_navigation', FLAG.on),
  }),
  // The names of the two are the wrong way round (diy README, trap 4).
  iconField({
    name: 'quick_navigation_opened_pic',
    title: '收起时的图标',
    side: 100,
    empty: '内置图标',
    when: { all: [memberIs('is_quick_navigation', FLAG.on), memberIs('quick_navigation_style', '1')] },
  }),
  iconField({
    name: 'quick_navigation_closed_pic',
    title: '展开时的图标',
    side: 100,
    empty: '内置图标',
    when: { all: [memberIs('is_quick_navigation', FLAG.on), memberIs('quick_navigation_style', '1')] },
  }),
];

export const QUICK_NAV_FORM: SettingForm = [
  { title: '快捷导航', fields: LOOK },
  { title: '入口', fields: ENTRIES },
];

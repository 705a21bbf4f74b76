// Settings that are edited as documents, and the options of the mall that store their values.
import { isRecord } from '~/domain/record';
import type { MallOptions } from '../ports/mall-options';
import { SETTING_DEFAULTS } from '../settings/setting-defaults';
import { readNavbar } from '~/domain/navbar';
import { readPart } from '../settings/config-part';
import type { Fields } from './fields';
import type { SettingDoc } from './doc-name';

interface SettingShape {
  /** Keys of options that it reads. */
  keys: readonly string[];
  read: (options: MallOptions) => Record<string, unknown>;
  /** Options by key with the document's value laid over them. */
  write(meta: Fields, options: MallOptions): Record<string, unknown>;
}

const TITLE_BAR = ['top_background_color', 'top_text_color'];

const recordOf = (value: unknown): Fields => (isRecord(value) ? value : {});
const pick = (fields: Fields, isPicked: (key: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => isPicked(key)));

const QUICK_KEYS = Object.keys(SETTING_DEFAULTS).filter((key) =>
  /quick|customer_service|^is_dial|^dial_|web_service|enterprise_wechat|small_app|^latitude$|^longitude$|^contact_tel$/.test(
    key,
  ),
);
const THEME_KEYS = ['theme_color', 'custom_theme_color'];

/** Several options, each a member of the value. */
const ofKeys = (keys: readonly string[]): SettingShape => ({
  keys,
  read: (options) => ({ ...pick(SETTING_DEFAULTS, (key) => keys.includes(key)), ...options }),
  write: (meta) => pick(meta, (key) => keys.includes(key)),
});

/** The saved value, else the default that phones get. */
const navbarOf = (options: MallOptions): Fields => {
  const { navs, ...rest } = readNavbar(options['navbar']);
  const saved = recordOf(options['navbar']);
  const stored = navs.map(({ id: _id, uid: _uid, ...nav }) => nav);
  return { ...rest, navs: stored, ...saved };
};

export const SETTING_SHAPES: Readonly<Record<SettingDoc, SettingShape>> = {
  auth: {
    keys: ['auth_page'],
    read: (options) => ({ ...readPart('auth_page', options) }),
    write: (meta) => ({ auth_page: meta }),
  },
  'tab-bar': {
    keys: ['navbar'],
    read: (options) => pick(navbarOf(options), (key) => !TITLE_BAR.includes(key)),
    write: (meta, options) => ({
      navbar: { ...pick(navbarOf(options), (key) => TITLE_BAR.includes(key)), ...meta },
    }),
  },
  'title-bar': {
    keys: ['navbar', 'bar_title'],
    read: (options) => ({
      ...pick(navbarOf(options), (key) => TITLE_BAR.includes(key)),
      bar_title: options['bar_title'] ?? [],
    }),
    write: ({ bar_title: titles = [], ...bar }, options) => ({
      navbar: { ...navbarOf(options), ...pick(bar, (key) => TITLE_BAR.includes(key)) },
      bar_title: titles,
    }),
  },
  'quick-nav': ofKeys(QUICK_KEYS),
  theme: ofKeys(THEME_KEYS),
};

export const SETTING_TITLES: Readonly<Record<SettingDoc, string>> = {
  auth: '登录页',
  'tab-bar': '标签栏',
  'title-bar': '标题栏',
  'quick-nav': '快捷导航',
  theme: '主题',
};

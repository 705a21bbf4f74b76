// Where documents are in the studio: pages, modules and user centres with a row of their own, and the settings.
import { DOC_KINDS, type DocKind, SETTING_DOCS } from '~/domain/studio/api';

const LISTS = {
  page: { list: '/pages', word: '页面' },
  module: { list: '/modules', word: '模块' },
  'user-center': { list: '/user-center', word: '个人中心' },
} as const;

const SETTINGS: Readonly<Record<SettingKind, { base: string; word: string }>> = {
  auth: { base: '/auth-page', word: '登录页' },
  'tab-bar': { base: '/navigation/tab-bar', word: '标签栏' },
  'title-bar': { base: '/navigation/title-bar', word: '标题栏' },
  'quick-nav': { base: '/navigation/quick-nav', word: '快捷导航' },
  theme: { base: '/theme', word: '主题色' },
};

export type PlacedKind = keyof typeof LISTS;
export type SettingKind = (typeof SETTING_DOCS)[number];

export interface DocPlace {
  kind: DocKind;
  /** `module-5`. */
  doc: string;
  /** Address of the list, or of a setting's only place, and its word in the menu. */
  list: string;
  word: string;
  /** Address below which its versions are: `/modules/5`. */
  base: string;
  /** Where it is edited. */
  edit: string;
}

export function docPlace(kind: PlacedKind, id: string): DocPlace {
  const { list, word } = LISTS[kind];
  const base = `${list}/${id}`;
  return { kind, doc: `${kind}-${id}`, list, word, base, edit: `${base}/edit` };
}

export function settingPlace(kind: SettingKind): DocPlace {
  const { base, word } = SETTINGS[kind];
  return { kind, doc: kind, list: base, word, base, edit: base };
}

export const isPlaced = (kind: DocKind): kind is PlacedKind => Object.hasOwn(LISTS, kind);

export const placeOfDoc = ({ kind, doc }: { kind: DocKind; doc: string }): DocPlace =>
  isPlaced(kind) ? docPlace(kind, doc.slice(kind.length + 1)) : settingPlace(kind);

/** The place of an address whose `id` is a row's. */
export const placeAt = (kind: DocKind, id: string): DocPlace =>
  isPlaced(kind) ? docPlace(kind, id) : settingPlace(kind);

const KINDS: readonly DocKind[] = [...DOC_KINDS, ...SETTING_DOCS];

/** Of a document's name: `module-5`, `theme`. */
export function placeOfName(doc: string): DocPlace | null {
  const kind = KINDS.find((one) => doc === one || doc.startsWith(`${one}-`));
  return kind === undefined ? null : placeOfDoc({ kind, doc });
}

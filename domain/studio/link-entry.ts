// Entries of the link picker: kinds of their parameters, validation, and the resulting link.
import { isPhoneNumber, isShownOnMobileWeb, addressOf, isSafeUrl, parseAddress } from '../links';
import { isRecord } from '../record';
import type { Picked } from './api-library';
import type { LinkValue } from './link-value';

export interface EntryParam {
  readonly key: string;
  readonly isRequired: boolean;
}

/** A link target. */
export interface LinkEntry {
  /** `base marketing order plugin page`. */
  readonly group: string;
  readonly name: string;
  /** Without parameters; '' for an outside address. */
  readonly path: string;
  readonly openType: string;
  readonly params: readonly EntryParam[];
  readonly permission: string;
  /** Why it cannot be chosen; null where it can. */
  readonly problem: string | null;
  /** Fixed parameters, such as the number of a laid-out page. */
  readonly given: Readonly<Record<string, string>>;
}

/** Why shoppers cannot open a page of the mall, as the picker says it. */
export const PAGE_PROBLEMS = { draft: '草稿', disabled: '停用', scheduled: '定时' } as const;

/** Pages in preparation are linked to before they are published; the check looks at them then. */
export const isChoosable = ({ group, problem }: LinkEntry): boolean => problem === null || group === 'page';

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The picker's row of GET `/pick/links` as an entry. */
export function entryOf({ name, problem, stored }: Picked): LinkEntry {
  const params = (Array.isArray(stored['params']) ? (stored['params'] as unknown[]) : []).filter(isRecord);
  const given = params.map((param) => [text(param['key']), text(param['value'])] as const);
  return {
    name,
    problem,
    group: text(stored['type']) || 'page',
    path: text(stored['value']),
    openType: text(stored['open_type']) || 'navigate',
    permission: text(stored['key']),
    params: params.map((param) => ({ key: text(param['key']), isRequired: param['is_required'] === true })),
    given: Object.fromEntries(given.filter(([, value]) => value !== '')),
  };
}

/** Words for operators where the catalogue's own name, which links store, is none of theirs. */
const PLACE_WORDS: Readonly<Record<string, string>> = { H5跳转地址: '外部网页' };

export const placeWords = (name: string): string => PLACE_WORDS[name] ?? name;

export interface ParamMeaning {
  /** Label of the parameter. */
  readonly words: string;
  /** Chosen from the mall's data. */
  readonly pick?: string;
  readonly input?: 'phone' | 'web' | 'app' | 'number';
  readonly options?: readonly { readonly value: string; readonly words: string }[];
}

const GOODS: ParamMeaning = { words: '商品', pick: 'goods' };
const BY_PATH: Readonly<Record<string, ParamMeaning>> = {
  '/pages/goods/goods id': GOODS,
  '/pages/article/article-detail/article-detail id': { words: '文章', pick: 'articles' },
  '/pages/topic/topic id': { words: '专题', pick: 'topics' },
  '/pages/topic/list type': { words: '专题分类', pick: 'topic-cats' },
  '/pages/store/detail id': { words: '门店', pick: 'stores' },
  '/pages/coupon/details/details id': { words: '优惠券', pick: 'coupons' },
  '/pages/order/index/index status': {
    words: '订单状态',
    options: [
      { value: '0', words: '全部' },
      { value: '1', words: '待付款' },
      { value: '2', words: '待发货' },
      { value: '3', words: '待收货' },
      { value: '4', words: '待评价' },
    ],
  },
};
const BY_KEY: Readonly<Record<string, ParamMeaning>> = {
  cat_id: { words: '分类', pick: 'cats' },
  mch_id: { words: '店铺', pick: 'mchs' },
  tel: { words: '电话', input: 'phone' },
  url: { words: '网址', input: 'web' },
  app_id: { words: '小程序 AppID', input: 'app' },
  path: { words: '小程序页面路径' },
  user_id: { words: '分销商编号', input: 'number' },
  is_activity: {
    words: '活动商品',
    options: [
      { value: '1', words: '是' },
      { value: '0', words: '否' },
    ],
  },
};
const ACTIVITY_KEYS: ReadonlySet<string> = new Set(['id', 'goods_id', 'composition_id', 'lottery_id']);

/** The kind of an entry's parameter; an unknown one is a text. */
export function meaningOf({ path, permission }: LinkEntry, key: string): ParamMeaning {
  const known = BY_PATH[`${path} ${key}`] ?? BY_KEY[key];
  if (known !== undefined) return known;
  if (path.startsWith('/plugins/') && ACTIVITY_KEYS.has(key))
    return { words: '活动商品', pick: `goods:${permission}` };
  return { words: key };
}

const APP_ID = /^[\w-]{6,40}$/;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;
const NEEDS_SCHEME = '网址要以 https:// 开头';

/** The address that is meant by one that begins with the name of a host; null for others. */
export const withScheme = (address: string): string | null =>
  HOST.test(address.trim()) ? `https://${address.trim()}` : null;

/** An address without a scheme is of the mall's own site: a path, below its root where it begins with no slash. */
function webProblem(address: string): string | null {
  if (!isSafeUrl(address) || address.startsWith('//') || withScheme(address) !== null) return NEEDS_SCHEME;
  if (SCHEME.test(address)) return /^https:\/\/[^/]/i.test(address) ? null : NEEDS_SCHEME;
  return address.includes('/') ? null : NEEDS_SCHEME;
}

/** Whether an address of a web page leads nowhere. */
export const isNoWebAddress = (address: string): boolean =>
  !/^https?:/i.test(address) && webProblem(address) !== null;

const SCREEN = /^(?:\/?#)?(\/(?:pages|plugins)\/[^#]*)$/;

/** Whether an address names a screen of the mall that the catalogue does not have. */
export const isUnknownScreen = (entries: readonly LinkEntry[], address: string): boolean => {
  const screen = SCREEN.exec(address.trim())?.[1];
  return screen !== undefined && entries.length > 0 && entryForAddress(entries, { url: screen }) === null;
};

const CHECKS: Readonly<Record<NonNullable<ParamMeaning['input']>, (value: string) => string | null>> = {
  phone: (value) => (isPhoneNumber(value) ? null : '电话号码写作 400-000-0000 或 13800000000'),
  web: webProblem,
  app: (value) => (APP_ID.test(value) ? null : 'AppID 只有字母和数字，如 wx1234567890abcdef'),
  number: (value) => (/^\d{1,10}$/.test(value) ? null : '只能填数字'),
};

export type ParamValues = Readonly<Record<string, string>>;

/** Errors of missing and invalid parameters, by key. */
export function paramProblems(entry: LinkEntry, values: ParamValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    entry.params.flatMap(({ key, isRequired }): (readonly [string, string])[] => {
      const value = (values[key] ?? '').trim();
      const { words, pick, options, input } = meaningOf(entry, key);
      if (value === '') {
        const verb = pick === undefined && options === undefined ? '填写' : '选择';
        return isRequired ? [[key, `「${entry.name}」还没有${verb}${words}`]] : [];
      }
      const problem = input === undefined ? null : CHECKS[input](value);
      return problem === null ? [] : [[key, problem]];
    }),
  );
}

/** A number where the mall's own editor stores one: ids of chosen records. */
const typed = ({ pick }: ParamMeaning, value: string): string | number =>
  pick !== undefined && /^\d+$/.test(value) ? Number(value) : value;

interface Filled {
  values: ParamValues;
  /** Name of the chosen record: 「青瓷茶杯」. */
  subject?: string | undefined;
}

/** The link of an entry with its parameters, as the mall's own picker writes it. */
export function linkOf(entry: LinkEntry, { values, subject }: Filled): LinkValue {
  const params = entry.params.flatMap(({ key, isRequired }) => {
    const value = (entry.given[key] ?? values[key] ?? '').trim();
    const stored = entry.group === 'page' ? Number(value) : typed(meaningOf(entry, key), value);
    return value === '' ? [] : [{ key, value: stored, desc: '', is_required: isRequired, data_type: 'text' }];
  });
  const query = Object.fromEntries(params.map(({ key, value }) => [key, String(value)]));
  const url = params.length === 0 ? entry.path : addressOf(entry.path, query);
  const { name, group: labelType, openType, permission: key } = entry;
  return {
    url,
    openType,
    params,
    key,
    label: name,
    labelType,
    entry: {
      type: labelType,
      name,
      open_type: openType,
      icon: '',
      value: entry.path,
      params,
      new_link_url: url,
      key,
      ...(subject === undefined ? {} : { button_text: { show_name: subject, link_name: name } }),
    },
  };
}

const OUTSIDE_KEYS: Readonly<Record<string, string>> = { web: 'url', h5: 'url', tel: 'tel' };

/** Parameters of a stored link; parsed from its address where they are not stored separately. */
export function valuesOf({ url, params, openType }: LinkValue): ParamValues {
  const own = (params ?? []).filter(isRecord);
  if (own.length > 0)
    return Object.fromEntries(own.map((param) => [text(param['key']), text(param['value'])]));
  const { query } = parseAddress(url);
  const key = OUTSIDE_KEYS[openType ?? ''];
  return key !== undefined && Object.keys(query).length === 0 && url !== '' ? { [key]: url } : query;
}

const pathOfUrl = (url: string): string => {
  const { path } = parseAddress(url);
  return path.startsWith('/') || !path.includes('/') ? path : `/${path}`;
};

/** Match of an entry with an address: -1 for none, else higher for each matching parameter, most for fixed ones. */
function fit(entry: LinkEntry, path: string, query: ParamValues): number {
  const own = parseAddress(entry.path);
  if (own.path !== path || path === '') return -1;
  const fixed = { ...own.query, ...entry.given };
  if (Object.entries(fixed).some(([key, value]) => query[key] !== value)) return -1;
  const taken = entry.params.filter(({ key }) => query[key] !== undefined);
  const hasRequired = entry.params.every(({ key, isRequired }) => !isRequired || query[key] !== undefined);
  return hasRequired ? 2 * Object.keys(fixed).length + taken.length : -1;
}

/** The entry of an address; null where the catalogue has none. */
export function entryForAddress(
  entries: readonly LinkEntry[],
  { url, openType }: { url: string; openType?: string | null },
): LinkEntry | null {
  const path = pathOfUrl(url);
  const { query } = parseAddress(url);
  const outside = entries.find((entry) => entry.openType === openType && openType !== 'navigate');
  if (outside !== undefined) return outside;
  let best: { entry: LinkEntry; score: number } | null = null;
  for (const entry of entries) {
    const score = fit(entry, path, query);
    if (score > (best?.score ?? -1)) best = { entry, score };
  }
  return best?.entry ?? null;
}

/** Parses pasted text: an address of the mall, an outside one, or a search text. */
export type Pasted =
  | { kind: 'place'; entry: LinkEntry; values: ParamValues }
  | { kind: 'outside'; url: string }
  | { kind: 'words'; words: string };

export function readPasted(
  pasted: string,
  { entries, origin }: { entries: readonly LinkEntry[]; origin: string },
): Pasted {
  const trimmed = pasted.trim();
  const isOurs = trimmed.startsWith(`${origin}/`) || trimmed.startsWith('/') || trimmed.startsWith('#/');
  const hash = /#(\/.*)$/.exec(trimmed)?.[1];
  const address = hash ?? (trimmed.startsWith('/') ? trimmed : '');
  const entry = isOurs && address !== '' ? entryForAddress(entries, { url: address }) : null;
  if (entry !== null) return { kind: 'place', entry, values: parseAddress(address).query };
  if (/^https?:\/\//i.test(trimmed)) return { kind: 'outside', url: trimmed };
  return { kind: 'words', words: trimmed };
}

/** Has no target on the mobile web. */
export const isMiniProgramOnly = ({ path, openType }: LinkEntry): boolean =>
  !isShownOnMobileWeb({
    value: path,
    open_type: openType,
    params: openType === 'app' ? [{ key: 'app_id', value: 'x' }] : [],
  });

/** 「商品详情 · 青瓷茶杯」 for a stored link. */
export function linkWords(link: LinkValue, entry: LinkEntry | null): string {
  const button = link.entry?.['button_text'];
  const subject = isRecord(button) ? text(button['show_name']) : '';
  const name = placeWords(entry?.name ?? link.label ?? '');
  if (subject !== '') return `${name} · ${subject}`;
  const outside =
    entry !== null && entry.openType in OUTSIDE_KEYS ? Object.values(valuesOf(link))[0] : undefined;
  if (outside !== undefined) return `${name} · ${outside}`;
  return name === '' ? link.url : name;
}

// Rules of links: none, without a required parameter, to a place that is not there or not permitted.
import { LINK_CATALOGUE } from '../../link-catalogue';
import { isPageLink, isScriptUrl, isShownOnMobileWeb, type ResolvedLink, resolveLink } from '../../links';
import { isRecord } from '../../record';
import type { LinkShape } from '../form';
import { isNoWebAddress, PAGE_PROBLEMS } from '../link-entry';
import { isInOneProperty } from '../link-value';
import type { Facts, Found } from './issue';
import { pickKey } from './issue';
import type { Place } from './places';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The link that a place stores, as the mall reads it. */
export function linkAt({ field, value, owner }: Place): unknown {
  if (field.link === undefined) return undefined;
  const { shape, fields } = field.link;
  if (isInOneProperty(shape)) return value;
  const part = (name: keyof LinkShape['fields']): unknown => owner[fields[name] ?? ''];
  const own = { url: part('url'), openType: part('openType'), params: part('params') };
  const whole = part('whole');
  return isRecord(whole) ? { ...own, link: whole } : own;
}

const ADDRESSES = ['url', 'link_url', 'new_link_url', 'value', 'img_url', 'page_url'];

function isEmpty(link: unknown): boolean {
  if (!isRecord(link)) return text(link) === '';
  const types = ['openType', 'open_type'].map((name) => text(link[name]));
  const isAction = types.some((type) => !['', 'navigate'].includes(type));
  if (ADDRESSES.some((name) => text(link[name]) !== '') || isAction) return false;
  return !isRecord(link['link']) || isEmpty(link['link']);
}

/** An address that runs a script, also in one of several spellings that a link is stored in. */
function isHostile(link: unknown): boolean {
  if (!isRecord(link)) return isScriptUrl(link);
  return ADDRESSES.some((name) => isScriptUrl(link[name])) || isHostile(link['link']);
}

const permissionOf = (link: unknown, { field, owner }: Place): string => {
  const key = field.link?.fields.key;
  if (key !== undefined) return text(owner[key]);
  return isRecord(link) ? text(link['key']) : '';
};

/** What a parameter is chosen from, by its place in the mall. */
const PICKS: Readonly<Record<string, readonly [parameter: string, kind: string]>> = {
  '/pages/goods/goods': ['id', 'goods'],
  '/pages/goods/list': ['cat_id', 'cats'],
  '/pages/topic/topic': ['id', 'topics'],
  '/pages/store/detail': ['id', 'stores'],
  '/pages/article/article-detail/article-detail': ['id', 'articles'],
  '/pages/index/index': ['page_id', 'links'],
};

/** In the words of the picker; a page is named, as it is what operators publish. */
function goneWords({ kind }: { kind: string }, problem: string): string {
  if (kind !== 'links') return `链接到的内容${problem}`;
  const { draft, disabled, scheduled } = PAGE_PROBLEMS;
  const words: Readonly<Record<string, string>> = {
    [draft]: '还没发布',
    [disabled]: '已停用',
    [scheduled]: '还没发布，已定时',
  };
  return `打开的页面${words[problem] ?? problem}`;
}

/** The mall's own thing that a stored link opens; null for other links. */
export function targetOfLink(stored: unknown): { kind: string; id: string } | null {
  const link = resolveLink(stored);
  if (link === null || !isPageLink(link)) return null;
  const [parameter = '', kind = ''] = PICKS[link.path] ?? [];
  const id = link.query[parameter] ?? '';
  return /^\d+$/.test(id) ? { kind, id } : null;
}

export const targetOf = (place: Place) => targetOfLink(linkAt(place));

function parameterWords(link: unknown): string | null {
  const target = resolveLink(link);
  if (target === null || !isPageLink(target)) return null;
  const entry = LINK_CATALOGUE.find(({ path, openType }) => path === target.path && openType === 'navigate');
  const missing = entry?.params.find(({ key, isRequired }) => isRequired && (target.query[key] ?? '') === '');
  return missing === undefined || entry === undefined ? null : `「${entry.name}」还没有选要打开哪一个`;
}

/** Of a web page; '/' for links of other kinds. */
function webAddress(link: ResolvedLink): string {
  if (link.openType === 'h5') return link.url;
  return isPageLink(link) && link.openType === 'web' ? (link.query['url'] ?? '') : '/';
}

function problemOf(place: Place, facts: Facts): Omit<Found, 'at'> | null {
  const link = linkAt(place);
  if (isEmpty(link)) {
    const isTapped = place.field.link?.shape === 'picker' || place.field.link?.shape === 'flat';
    return place.isInRow && isTapped
      ? { code: 'link', level: 'should', words: '没有链接，点了没有反应' }
      : null;
  }
  if (isHostile(link)) return { code: 'unsafe', level: 'must', words: '链接的地址不安全，请重新选择' };
  const parameter = parameterWords(link);
  if (parameter !== null) return { code: 'link-parameter', level: 'must', words: parameter };
  if (!isShownOnMobileWeb(link))
    return { code: 'link-platform', level: 'should', words: '这个链接只能在小程序里打开' };
  const resolved = resolveLink(link);
  if (resolved === null || isNoWebAddress(webAddress(resolved)))
    return { code: 'link-dead', level: 'should', words: '链接打不开，请重新选择' };
  const permission = permissionOf(link, place);
  if (permission !== '' && !facts.permissions.has(permission))
    return { code: 'link-permission', level: 'should', words: '链接到的功能商城没有开通' };
  const target = targetOf(place);
  const fact = target === null ? undefined : facts.picked[pickKey(target.kind, target.id)];
  if (target !== null && fact?.problem !== undefined && fact.problem !== null)
    return { code: 'link-dead', level: 'should', words: goneWords(target, fact.problem) };
  return null;
}

export function linkRule(place: Place, facts: Facts): Found[] {
  if (place.field.control !== 'link') return [];
  const problem = problemOf(place, facts);
  return problem === null ? [] : [{ ...problem, at: place.at }];
}

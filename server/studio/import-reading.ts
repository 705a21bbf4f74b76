// Recognises exports of an existing mall: component array, page, template row, older home, a whole export.
import { isRecord } from '~/domain/record';
import type { AccessLimit } from '~/domain/studio/api';
import type { ImportedPage, ImportReport } from '~/domain/studio/api-library';
import { jsonErrorAt } from '~/domain/studio/json-error';
import { accessLimitOf } from './apply-live';
import type { Fields } from './fields';
import { oldHomeBlocks } from './old-home';
import { StudioError } from './studio-error';

export interface RecognisedPage extends Pick<ImportedPage, 'title' | 'meta'> {
  tabs: { name: string; text: string }[];
}

export interface Recognised {
  kind: ImportReport['kind'];
  pages: RecognisedPage[];
}

const isComponent = (value: unknown): boolean =>
  isRecord(value) && typeof value['id'] === 'string' && 'data' in value;
const textOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;
const titleOf = (value: unknown): string => Array.from(textOf(value, '导入的页面')).slice(0, 15).join('');

/** A layout as text: preserved byte for byte where it was delivered as text. */
function layoutText(data: unknown): string | null {
  if (typeof data === 'string') return data.trim().startsWith('[') ? data : null;
  return Array.isArray(data) ? JSON.stringify(data) : null;
}

/** A tab's layout: that of its template, or its own data. */
function tabText(nav: Fields): string | null {
  const template = nav['template'];
  return layoutText(isRecord(template) ? template['data'] : nav['data']);
}

/** Lets nobody in where it cannot be read: what members alone saw must not open to all. */
function limitOf(value: unknown): AccessLimit | null {
  try {
    return accessLimitOf(typeof value === 'string' && value !== '' ? JSON.parse(value) : value || null);
  } catch {
    return { is_all: 0, member: [] };
  }
}

function pageOf(value: unknown): RecognisedPage | null {
  if (!isRecord(value) || !Array.isArray(value['navs'])) return null;
  const tabs = value['navs'].filter(isRecord).flatMap((nav) => {
    const text = tabText(nav);
    return text === null ? [] : [{ name: textOf(nav['name'], ''), text }];
  });
  if (tabs.length === 0) return null;
  // Delivered as text, stored as a number, exported as a boolean.
  const show_navs = String(value['show_navs']) === '1' || value['show_navs'] === true;
  const meta = { show_navs, access_limit: limitOf(value['access_limit']) };
  return { title: titleOf(value['title']), meta, tabs };
}

const only = (title: string, text: string): RecognisedPage[] => [
  { title, meta: { show_navs: false, access_limit: null }, tabs: [{ name: title, text }] },
];

type Reader = (value: unknown, text: string) => Recognised | null;

const components: Reader = (value, text) => {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isComponent)) return null;
  return { kind: 'components', pages: only('导入的页面', text) };
};

const wholeExport: Reader = (value) => {
  if (!isRecord(value) || !Array.isArray(value['pages'])) return null;
  const pages = value['pages'].flatMap((page) => pageOf(page) ?? []);
  return pages.length === 0 ? null : { kind: 'export', pages };
};

const page: Reader = (value) => {
  const found = pageOf(value);
  return found === null ? null : { kind: 'page', pages: [found] };
};

const templateRow: Reader = (value) => {
  const text = isRecord(value) ? layoutText(value['data']) : null;
  if (!isRecord(value) || text === null || isComponent(value)) return null;
  return { kind: 'template', pages: only(titleOf(value['name']), text) };
};

const oldHome: Reader = (value) => {
  const blocks = oldHomeBlocks(value);
  if (blocks === null) return null;
  return { kind: 'old-home', pages: only('首页', JSON.stringify(blocks)) };
};

/** A response of the mall's protocol has its content in `data`. */
const unwrapped = (value: unknown): unknown =>
  isRecord(value) && 'code' in value && isRecord(value['data'])
    ? (value['data']['home_pages'] ?? value['data'])
    : value;

/** @throws StudioError 422 with the offset of invalid JSON, and where nothing is recognised. */
export function recognise(text: string): Recognised {
  const place = jsonErrorAt(text);
  if (place !== null)
    throw new StudioError('invalid', { message: `第 ${place + 1} 个字符处不是有效的 JSON` });
  const value: unknown = JSON.parse(text);
  const inner = unwrapped(value);
  for (const read of [wholeExport, page, components, templateRow, oldHome]) {
    const found = read(inner, inner === value ? text : JSON.stringify(inner));
    if (found !== null) return found;
  }
  throw new StudioError('invalid', { message: '里面没有页面布局' });
}

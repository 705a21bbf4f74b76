// Reads documents out of rows of an existing mall: pages with their tabs, modules, user centres.
import { isRecord } from '~/domain/record';
import { jsonErrorAt } from '~/domain/studio/json-error';
import { readJson } from '~/domain/studio/json-text';
import { listOf } from '~/schemas/shape';
import type { AccessLimit } from '~/domain/studio/api';
import type { ImportedDoc } from '~/domain/studio/api-import';
import { idOf, recordsOf } from '../settings/stored-values';
import { checkJsonBounds } from '../http/json-bounds';
import { accessLimitOf } from './apply-live';
import type { Fields } from './fields';

export interface RecognisedDoc extends Pick<ImportedDoc, 'kind' | 'id' | 'title' | 'meta' | 'doubt'> {
  /** Notes as the file has them: anything. */
  tabs: { name: string; text: string; notes: unknown }[];
}

/** The text of a list or an object as the file has it. */
export type TextOf = (part: object) => string;

const OPEN: ImportedDoc['meta'] = { show_navs: false, access_limit: null };

/** Longest title of each kind; a longer one is cut. */
const LONGEST = { page: 15, module: 30, 'user-center': 30 } as const;
const UNTITLED = { page: '导入的页面', module: '导入的模块', 'user-center': '导入的个人中心' } as const;

/** Ids of rows are numbers or digits, those of components are words. */
const isComponent = (value: unknown): value is Fields =>
  isRecord(value) && typeof value['id'] === 'string' && !/^\d+$/.test(value['id']) && 'data' in value;

/** A list of components, with gaps too; an element that is no component is reported at its place. */
export const isComponents = (value: unknown): value is object => listOf(value)?.some(isComponent) ?? false;

const textOr = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;

function titleFor(kind: RecognisedDoc['kind'], value: unknown): string {
  return Array.from(textOr(value, UNTITLED[kind])).slice(0, LONGEST[kind]).join('');
}

const BOUNDS = { depth: 60, values: 400_000 };

/** @throws SyntaxError for a text that cannot be walked safely. */
export const requireBounds = (text: string): void => checkJsonBounds(text, BOUNDS);

/** A list as text, byte for byte; one with gaps as the list of its elements, each byte for byte. */
export function listText(list: object, textOf: TextOf): string {
  if (Array.isArray(list)) return textOf(list);
  const texts = Object.values(list).map((one: unknown) =>
    typeof one === 'object' && one !== null ? textOf(one) : JSON.stringify(one),
  );
  return `[${texts.join(',')}]`;
}

/** A layout as text: it is a text within the file, or a part of it. */
function layoutText(data: unknown, textOf: TextOf): string | null {
  if (Array.isArray(data)) return textOf(data);
  if (isComponents(data)) return listText(data, textOf);
  if (typeof data !== 'string' || !/^\s*[[{]/.test(data)) return null;
  requireBounds(data);
  if (data.trim().startsWith('[')) return data;
  if (jsonErrorAt(data) !== null) return null;
  const inner = readJson(data);
  return isComponents(inner.value) ? listText(inner.value, inner.textOf) : null;
}

const isDeleted = ({ is_delete: flag }: Fields): boolean => flag === 1 || flag === '1' || flag === true;
const doubtOf = (row: Fields): string | null => (isDeleted(row) ? '在原来的商城已删除' : null);

function idsIn(text: string): string[] {
  try {
    return recordsOf(JSON.parse(text)).map(({ id }) => String(id));
  } catch {
    return [];
  }
}

/** Only user centres have the block of the shopper. */
const kindOf = (text: string): 'page' | 'user-center' =>
  idsIn(text).includes('user') ? 'user-center' : 'page';

/** A document with one tab. */
export function single(kind: RecognisedDoc['kind'], row: Fields, text: string): RecognisedDoc {
  const title = titleFor(kind, row['name']);
  const [id, doubt] = [idOf(row['id']), doubtOf(row)];
  return { kind, id, title, meta: OPEN, doubt, tabs: [{ name: title, text, notes: row['notes'] }] };
}

/** A component array without a row. */
export const bare = (text: string): RecognisedDoc => single(kindOf(text), {}, text);

/** A row with a component array in `data`; `kind` where the file says it. */
export function layoutRow(
  value: unknown,
  textOf: TextOf,
  kind?: RecognisedDoc['kind'],
): RecognisedDoc | null {
  if (!isRecord(value) || isComponent(value)) return null;
  const text = layoutText(value['data'], textOf);
  if (text === null) return null;
  return single(kind ?? (value['type'] === '' ? 'module' : kindOf(text)), value, text);
}

/** A user centre: its row, or its components as the mall's configuration has them. */
export function userCenterOf(value: unknown, textOf: TextOf, title?: unknown): RecognisedDoc | null {
  if (!isComponents(value)) return layoutRow(value, textOf, 'user-center');
  return single('user-center', { name: title }, listText(value, textOf));
}

/** A tab's layout: that of its template, or its own data. */
function tabText(nav: Fields, textOf: TextOf): string | null {
  const template = nav['template'];
  return layoutText(isRecord(template) ? template['data'] : nav['data'], textOf);
}

/** Lets nobody in where it cannot be read: what members alone saw must not open to all. */
function limitOf(value: unknown): AccessLimit | null {
  try {
    return accessLimitOf(typeof value === 'string' && value !== '' ? JSON.parse(value) : value || null);
  } catch {
    return { is_all: 0, member: [] };
  }
}

const REFUSED = '取它的人没有权限看这个页面，里面没有组件';

/** Delivered to a shopper who may not see the page: the server leaves a mark in place of the blocks. */
const isRefused = (tabs: RecognisedDoc['tabs']): boolean =>
  tabs.some(({ text }) => idsIn(text).includes('access_limit'));

export function pageOf(value: unknown, textOf: TextOf): RecognisedDoc | null {
  if (!isRecord(value)) return null;
  const tabs = recordsOf(value['navs']).flatMap((nav) => {
    const text = tabText(nav, textOf);
    return text === null ? [] : [{ name: textOr(nav['name'], ''), text, notes: nav['notes'] }];
  });
  if (tabs.length === 0) return null;
  // Delivered as text, stored as a number, exported as a boolean.
  const show_navs = String(value['show_navs']) === '1' || value['show_navs'] === true;
  const meta = { show_navs, access_limit: limitOf(value['access_limit']) };
  const doubt = isRefused(tabs) ? REFUSED : doubtOf(value);
  return { kind: 'page', id: idOf(value['id']), title: titleFor('page', value['title']), meta, doubt, tabs };
}

const isOf = (key: string, id: unknown) => (row: Fields) => idOf(row[key]) === idOf(id);

/** Pages of rows of three tables, then the layouts that are in none of them. */
export function tableDocs(tables: Fields, textOf: TextOf): RecognisedDoc[] {
  const templates = recordsOf(tables['diy_template']);
  const navs = recordsOf(tables['diy_page_nav']);
  const pages = recordsOf(tables['diy_page']).flatMap((row) => {
    const own = navs.filter(isOf('page_id', row['id']));
    const joined = own.map((nav) => ({ ...nav, template: templates.find(isOf('id', nav['template_id'])) }));
    return pageOf({ ...row, navs: joined }, textOf) ?? [];
  });
  const used = new Set(navs.map((nav) => idOf(nav['template_id'])));
  const rest = templates.filter(({ id }) => pages.length === 0 || !used.has(idOf(id)));
  return [...pages, ...rest.flatMap((row) => layoutRow(row, textOf) ?? [])];
}

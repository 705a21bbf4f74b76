// Recognises what an existing mall exports or answers: layouts alone, in rows, lists and tables, an older home, settings.
import { isRecord } from '~/domain/record';
import type { ImportRemark, ImportReport } from '~/domain/studio/api-import';
import { listOf } from '~/schemas/shape';
import { recordsOf } from '../settings/stored-values';
import { jsonErrorAt } from '~/domain/studio/json-error';
import { readJson } from '~/domain/studio/json-text';
import {
  bare,
  isComponents,
  layoutRow,
  listText,
  pageOf,
  type RecognisedDoc,
  requireBounds,
  single,
  tableDocs,
  type TextOf,
  userCenterOf,
} from './import-docs';
import { type RecognisedSetting, settingsIn } from './import-options';
import { foreignWords, invalidWords, refusalWords } from './import-refusal';
import { oldHomeBlocks } from './old-home';
import { StudioError } from './studio-error';

export interface Recognised {
  kind: ImportReport['kind'];
  docs: RecognisedDoc[];
  settings: RecognisedSetting[];
  remarks: ImportRemark[];
}

type Reader = (value: unknown, textOf: TextOf) => Recognised | null;

/** Null where there is nothing of it. */
function found(
  kind: Recognised['kind'],
  docs: RecognisedDoc[],
  more: Partial<Recognised> = {},
): Recognised | null {
  const all = { kind, docs, settings: [], remarks: [], ...more };
  return all.docs.length + all.settings.length + all.remarks.length === 0 ? null : all;
}

const docsOf = (list: unknown, read: (row: unknown) => RecognisedDoc | null): RecognisedDoc[] =>
  (listOf(list) ?? []).flatMap((row: unknown) => read(row) ?? []);

const components: Reader = (value, textOf) =>
  isComponents(value) ? found('components', [bare(listText(value, textOf))]) : null;

const page: Reader = (value, textOf) =>
  found(
    'page',
    docsOf([value], (one) => pageOf(one, textOf)),
  );

const row: Reader = (value, textOf) =>
  found(
    'template',
    docsOf([value], (one) => layoutRow(one, textOf)),
  );

const tables: Reader = (value, textOf) =>
  isRecord(value) && recordsOf(value['diy_template']).length > 0
    ? found('tables', tableDocs(value, textOf))
    : null;

/** Rows of pages, templates and modules: an array, or the `list` of an answer. */
const list: Reader = (value, textOf) => {
  const rows = listOf(isRecord(value) && 'list' in value ? value['list'] : value);
  if (rows === null) return null;
  const docs = docsOf(rows, (one) => pageOf(one, textOf) ?? layoutRow(one, textOf));
  const empty = rows.length - docs.length;
  const remarks = empty === 0 ? [] : [{ message: `另有 ${empty} 行没有组件，没有列出`, place: null }];
  return docs.length === 0 ? null : found('list', docs, { remarks });
};

const oldHome: Reader = (value) => {
  const option = isRecord(value) ? (value['home_page_option'] ?? value) : value;
  const blocks = oldHomeBlocks(option);
  return blocks === null
    ? null
    : found('old-home', [single('page', { name: '首页' }, JSON.stringify(blocks))]);
};

const OLD_USER_CENTER: ImportRemark = {
  message: '旧版的个人中心不是由组件组成的，没有导入：新建一个，再照着摆',
  place: 'user-center',
};

/** A file with several parts by name: an export, or the mall's configuration. */
const parts: Reader = (value, textOf) => {
  if (!isRecord(value)) return null;
  const { config } = value;
  const all = isRecord(config) ? { ...value, ...config } : value;
  const center = all['user_center'];
  const centers = isComponents(center) || !Array.isArray(center) ? [center] : center;
  const docs = [
    ...docsOf([all['page']], (one) => pageOf(one, textOf)),
    ...docsOf(all['pages'], (one) => pageOf(one, textOf)),
    ...docsOf(all['modules'], (one) => layoutRow(one, textOf, 'module')),
    ...docsOf(centers, (one) => userCenterOf(one, textOf, all['user_center_title'])),
    ...docsOf(all['user_centers'], (one) => userCenterOf(one, textOf)),
  ];
  const settings = settingsIn(all);
  const isOld = isRecord(center) && ('top_style' in center || 'order_bar' in center);
  return found(settings.length > 0 ? 'config' : 'export', docs, {
    settings,
    remarks: isOld ? [OLD_USER_CENTER] : [],
  });
};

const READERS: readonly Reader[] = [tables, page, components, list, row, oldHome, parts];

/** An answer of the mall's protocol has its content in `data`. */
function unwrapped(value: unknown): unknown {
  if (!isRecord(value) || !('code' in value)) return value;
  const { data } = value;
  if (isRecord(data)) return data['home_pages'] ?? data;
  return Array.isArray(data) ? data : value;
}

/** @throws SyntaxError where it is too deep, StudioError 422 for a content without a layout, with what it is. */
export function recognise(text: string): Recognised {
  const foreign = foreignWords(text);
  if (foreign !== null) throw new StudioError('invalid', { message: foreign });
  requireBounds(text);
  const place = jsonErrorAt(text);
  if (place !== null) throw new StudioError('invalid', { message: invalidWords(text, place) });
  const { value, textOf } = readJson(text);
  // Of a column that was copied with its quotation marks.
  if (typeof value === 'string' && jsonErrorAt(value) === null) return recognise(value);
  const inner = unwrapped(value);
  for (const read of READERS) {
    const one = read(inner, textOf);
    if (one !== null) return one;
  }
  throw new StudioError('invalid', { message: refusalWords(value, inner) });
}

// Words of an import: of its format, of the kinds of its documents, of how many there are.
import type { ImportedDoc, ImportedSetting, ImportReport, MissingEntry } from '~/domain/studio/api-import';
import { docPlace, settingPlace } from '../shell/doc-place';

/** Kinds of documents, in the order in which they are said. */
const KINDS = ['page', 'module', 'user-center'] as const;

/** Documents of an import, pages first. */
export const inOrder = <T>(all: readonly T[], kindOf: (one: T) => ImportedDoc['kind']): T[] =>
  KINDS.flatMap((kind) => all.filter((one) => kindOf(one) === kind));

export const FORMAT_WORDS: Readonly<Record<ImportReport['kind'], string>> = {
  components: '组件数组',
  page: '页面',
  template: '模板行',
  list: '列表',
  tables: '数据表',
  'old-home': '旧版首页',
  export: '导出的文件',
  config: '商城配置',
};

export const MISSING_WORDS: Readonly<Record<MissingEntry['kind'], string>> = {
  goods: '商品',
  coupons: '优惠券',
  modules: '模块',
};

export const kindWord = (kind: ImportedDoc['kind']): string => docPlace(kind, '').word;

/** 「1 个页面、3 个模块、标签栏」. */
export function countWords(
  docs: readonly Pick<ImportedDoc, 'kind'>[],
  settings: readonly Pick<ImportedSetting, 'doc'>[],
): string {
  const counts = KINDS.flatMap((kind) => {
    const count = docs.filter((doc) => doc.kind === kind).length;
    return count === 0 ? [] : [`${count} 个${kindWord(kind)}`];
  });
  return [...counts, ...settings.map(({ doc }) => settingPlace(doc).word)].join('、');
}

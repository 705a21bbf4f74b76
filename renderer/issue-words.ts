// The messages of layout issues: for operators only, so never in the phone's chunks.
import type { Issue, IssueCode } from './layout';

const WORDS: Readonly<Record<IssueCode, string>> = {
  'not-json': '页面数据不是有效的 JSON',
  'not-a-list': '页面数据不是组件列表',
  'broken-node': '这个组件的数据已损坏，已原样保留',
  'unknown-widget': '没有名为“%”的组件，已原样保留',
  'newer-version': '组件“%”由更新的版本创建，已原样保留',
  'migration-failed': '组件“%”的旧数据无法升级，已原样保留',
  'invalid-data': '组件“%”的数据不合规',
  'duplicate-uid': '组件标识重复，已重新编号',
};

/** The message for the operator. */
export const issueWords = ({ code, subject, detail = '' }: Issue): string =>
  WORDS[code].replace('%', subject) + (detail === '' ? '' : `，缺少 ${detail}`);

// What the menus of a page offer, by its state and the operator's rights: in the list and in the editor.
import type { PageRow, Rights } from '~/domain/studio/api';
import { apiAddress, type Query } from '../services/addresses';
import type { MenuEntry } from '../ui/menu';
import type { PageActs } from './page-acts';
import type { PageDialogKind } from './page-dialogs';
import { isHomePage } from './page-words';

export interface PageActing {
  row: PageRow;
  acts: PageActs;
  onDialog: (kind: PageDialogKind, row: PageRow) => void;
  say: (words: string) => void;
  /** Starts the download of an export; at once where the draft is saved. */
  load?: (address: string) => void;
}

/** Starts a download of the browser's own. */
export function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Of documents that are named by the query, as an import here or an existing mall reads them. */
export function exportEntries(query: Query, load = download): MenuEntry[] {
  return [
    { words: '导出', run: () => load(apiAddress('export', query)) },
    { words: '导出给已有商城', run: () => load(apiAddress('export', { ...query, for: 'mall' })) },
  ];
}

const HOME_WORDS = '这是首页，先把别的页面设为首页';

const ONE_PRESS_MS = 24 * 3_600_000;

/** By one press, soon after the publication. */
const takeBackEntry = ({ row, acts }: PageActing): MenuEntry[] =>
  row.isLive && row.liveFrom !== null && Date.now() - Date.parse(row.liveFrom) < ONE_PRESS_MS
    ? [{ words: '换回上一版', run: () => void acts.takeBack(row, 'previous') }]
    : [];

/** Of what shoppers see: the editor has its own ways to it. */
export function liveEntries(acting: PageActing): MenuEntry[] {
  const { row, acts, onDialog } = acting;
  return [
    ...(row.state === 'disabled' || (row.isLive && !row.hasChanges)
      ? []
      : [{ words: '发布', run: () => onDialog('publish', row) }]),
    ...takeBackEntry(acting),
    ...(row.isLive ? [{ words: '下线或换回…', run: () => onDialog('take-back', row) }] : []),
    ...(row.scheduled === null ? [] : [{ words: '取消定时', run: () => void acts.unschedule(row) }]),
    { words: '谁可以看', run: () => onDialog('access', row) },
  ];
}

function publisherEntries({ row, acts, onDialog, say }: PageActing): MenuEntry[] {
  const refused = () => say(HOME_WORDS);
  return [
    { words: '重命名', run: () => onDialog('rename', row) },
    ...(row.isLive ? [{ words: '设为首页', run: () => onDialog('home', row) }] : []),
    row.isDisabled
      ? { words: '启用', run: () => void acts.disable(row, false) }
      : { words: '停用', run: isHomePage(row) ? refused : () => void acts.disable(row, true) },
  ];
}

/** Of the page itself. */
export function pageEntries(acting: PageActing, rights: Rights): MenuEntry[] {
  const { row, acts, onDialog, say, load } = acting;
  return [
    ...(rights.canPublish ? publisherEntries(acting) : []),
    ...(rights.canEdit
      ? [
          { words: '复制', run: () => void acts.copy(row) },
          { words: '存为模板', run: () => void acts.toTemplate(row) },
        ]
      : []),
    ...exportEntries({ pages: row.id }, load),
    ...(rights.canEdit && (rights.canPublish || !row.isLive)
      ? [
          {
            words: '删除',
            isDanger: true,
            run: isHomePage(row) ? () => say(HOME_WORDS) : () => onDialog('trash', row),
          },
        ]
      : []),
  ];
}

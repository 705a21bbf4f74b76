// One page in the list: 72 px, with its state and what can be done to it.
import { datedMomentWords } from '~/domain/studio/moments';
import type { PageRow as Row, Rights } from '~/domain/studio/api';
import { DocPicture } from '../app/doc-picture';
import { docPlace } from '../app/doc-place';
import { Link, useNavigate } from '../app/navigation';
import { useMe } from '../app/session';
import { Menu, type MenuEntry } from '../ui/menu';
import { Button } from '../ui/button';
import { apiAddress } from '../services/addresses';
import type { PageDialogKind } from './page-dialogs';
import { PageStateMark } from './page-state';
import { homeWords, isHomePage } from './page-words';
import styles from './page-row.module.css';
import type { PageActs } from './page-acts';

export interface PageRowProps {
  row: Row;
  acts: PageActs;
  isSelected: boolean;
  onSelect: (isOn: boolean) => void;
  onDialog: (kind: PageDialogKind, row: Row) => void;
  say: (words: string) => void;
}

/** Starts a download of the browser's own. */
export function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

const HOME_WORDS = '这是首页，先把别的页面设为首页';

function publisherEntries({ row, acts, onDialog, say }: PageRowProps): MenuEntry[] {
  const refused = () => say(HOME_WORDS);
  const isHome = isHomePage(row);
  return [
    ...(row.state === 'disabled' || (row.isLive && !row.hasChanges)
      ? []
      : [{ words: '发布', run: () => onDialog('publish', row) }]),
    ...(row.isLive ? [{ words: '撤回', run: () => onDialog('take-back', row) }] : []),
    ...(row.scheduled === null ? [] : [{ words: '取消定时', run: () => void acts.unschedule(row) }]),
    ...(row.isLive ? [{ words: '设为首页', run: () => onDialog('home', row) }] : []),
    { words: '谁可以看', run: () => onDialog('access', row) },
    { words: '重命名', run: () => onDialog('rename', row) },
    row.isDisabled
      ? { words: '启用', run: () => void acts.disable(row, false) }
      : { words: '停用', run: isHome ? refused : () => void acts.disable(row, true) },
  ];
}

interface Acting {
  rights: Rights;
  onVersions: () => void;
}

function entriesOf(props: PageRowProps, { rights, onVersions }: Acting): MenuEntry[] {
  const { row, acts, onDialog, say } = props;
  const exported = () => download(apiAddress('export', { pages: row.id }));
  const forMall = () => download(apiAddress('export', { pages: row.id, for: 'mall' }));
  return [
    ...(rights.canPublish ? publisherEntries(props) : []),
    ...(rights.canEdit
      ? [
          { words: '复制', run: () => void acts.copy(row) },
          { words: '存为模板', run: () => void acts.toTemplate(row) },
        ]
      : []),
    { words: '版本', run: onVersions },
    { words: '导出', run: exported },
    { words: '导出给已有商城', run: forMall },
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

const Badge = ({ children }: { children: string }) => <span className={styles['badge']}>{children}</span>;

export function PageTitle({ row }: { row: Row }) {
  return (
    <div className={styles['title']}>
      {row.state === 'trashed' ? (
        <strong>{row.title}</strong>
      ) : (
        <Link to={`${docPlace('page', String(row.id)).base}/edit`}>{row.title}</Link>
      )}
      <span className={styles['badges']}>
        <span>{row.blockCount} 个组件</span>
        {row.access_limit === null || row.access_limit.is_all === 1 ? null : <Badge>会员可见</Badge>}
        {row.state === 'review' && row.isLive ? <Badge>线上</Badge> : null}
        {row.state === 'scheduled' && row.isLive ? <Badge>线上</Badge> : null}
      </span>
    </div>
  );
}

export const whoWords = ({ changedAt, changedBy, deletedAt }: Row): string =>
  deletedAt === null
    ? `${datedMomentWords(changedAt)}${changedBy === null ? '' : ` · ${changedBy.name}`}`
    : `${datedMomentWords(deletedAt)} 删除`;

export function PageTick({ row, isSelected, onSelect }: PageRowProps) {
  return (
    <label className={styles['tick']}>
      <input
        type="checkbox"
        aria-label={`选择 ${row.title}`}
        checked={isSelected}
        disabled={row.state === 'trashed'}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
    </label>
  );
}

/** The menu of what can be done; of a page in the trash, the way out. */
export function PageMenu(props: PageRowProps) {
  const { row, acts } = props;
  const { rights } = useMe();
  const navigate = useNavigate();
  const { base } = docPlace('page', String(row.id));
  const onVersions = () => void navigate(`${base}/history`);
  if (row.state !== 'trashed')
    return <Menu label={`「${row.title}」的操作`} entries={entriesOf(props, { rights, onVersions })} />;
  if (!rights.canEdit) return null;
  return (
    <Button isCompact onClick={() => void acts.restore(row)}>
      恢复
    </Button>
  );
}

export function PageRow(props: PageRowProps) {
  const { row, isSelected } = props;
  const homes = homeWords(row);
  return (
    <div className={styles['row']} data-selected={isSelected || undefined}>
      <PageTick {...props} />
      <DocPicture doc={row.doc} changedAt={row.changedAt} width={40} height={64} />
      <PageTitle row={row} />
      <PageStateMark row={row} />
      <span className={styles['home']}>{homes.length === 0 ? '' : `首页：${homes.join('、')}`}</span>
      <span className={styles['changed']}>{whoWords(row)}</span>
      <span className={styles['views']}>{row.views} 次</span>
      <span className={styles['acts']}>
        <PageMenu {...props} />
      </span>
    </div>
  );
}

// One page in the list: 72 px, with its state and what can be done to it.
import { datedMomentWords } from '~/domain/studio/moments';
import type { PageRow as Row } from '~/domain/studio/api';
import { DocPicture } from '../shell/doc-picture';
import { docPlace } from '../shell/doc-place';
import { Link, useNavigate } from '../shell/navigation';
import { useMe } from '../shell/session';
import { Menu } from '../ui/menu';
import { Button } from '../ui/button';
import { liveEntries, type PageActing, pageEntries } from '../documents/page-entries';
import { PageStateMark } from './page-state';
import { homeWords } from '../documents/page-words';
import styles from './page-row.module.css';

export interface PageRowProps extends PageActing {
  isSelected: boolean;
  onSelect: (isOn: boolean) => void;
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
  const entries = [
    ...(rights.canPublish ? liveEntries(props) : []),
    { words: '版本', run: () => void navigate(`${base}/history`) },
    ...pageEntries(props, rights),
  ];
  if (row.state !== 'trashed') return <Menu label={`「${row.title}」的操作`} entries={entries} />;
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

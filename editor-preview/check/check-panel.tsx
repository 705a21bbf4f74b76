// The panel 「检查」 and its count in the rail.
import { useCheck } from './check-context';
import styles from './check-panel.module.css';
import { IssueList } from './issue-list';

export function CheckPanel() {
  const { open } = useCheck();
  return (
    <div className={styles['panel']}>
      <IssueList onOpen={open} />
    </div>
  );
}

/** How many must be mended, else how many should; nothing where all is well. */
export function CheckCount() {
  const { issues } = useCheck();
  const count = (level: string) => issues?.filter((issue) => issue.level === level).length ?? 0;
  const [must, should] = [count('must'), count('should')];
  const shown = must > 0 ? must : should;
  if (shown === 0) return null;
  return (
    <span className={styles['count']} data-level={must > 0 ? 'must' : 'should'}>
      {shown}
      <span className="st-visually-hidden">{must > 0 ? ' 处必须改' : ' 处建议改'}</span>
    </span>
  );
}

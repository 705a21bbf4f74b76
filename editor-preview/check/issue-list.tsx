// Issues in three lists, each with the way to its field, its quick fix, and a way to accept it.
import { type FormEvent, useState } from 'react';
import { blockName } from '~/domain/studio/commands/command';
import { dismissIssue } from '~/domain/studio/commands/dismiss-issue';
import { type Issue, LEVEL_WORDS } from '~/domain/studio/check/issue';
import { actOf, groupIssues, type IssueGroup } from '~/domain/studio/check/issue-groups';
import { commandContext, useCommand, useParts } from '../session/editor-context';
import { useEditor } from '../store/use-editor';
import { KindIcon } from '../ui/kind-icon';
import { Button } from '../ui/button';
import { useCheck } from './check-context';
import styles from './issue-list.module.css';
import { pageWay } from './page-way';
import { PageWeight } from './page-weight';
import { useMending } from './use-mending';
import { LimitedInput } from '../ui/limited-input';

function Dismiss({ issue, onDone }: { issue: Issue; onDone: () => void }) {
  const run = useCommand();
  const { again } = useCheck();
  const [text, setText] = useState('知道了，这里不用');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (run((context) => dismissIssue(context, issue, text.trim()))) void again();
    onDone();
  };
  return (
    <form className={styles['dismiss']} onSubmit={submit}>
      <LimitedInput aria-label="忽略的原因" value={text} onText={setText} maxLength={100} required />
      <Button type="submit" isCompact>
        忽略
      </Button>
      <Button look="quiet" isCompact onClick={onDone}>
        取消
      </Button>
    </form>
  );
}

function wayWords({ uid, at, code, mendIn }: Issue, isReadOnly: boolean): string {
  if (mendIn !== undefined) return '去看图片最重的组件';
  if (uid === null) return pageWay(code, isReadOnly).words;
  return at === '' ? '去看' : '去修改';
}

function Row({ issue, onOpen }: { issue: Issue; onOpen: (issue: Issue) => void }) {
  const editor = useParts();
  const { isBusy, mend } = useMending();
  const [isDismissing, setIsDismissing] = useState(false);
  const { uid, fix, words } = issue;
  const { isReadOnly, doc } = editor.store.get();
  return (
    <li className={styles['row']} data-level={issue.level}>
      <p>
        <KindIcon id={uid === null ? null : (doc.blocks[uid]?.id ?? '')} />{' '}
        <b>{uid === null ? '页面' : blockName(commandContext(editor), uid)}</b> {words}
      </p>
      <div className={styles['acts']}>
        <Button isCompact onClick={() => onOpen(issue)}>
          {wayWords(issue, isReadOnly)}
        </Button>
        {issue.code === 'limit' && editor.me.rights.isOwner ? (
          <Button look="quiet" isCompact onClick={() => window.location.assign('#/settings')}>
            去设置
          </Button>
        ) : null}
        {fix === undefined || isReadOnly ? null : (
          <Button isCompact disabled={isBusy} onClick={() => mend([issue], fix.words)}>
            {fix.words}
          </Button>
        )}
        {issue.level === 'must' || uid === null || isReadOnly || isDismissing ? null : (
          <Button look="quiet" isCompact onClick={() => setIsDismissing(true)}>
            忽略…
          </Button>
        )}
      </div>
      {isDismissing ? <Dismiss issue={issue} onDone={() => setIsDismissing(false)} /> : null}
    </li>
  );
}

function Rows({ issues, onOpen }: { issues: readonly Issue[]; onOpen: (issue: Issue) => void }) {
  return (
    <ul>
      {issues.map((issue, index) => (
        <Row key={`${issue.uid} ${issue.key} ${index}`} issue={issue} onOpen={onOpen} />
      ))}
    </ul>
  );
}

/** Issues of one kind, and what mends all of them at once. */
function Group({ group, onOpen }: { group: IssueGroup; onOpen: (issue: Issue) => void }) {
  const { isBusy, mend } = useMending();
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const { words, issues } = group;
  if (words === null) return <Rows issues={issues} onOpen={onOpen} />;
  const act = isReadOnly ? null : actOf(group);
  return (
    <details className={styles['group']} open>
      <summary>
        {words} {issues.length}
      </summary>
      {act === null ? null : (
        <Button isCompact disabled={isBusy} onClick={() => mend(act.issues, words)}>
          {isBusy ? '正在改…' : act.words}
        </Button>
      )}
      <Rows issues={issues} onOpen={onOpen} />
    </details>
  );
}

const LEVELS = ['must', 'should', 'hint'] as const;

function Dismissed() {
  const { dismissed, again } = useCheck();
  const run = useCommand();
  if (dismissed.length === 0) return null;
  return (
    <details className={styles['accepted']}>
      <summary>已忽略 {dismissed.length}</summary>
      <ul>
        {dismissed.map(({ issue, reason }) => (
          <li key={`${issue.uid} ${issue.key}`} className={styles['row']}>
            <p>
              {issue.words}（{reason}）
            </p>
            <Button
              look="quiet"
              isCompact
              onClick={() => run((context) => dismissIssue(context, issue, null)) && void again()}
            >
              不再忽略
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `onOpen` goes where the issue is. */
export function IssueList({ onOpen }: { onOpen: (issue: Issue) => void }) {
  const { issues, hasFailed, again } = useCheck();
  if (hasFailed)
    return (
      <div className={styles['state']} role="alert">
        <p>检查没有完成</p>
        <Button onClick={() => void again()}>重新检查</Button>
      </div>
    );
  if (issues === null) return <p className={styles['state']}>正在检查…</p>;
  return (
    <div className={styles['list']}>
      {issues.length === 0 ? <p className={styles['state']}>没有要改的</p> : null}
      {LEVELS.map((level) => {
        const own = issues.filter((issue) => issue.level === level);
        if (own.length === 0) return null;
        return (
          <section key={level} aria-label={LEVEL_WORDS[level]}>
            <h3>
              {LEVEL_WORDS[level]} {own.length}
            </h3>
            {groupIssues(own).map((group, index) => (
              <Group key={`${group.code} ${index}`} group={group} onOpen={onOpen} />
            ))}
          </section>
        );
      })}
      <Dismissed />
      <PageWeight />
    </div>
  );
}

// Strips above the stage: who may only look, what was recovered, who else is here, what others did, and open choices.
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { ROLE_WORDS } from '../shell/role-words';
import { ConflictChoice, useConflicts, useTold } from '../session/conflicts';
import { useParts } from '../session/editor-context';
import type { HeldEntry } from '../session/open-choices';
import { takeBack } from '../store/recover';
import type { Pending } from '../store/rebase';
import { Button, IconButton } from '../ui/button';
import styles from './notices.module.css';
import { SharedNotice } from './shared-notice';

interface NoticeProps {
  tone: 'info' | 'warn';
  children: ReactNode;
  onClose?: () => void;
}

const Notice = ({ tone, children, onClose }: NoticeProps) => (
  <div className={styles['notice']} data-tone={tone}>
    <output>{children}</output>
    {onClose === undefined ? null : <IconButton icon="close" label="关闭" size={24} onClick={onClose} />}
  </div>
);

/** Why nothing can be changed. */
function Reader() {
  const { me, answer } = useParts();
  if (me.rights.canEdit || answer.isTrashed) return null;
  return <Notice tone="info">只能查看：你的角色是“{ROLE_WORDS[me.operator.role]}”</Notice>;
}

const uidOf = (entries: readonly Pending[]) =>
  entries.flatMap(({ ops }) => ops).flatMap((op) => ('uid' in op ? op.uid : 'uids' in op ? op.uids : []))[0];

function Recovered() {
  const { recovered, store } = useParts();
  const [isOpen, setIsOpen] = useState(recovered.length > 0);
  if (!isOpen) return null;
  const first = uidOf(recovered);
  return (
    <Notice tone="info" onClose={() => setIsOpen(false)}>
      恢复了上次没来得及保存的 {recovered.length} 处修改
      {first === undefined ? null : (
        <Button isCompact onClick={() => store.select([first])}>
          查看
        </Button>
      )}
      <Button
        isCompact
        look="quiet"
        onClick={() => {
          takeBack(store, recovered);
          setIsOpen(false);
        }}
      >
        放弃
      </Button>
    </Notice>
  );
}

/** Who else has the document open, and what became of it elsewhere. */
export function Others() {
  const { live, me, sync, store } = useParts();
  const { present, published, closed } = useSyncExternalStore(live.subscribe, live.get);
  const [seen, setSeen] = useState<unknown>(null);
  const [isTwoDismissed, setIsTwoDismissed] = useState(false);
  useEffect(() => {
    if (closed === 'deleted') store.setReadOnly(true);
  }, [closed, store]);
  const isTwice = present.some(({ id, session }) => id === me.operator.id && session !== sync.session);
  return (
    <>
      {closed === 'deleted' ? <Notice tone="warn">页面已被删除，可以在回收站恢复</Notice> : null}
      {isTwice && !isTwoDismissed ? (
        <Notice tone="info" onClose={() => setIsTwoDismissed(true)}>
          你在另一个窗口也打开了这页，两边会合并
        </Notice>
      ) : null}
      {published !== null && published !== seen && published.by.id !== me.operator.id ? (
        <Notice tone="info" onClose={() => setSeen(published)}>
          {published.by.name}
          {published.version === null ? '撤下了这页' : '发布了这页'}
        </Notice>
      ) : null}
    </>
  );
}

function ConflictNotice({ entry }: { entry: HeldEntry }) {
  const editor = useParts();
  const { place } = entry.held;
  const uid = 'uid' in place ? place.uid : null;
  const { head } = useTold(entry.held);
  return (
    <Notice tone="warn">
      {uid === null ? (
        head
      ) : (
        <Button
          isCompact
          look="quiet"
          onClick={() => {
            const at = place.in === 'block' && place.at.startsWith('/data') ? place.at.slice(5) : null;
            editor.store.select([uid], at);
          }}
        >
          {head}
        </Button>
      )}
      <ConflictChoice entry={entry} />
    </Notice>
  );
}

export function Notices() {
  const conflicts = useConflicts();
  return (
    <div className={styles['notices']}>
      <Reader />
      <SharedNotice />
      <Recovered />
      <Others />
      {conflicts.map((entry) => (
        <ConflictNotice key={entry.id} entry={entry} />
      ))}
    </div>
  );
}

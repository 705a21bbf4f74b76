// What the top bar says of saving, with what the operator can do about it.
import { useState, useSyncExternalStore } from 'react';
import { useSession } from '../shell/session';
import type { SaveState } from '../store/save-state';
import { useSaveWords } from '../store/use-save-words';
import { Button } from '../ui/button';
import { useParts } from './editor-context';
import { choiceWords } from './open-choices';
import styles from './save-words.module.css';

/** What is not saved, as a file: where this computer has no room for it. */
function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = '未保存的修改.json';
  link.click();
  URL.revokeObjectURL(address);
}

const hasFailedNow = ({ kind }: SaveState): boolean => kind === 'failing' || kind === 'stopped';

/** Whether the last try failed; the same while the next one is under way, as a button would leave with the focus. */
function useHasFailed(state: SaveState): boolean {
  const [before, setBefore] = useState(false);
  const hasFailed = state.kind === 'saving' ? before : hasFailedNow(state);
  if (hasFailed !== before) setBefore(hasFailed);
  return hasFailed;
}

export function SaveWords() {
  const { sync, answer, store } = useParts();
  const { ask } = useSession();
  const state = useSyncExternalStore(sync.subscribe, sync.get);
  const choices = choiceWords(useSyncExternalStore(sync.subscribe, sync.entries));
  const saving = useSaveWords(state);
  // What is not chosen yet is in no draft of the server: it is not saved.
  const words = choices !== null && state.kind === 'saved' ? choices : saving;
  const hasFailed = useHasFailed(state);
  if (store.get().isReadOnly)
    return <output className={styles['words']}>{answer.isTrashed ? '已在回收站' : '只能查看'}</output>;
  return (
    <span className={styles['saving']}>
      <output className={styles['words']} data-kind={words === saving ? state.kind : 'choices'}>
        {words}
      </output>
      {hasFailed ? (
        <Button look="quiet" isCompact onClick={() => void sync.flush().catch(() => undefined)}>
          立即重试
        </Button>
      ) : null}
      {state.kind === 'stopped' && state.isOldStudio ? (
        <Button isCompact onClick={() => window.location.reload()}>
          刷新
        </Button>
      ) : null}
      {state.kind === 'signed-out' ? (
        <Button isCompact onClick={ask}>
          重新登录
        </Button>
      ) : null}
      {state.isUnstored === true && state.kind !== 'saved' ? (
        <Button isCompact onClick={() => download(JSON.stringify(sync.entries()))}>
          导出修改
        </Button>
      ) : null}
    </span>
  );
}

// The top bar: way back, title and state, undo and redo, saving, publishing.
import { useSyncExternalStore } from 'react';
import { Link } from '../app/navigation';
import type { SaveState } from '../store/draft-sync';
import { useEditor, useEditorStore } from '../store/use-editor';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { useParts } from './editor-context';
import styles from './top-bar.module.css';

const time = (at: number): string =>
  new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false }).format(at);

const WORDS: { [K in SaveState['kind']]: (state: Extract<SaveState, { kind: K }>) => string } = {
  saved: ({ at }) => `已保存到草稿 ${time(at)}`,
  waiting: ({ count, since }) => (Date.now() - since > 5_000 ? `${count} 处修改还没有保存` : ''),
  saving: ({ since }) => (Date.now() - since > 1_000 ? '正在保存…' : ''),
  offline: ({ count }) => `离线 · ${count} 处修改存在这台电脑上，联网后自动保存`,
  failing: ({ words, attempt }) => `${words}，稍后重试（第 ${attempt} 次）`,
  'signed-out': () => '登录已过期，修改没有丢',
};

function SaveWords() {
  const { sync } = useParts();
  const state = useSyncExternalStore(sync.subscribe, sync.get);
  const words = (WORDS[state.kind] as (state: SaveState) => string)(state);
  return (
    <output className={styles['saved']} data-kind={state.kind}>
      {words}
    </output>
  );
}

function History() {
  const store = useEditorStore();
  const steps = useEditor((state) => state.steps);
  const done = useEditor((state) => state.done);
  const [last, next] = [steps[done - 1], steps[done]];
  return (
    <span className={styles['group']}>
      <IconButton
        icon="undo"
        label={last === undefined ? '撤销' : `撤销：${last.name}`}
        keys="Ctrl+Z"
        disabled={last === undefined}
        onClick={() => store.undo()}
      />
      <IconButton
        icon="redo"
        label={next === undefined ? '重做' : `重做：${next.name}`}
        keys="Ctrl+Shift+Z"
        disabled={next === undefined}
        onClick={() => store.redo()}
      />
    </span>
  );
}

export function TopBar() {
  const title = useEditor(({ doc }) =>
    typeof doc.meta['title'] === 'string' ? doc.meta['title'] : '未命名',
  );
  return (
    <header className={styles['bar']}>
      <Link to="/pages" className={styles['back']}>
        <Icon name="back" />
        页面
      </Link>
      <h1 className={styles['title']}>{title}</h1>
      <History />
      <SaveWords />
      <span className={styles['space']} />
    </header>
  );
}

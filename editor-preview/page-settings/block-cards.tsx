// Ground and title bar of the open tab as cards: they are blocks without a place in the flow.
import { presentSingle } from '~/domain/studio/commands/insert-blocks';
import { useEditor, useEditorStore } from '../store/use-editor';
import { Icon } from '../ui/icon';
import styles from './page-settings.module.css';

const CARDS = [
  ['background', '页面背景'],
  ['app-nav-bar', '标题栏'],
] as const;

function BlockCard({ id, words }: { id: string; words: string }) {
  const store = useEditorStore();
  const uid = useEditor(({ doc }) => presentSingle({ doc }, id));
  return (
    <button
      type="button"
      className={styles['card']}
      disabled={uid === undefined}
      onClick={() => uid !== undefined && store.select([uid])}
    >
      {words}
      {uid === undefined ? <small>这一页没有单独设置</small> : <Icon name="chevron-right" />}
    </button>
  );
}

export const BlockCards = () => (
  <div className={styles['cards']}>
    {CARDS.map(([id, words]) => (
      <BlockCard key={id} id={id} words={words} />
    ))}
  </div>
);

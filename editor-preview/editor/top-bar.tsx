// The top bar: way back, title and state, undo and redo, saving, publishing.
import { titleOf } from '~/domain/studio/document';
import { placeOfDoc } from '../app/doc-place';
import { Link } from '../app/navigation';
import { PublishButtons, StateBadge } from '../publish/publish-buttons';
import { useEditor, useEditorStore } from '../store/use-editor';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { useParts } from './editor-context';
import { Faces, SaveWords } from './save-words';
import { TitleMenu } from './title-menu';
import styles from './top-bar.module.css';

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
  const { answer } = useParts();
  const place = placeOfDoc(answer);
  const title = useEditor(({ doc }) => titleOf(doc) || '未命名');
  return (
    <header className={styles['bar']}>
      <Link to={place.list} className={styles['back']}>
        <Icon name="back" />
        {place.word}
      </Link>
      <h1 className={styles['title']}>{title}</h1>
      {answer.kind === 'page' ? <TitleMenu /> : null}
      <StateBadge />
      <History />
      <SaveWords />
      <span className={styles['space']} />
      <Faces />
      <PublishButtons />
    </header>
  );
}

// The top bar: way back, title, undo and redo, state, saving, publishing. What has changing words stands behind the
// buttons, which stay where they are.
import { titleOf } from '~/domain/studio/document';
import { placeOfDoc } from '../shell/doc-place';
import { Link } from '../shell/navigation';
import { PublishButtons, StateBadge } from '../publish/publish-buttons';
import { useEditor } from '../store/use-editor';
import { Icon } from '../ui/icon';
import { useParts } from '../session/editor-context';
import { Faces } from '../session/faces';
import { SaveWords } from '../session/save-words';
import { TitleMenu } from './title-menu';
import styles from './top-bar.module.css';
import { UndoButtons } from '../session/undo-buttons';

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
      <span className={styles['group']}>
        <UndoButtons hasKeys />
      </span>
      <StateBadge />
      <SaveWords />
      <span className={styles['space']} />
      <Faces />
      <PublishButtons />
    </header>
  );
}

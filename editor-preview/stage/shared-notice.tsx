// Above the phone: which other pages change along with what is edited.
import { docPlace } from '../shell/doc-place';
import { Link } from '../shell/navigation';
import { useParts } from '../session/editor-context';
import { useEditor } from '../store/use-editor';
import styles from './notices.module.css';

interface Affected {
  title: string;
  /** Where it is edited. */
  edit: string;
}

/** Names of more pages would fill the strip. */
const NAMED = 3;

const pageAt = (id: string): string => docPlace('page', id).edit;

function Strip({ words, pages }: { words: string; pages: readonly Affected[] }) {
  return (
    <p className={styles['notice']} data-tone="shared">
      {words}
      {pages.slice(0, NAMED).map(({ title, edit }) => (
        <Link key={edit} to={edit}>
          {title}
        </Link>
      ))}
      {pages.length > NAMED ? `等 ${pages.length} 个页面` : null}
    </p>
  );
}

/** A layout that several pages show, and a module that pages contain. */
export function SharedNotice() {
  const { answer } = useParts();
  const tab = useEditor((state) => state.tab);
  const { kind, shared, uses } = answer;
  if (kind === 'module') {
    const pages = new Map(
      uses.map(({ doc, title }) => [doc, { title, edit: pageAt(doc.slice('page-'.length)) }]),
    );
    if (pages.size === 0) return null;
    return (
      <Strip words={`这个模块用于 ${pages.size} 个页面，发布后会同时影响：`} pages={[...pages.values()]} />
    );
  }
  const others = (shared[tab] ?? []).map(({ id, title }) => ({ title, edit: pageAt(String(id)) }));
  if (others.length === 0) return null;
  return <Strip words={`这个布局被 ${others.length + 1} 个页面共用，修改会同时影响：`} pages={others} />;
}

// A page without blocks: where to begin, between its bars.
import { Link } from '../app/navigation';
import { useParts } from '../editor/editor-context';
import { Button } from '../ui/button';
import styles from './empty-page.module.css';

export function EmptyPage() {
  const { ui } = useParts();
  return (
    <div className={styles['empty']}>
      <p>这里还没有组件</p>
      <Link to="/pages/new?from=template">从模板开始</Link>
      <Button isCompact icon="plus" onClick={() => ui.set({ panel: 'palette' })}>
        添加组件
      </Button>
    </div>
  );
}

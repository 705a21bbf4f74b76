// A page without blocks: where to begin, between its bars.
import { useParts } from '../session/editor-context';
import { useEditor } from '../store/use-editor';
import { Button } from '../ui/button';
import styles from './empty-page.module.css';
import { useStarter } from './use-starter';

/** The outline of a first page, which adds its blocks at once. */
function Ghosts() {
  const { isBusy, insert } = useStarter();
  return (
    <button type="button" className={styles['ghosts']} aria-disabled={isBusy} onClick={() => void insert()}>
      <span className={styles['search']}>搜索</span>
      <span className={styles['banner']}>轮播广告</span>
      <span className={styles['nav']}>图文导航</span>
      <span className={styles['goods']}>商品</span>
      {isBusy ? '正在添加…' : '一次加好这四个'}
    </button>
  );
}

export function EmptyPage() {
  const { ui } = useParts();
  const isReadOnly = useEditor((state) => state.isReadOnly);
  if (isReadOnly)
    return (
      <div className={styles['empty']}>
        <p>这里还没有组件</p>
      </div>
    );
  return (
    <div className={styles['empty']}>
      <p>这里还没有组件</p>
      <Ghosts />
      <Button isCompact icon="template" onClick={() => ui.set({ panel: 'templates' })}>
        从模板开始
      </Button>
      <Button isCompact icon="plus" onClick={() => ui.set({ dialog: 'insert' })}>
        添加组件 <kbd>/</kbd>
      </Button>
    </div>
  );
}

// A page without blocks: where to begin, between its bars.
import { Link } from '../app/navigation';
import { Button } from '../ui/button';
import { pressKey } from './press-key';
import styles from './empty-page.module.css';

export const EmptyPage = () => (
  <div className={styles['empty']}>
    <p>这里还没有组件</p>
    <Link to="/pages/new?from=template">从模板开始</Link>
    <Button isCompact icon="plus" onClick={() => pressKey('1')}>
      添加组件
    </Button>
  </div>
);

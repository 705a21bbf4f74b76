// A page without blocks: where to begin, between its bars.
import { Button } from '../ui/button';
import { pressKey } from './press-key';
import styles from './empty-page.module.css';

export const EmptyPage = () => (
  <div className={styles['empty']}>
    <p>这里还没有组件</p>
    <Button isCompact onClick={() => pressKey('4')}>
      从模板开始
    </Button>
    <Button isCompact icon="plus" onClick={() => pressKey('1')}>
      添加组件
    </Button>
  </div>
);

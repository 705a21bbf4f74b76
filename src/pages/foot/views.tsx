// The two views of the history.
import { open } from '../../engine/navigation';
import styles from './foot.module.css';

const SUMMARY_PATH = '/pages/foot/summary/summary';

/** The two views of the history; the other one is a screen of its own. */
export function Views() {
  return (
    <nav className={styles.views} aria-label="足迹与账单">
      <span aria-current="page">浏览记录</span>
      <a
        href={`#${SUMMARY_PATH}`}
        onClick={(event) => {
          event.preventDefault();
          open(SUMMARY_PATH);
        }}
      >
        账单总结
      </a>
    </nav>
  );
}

// The two views of the history.
import * as to from '~/domain/screen-links.gen';
import { open } from '../../engine/navigation';
import styles from './foot.module.css';

/** The two views of the history; the other one is a screen of its own. */
export function Views() {
  return (
    <nav className={styles.views} aria-label="足迹与账单">
      <span aria-current="page">浏览记录</span>
      <a
        href={`#${to.footSummary.path}`}
        onClick={(event) => {
          event.preventDefault();
          open(to.footSummary());
        }}
      >
        账单总结
      </a>
    </nav>
  );
}

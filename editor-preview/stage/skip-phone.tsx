// The way past the phone by keys, seen while it has the focus.
import { focusNextRegion } from '../ui/regions';
import styles from './stage.module.css';

/** No link: the studio's addresses are hashes. */
export const SkipPhone = () => (
  <button type="button" className={`st-visually-hidden ${styles['skip']}`} onClick={() => focusNextRegion(1)}>
    跳过手机画面
  </button>
);

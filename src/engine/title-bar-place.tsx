// Owns the place of an ordinary screen's title bar: it keeps its room while the bar's code is on its way, and without it.
import { optionalPart } from './lazy-part';
import styles from './screen.module.css';

export const TitleBarPlace = optionalPart({
  path: 'engine/mall-title-bar',
  load: () => import('./mall-title-bar'),
  room: <div className={styles.bar} />,
});

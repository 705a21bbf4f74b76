// The picture of a set of goods: one to five covers in one box.
import { classes } from '../classes';
import { Picture } from '../picture/picture';
import styles from './mosaic.module.css';

type MosaicProps = {
  /** Covers, the largest first; from the sixth on they are left out. */
  sources: readonly string[];
  /** Width ÷ height of the whole box. */
  ratio: number;
  fit?: 'cover' | 'contain';
};

const MOST = 5;

/** Its alt text is empty, as the name is beside it. Without covers it shows the missing-picture drawing. */
export function Mosaic({ sources, ratio, fit }: MosaicProps) {
  const shown = sources.length === 0 ? [''] : sources.slice(0, MOST);
  return (
    <span className={classes(styles.mosaic, styles[`tiles-${shown.length}`])} style={{ aspectRatio: ratio }}>
      {shown.map((source, index) => (
        <Picture key={`${index}-${source}`} className={styles.tile} source={source} alt="" fit={fit} />
      ))}
    </span>
  );
}

// The line over goods of a cart: what they save by the full reduction, what they lack to save more.
import { type FullReduction, reductionHint, reductionTexts } from '~/domain/full-reduction';
import * as to from '~/domain/screen-links.gen';
import { Icon } from '~/ui/icon/icon';
import { Tag } from '~/ui/tag/tag';
import styles from './full-reduction.module.css';

export const REDUCTION_HREF = `#${to.fullReduce()}`;

interface ReductionLineProps {
  reduction: FullReduction;
  /** Price of the chosen goods that take part. */
  goodsFen: number;
}

export function ReductionLine({ reduction, goodsFen }: ReductionLineProps) {
  const words = reductionHint(reduction, goodsFen) || reductionTexts(reduction).join('，');
  return (
    <a className={styles.line} href={REDUCTION_HREF}>
      <Tag tone="fill">满减</Tag>
      <span className={styles.words} aria-live="polite">
        {words}
      </span>
      <span className={styles.go}>
        去凑单
        <Icon name="chevron-right" size={24} />
      </span>
    </a>
  );
}

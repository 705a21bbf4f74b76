// The strip on the page of a goods that takes part in the full reduction.
import { readReduction, reductionTexts, type WireReduction } from '~/domain/full-reduction';
import { Icon } from '~/ui/icon/icon';
import { Tag } from '~/ui/tag/tag';
import styles from './full-reduction.module.css';
import { REDUCTION_HREF } from './reduction-line';

/** Nothing where none runs. */
export function ReductionStrip({ rule }: { rule: Partial<WireReduction> | null | undefined }) {
  const reduction = readReduction(rule);
  if (reduction === null) return null;
  return (
    <a className={styles.strip} href={REDUCTION_HREF}>
      <strong>满减优惠</strong>
      <span className={styles.steps}>
        {reductionTexts(reduction).map((words) => (
          <Tag key={words} tone="fill">
            {words}
          </Tag>
        ))}
      </span>
      <Icon name="chevron-right" size={28} />
    </a>
  );
}

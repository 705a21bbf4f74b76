// Chips that are chosen: filters, search words, specification values.
import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Icon } from '../icon/icon';
import styles from './chip.module.css';

type ChipProps = {
  children: ReactNode;
  /** Before the text, without a strike-through. */
  before?: ReactNode;
  isChosen?: boolean;
  /** Cannot be chosen now; rendered with a strike-through. */
  isDisabled?: boolean;
  /** `pill` for filters, `outline` for the weaker row, `box` for specification values. */
  shape?: 'pill' | 'outline' | 'box';
  onTap: () => void;
};

/** A toggle chip (aria-pressed). The chosen one also has a tick, as colour alone is not accessible. */
export function Chip(props: ChipProps) {
  const { children, before, isChosen = false, isDisabled = false, shape = 'pill', onTap } = props;
  return (
    <button
      type="button"
      className={classes(styles.chip, styles[shape], isChosen && styles.chosen, 'hit-area')}
      aria-pressed={isChosen}
      disabled={isDisabled}
      onClick={onTap}
    >
      {isChosen && <Icon name="check" />}
      {before}
      {isDisabled ? <del>{children}</del> : children}
    </button>
  );
}

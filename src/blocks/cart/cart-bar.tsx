// The bar under the cart: select all, the sum and checkout, or deleting in edit mode.
import type { ReactNode } from 'react';
import { moneyOfFen } from '~/domain/money';
import { Button } from '~/ui/button/button';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { Price } from '~/ui/price/price';
import { BottomBar } from '../../engine/bottom-bar';
import { pieces, sumFen } from '../cart-lines/cart-lines';
import type { Choice } from './use-choice';
import styles from './cart.module.css';

interface CartBarProps {
  choice: Choice;
  isBusy: boolean;
  onSettle: () => void;
  onDelete: () => void;
  /** Slot above the bar: the undo line. */
  above: ReactNode;
}

type SettleProps = Pick<CartBarProps, 'isBusy' | 'onSettle'> & { lines: Choice['lines'] };

const Settle = ({ lines, isBusy, onSettle }: SettleProps) => (
  <>
    <p className={styles.sum} aria-live="polite">
      <span className={styles.sumWords}>总计：</span>
      <Price text={moneyOfFen(sumFen(lines))} size={36} />
    </p>
    <Button
      kind="primary"
      size="normal"
      className={styles.settle}
      isBusy={isBusy}
      isDisabled={lines.length === 0}
      onClick={onSettle}
    >
      去结算{lines.length === 0 ? '' : `(${pieces(lines)})`}
    </Button>
  </>
);

export function CartBar({ choice, isBusy, onSettle, onDelete, above }: CartBarProps) {
  const { isEditing, lines, open } = choice;
  const isAll = open.length > 0 && lines.length === open.length;
  const isNone = lines.length === 0;
  return (
    <BottomBar>
      {above}
      <section className={styles.footer} aria-label="结算">
        <CheckCircle
          isChecked={isAll}
          isDisabled={open.length === 0}
          onChange={(isOn) => choice.toggle(open, isOn)}
        >
          全选
        </CheckCircle>
        {isEditing ? (
          <Button kind="danger" size="normal" isDisabled={isNone} onClick={onDelete}>
            删除{isNone ? '' : `(${lines.length})`}
          </Button>
        ) : (
          <Settle {...{ lines, isBusy, onSettle }} />
        )}
      </section>
    </BottomBar>
  );
}

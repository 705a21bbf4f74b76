// A row of a ledger: purpose, time, amount.
import styles from './ledger-row.module.css';

interface LedgerRowProps {
  text: string;
  time: string;
  amount: string;
  isIncome: boolean;
  /** After the amount, such as the name of points. */
  unit?: string;
  onTap?: () => void;
}

/** The signed amount; income and expense have different colours. */
export function LedgerAmount({
  amount,
  isIncome,
  unit = '',
}: Pick<LedgerRowProps, 'amount' | 'isIncome' | 'unit'>) {
  return (
    <b className={styles.amount} data-income={isIncome}>
      {isIncome ? '+' : '-'}
      {amount}
      {unit === '' ? null : <small>{unit}</small>}
    </b>
  );
}

export function LedgerRow({ text, time, amount, isIncome, unit = '', onTap }: LedgerRowProps) {
  const content = (
    <>
      <span className={styles.what}>
        <span className={styles.text}>{text}</span>
        <time>{time}</time>
      </span>
      <LedgerAmount amount={amount} isIncome={isIncome} unit={unit} />
    </>
  );
  return onTap === undefined ? (
    <div className={styles.row}>{content}</div>
  ) : (
    <button type="button" className={styles.row} onClick={onTap}>
      {content}
    </button>
  );
}

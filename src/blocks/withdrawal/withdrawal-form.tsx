// The form of a withdrawal: the amount with its limits and charge, the way, the account that the way needs.
import { useState } from 'react';
import { fenFromText, fenOf, moneyOfFen, moneyText, textFromFen } from '~/domain/money';
import { type AmountLimits, amountProblem, CASH_WAYS, chargeFen, withdrawableFen } from '~/domain/withdrawal';
import type { CashType } from '~/schemas/api/share.gen';
import { Button } from '~/ui/button/button';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { TapRow } from '~/ui/field/tap-row';
import type { FieldProps } from '../../engine/archetypes/form';
import { back } from '../../engine/navigation';
import { alertDialog } from '../../state/overlays';
import { choiceKind } from '../form-kinds/choice-kinds';
import { AmountField } from './amount-field';
import { WaySheet } from './way-sheet';
import styles from './withdrawal.module.css';

/** Terms of an account; sums in yuan. */
export interface WithdrawalTerms {
  money: string;
  minMoney: string | number;
  /** Per cent of the amount. */
  chargePercent: number;
  /** From this sum on there is no charge; 0 for always. */
  freeFrom?: string | number;
  /** What is left of the day's limit; null without a limit. */
  leftToday: string | null;
  types: readonly CashType[];
}

export interface WithdrawalWords {
  /** Withdrawing: 提现. */
  cash: string;
  type: string;
  amount: string;
}

/** What a form of a withdrawal knows. */
export interface Withdrawing {
  terms: WithdrawalTerms;
  words: WithdrawalWords;
  /** Shown by a button; none where it is empty. */
  rules: string;
}

type TermFieldProps = FieldProps<string> & { context: Withdrawing };

const limitsOf = ({
  money,
  minMoney,
  chargePercent,
  freeFrom = 0,
  leftToday,
}: WithdrawalTerms): AmountLimits => ({
  moneyFen: fenOf(money),
  minFen: fenOf(minMoney),
  charge: { percent: chargePercent, freeFromFen: fenOf(freeFrom) },
  leftFen: leftToday === null ? null : fenOf(leftToday),
});

/** The amount with what is charged of it; '' until there is one. */
function chargeWords(price: string, { charge: terms }: AmountLimits): string {
  const fen = fenFromText(price) ?? 0;
  if (fen <= 0 || terms.percent <= 0) return '';
  const charge = chargeFen(fen, terms);
  return `手续费${moneyOfFen(charge)}，实际到账${moneyOfFen(fen - charge)}`;
}

function notesOf(terms: WithdrawalTerms, { cash }: WithdrawalWords): string[] {
  const { minMoney, chargePercent, freeFrom = 0 } = terms;
  const charge = `${cash}需要加收${chargePercent}%手续费`;
  return [
    Number(minMoney) > 0 ? `${cash}金额不能小于${minMoney}元` : '',
    chargePercent <= 0 ? '' : Number(freeFrom) > 0 ? `${charge}，满${freeFrom}元免收` : charge,
  ].filter((note) => note !== '');
}

function todayWords(leftToday: string | null, cash: string): string {
  if (leftToday === null) return `今日${cash}金额无限制`;
  return fenOf(leftToday) > 0 ? `今日剩余${cash}金额${moneyText(leftToday)}` : `今日剩余${cash}金额已用尽`;
}

/** What may still be withdrawn today, with the rules. */
function Today({ terms, words: { cash }, rules }: Withdrawing) {
  return (
    <p className={styles.today}>
      <span>{todayWords(terms.leftToday, cash)}</span>
      {rules === '' ? null : (
        <Button
          kind="outline"
          size="small"
          onClick={() => void alertDialog(rules, { title: `${cash}规则`, confirmText: '我知道了' })}
        >
          规则
        </Button>
      )}
    </p>
  );
}

function Amount({ context, value, error, onChange, onBlur }: TermFieldProps) {
  const { terms, words } = context;
  const limits = limitsOf(terms);
  return (
    <AmountField
      label={words.amount}
      caption={`账户剩余金额${moneyText(terms.money)}`}
      value={value}
      error={error}
      charge={chargeWords(value, limits)}
      notes={notesOf(terms, words)}
      allText={`全部${words.cash}`}
      onChange={onChange}
      onBlur={onBlur}
      onAll={() => onChange(textFromFen(withdrawableFen(limits)))}
    >
      <Today {...context} />
    </AmountField>
  );
}

/** The way with its sheet; a single way is chosen from the start. */
function WayRow({ context: { terms, words }, field, value, error, onChange }: TermFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = terms.types.find((type) => type === value);
  return (
    <>
      <TapRow
        label={words.type}
        name={field.name}
        value={chosen === undefined ? '' : CASH_WAYS[chosen].name}
        placeholder={`请选择${words.type}`}
        error={error}
        onTap={() => setIsOpen(true)}
      />
      <WaySheet
        isOpen={isOpen}
        title={words.type}
        types={terms.types}
        chosen={chosen ?? ''}
        onClose={() => setIsOpen(false)}
        onChoose={(next) => {
          onChange(next);
          setIsOpen(false);
        }}
      />
    </>
  );
}

const onlyType = (types: readonly CashType[]): string => (types.length === 1 ? (types[0] ?? '') : '');

interface Asked {
  context: Withdrawing;
  values: { price: string; type: string };
}

/** All of the form but its endpoint and what comes after. */
export const WITHDRAWAL = {
  kinds: { choice: choiceKind },
  isMarked: true,
  initial: ({ terms }: Withdrawing) => ({ type: onlyType(terms.types) }),
  looks: { price: { Own: Amount }, type: { Own: WayRow } },
  check: ({ context: { terms, words }, values }: Asked) => {
    const price = amountProblem(values.price, limitsOf(terms), words.cash);
    return {
      ...(price === '' ? {} : { price }),
      ...(values.type === '' ? { type: `请选择${words.type}` } : {}),
    };
  },
  layout: [{ rows: ['price'] }, { rows: ['type'] }],
  button: '提交申请',
} as const;

/** The parameters as they are sent: other malls expect every part of an account, also those that its way has not. */
export const sentWithdrawal = <P extends { price?: string }>(params: P) => ({
  name: '',
  mobile: '',
  bank_name: '',
  ...params,
  price: String(Number(params.price)),
});

/** Where no way is open. */
export const NoWithdrawal = ({ cash }: Pick<WithdrawalWords, 'cash'>) => (
  <EmptyState text={`暂未开放${cash}`} drawing="orders" action={{ text: '返回', onTap: back }} />
);

// The form of a withdrawal: the amount with its limits and charge, the way, the account that the way needs.
import { useState } from 'react';
import { fenFromText, fenOf, textFromFen } from '~/domain/money';
import { type AmountLimits, amountProblem, CASH_WAYS, chargeFen, withdrawableFen } from '~/domain/withdrawal';
import type { CashType } from '~/schemas/api/share.gen';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { TapRow } from '~/ui/field/tap-row';
import { TextField } from '~/ui/field/text-field';
import { type Form, type Messages, useForm } from '../../engine/archetypes/bare-form';
import { back } from '../../engine/navigation';
import { alertDialog, toast } from '../../state/overlays';
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

export const WITHDRAWAL_WORDS: WithdrawalWords = { cash: '提现', type: '提现方式', amount: '提现金额' };

interface Values {
  price: string;
  type: CashType | '';
  name: string;
  mobile: string;
  bank_name: string;
}

export type Withdrawal = Omit<Values, 'price' | 'type'> & { price: number; type: CashType };

interface WithdrawalFormProps {
  terms: WithdrawalTerms;
  words?: WithdrawalWords;
  /** The amount that an address asks for. */
  amount?: string;
  /** Shown by a button; none where it is empty. */
  rules?: string;
  submit: (withdrawal: Withdrawal) => Promise<unknown>;
}

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

const accountOf = (type: CashType | '') => (type === '' ? [] : CASH_WAYS[type].account);

function problemsOf(values: Values, limits: AmountLimits, words: WithdrawalWords): Messages<Values> {
  const price = amountProblem(values.price, limits, words.cash);
  const missing = accountOf(values.type)
    .filter(({ name }) => values[name].trim() === '')
    .map(({ name, label }) => [name, `${label}不能为空`] as const);
  return {
    ...(price === '' ? {} : { price }),
    ...(values.type === '' ? { type: `请选择${words.type}` } : {}),
    ...Object.fromEntries(missing),
  };
}

/** The amount with what is charged of it; '' until there is one. */
function chargeWords(price: string, { charge: terms }: AmountLimits): string {
  const fen = fenFromText(price) ?? 0;
  if (fen <= 0 || terms.percent <= 0) return '';
  const charge = chargeFen(fen, terms);
  return `手续费￥${textFromFen(charge)}，实际到账￥${textFromFen(fen - charge)}`;
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
  return fenOf(leftToday) > 0 ? `今日剩余${cash}金额￥${leftToday}` : `今日剩余${cash}金额已用尽`;
}

/** What may still be withdrawn today, with the rules. */
function Today({ terms, words: { cash }, rules }: Required<FieldsProps> & { rules: string }) {
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

function AccountFields({ form }: { form: Form<Values> }) {
  return accountOf(form.values.type).map(({ name, label, max }) => (
    <TextField
      key={name}
      label={label}
      name={name}
      maxLength={max}
      placeholder={`请输入${label}`}
      isRequired
      value={form.values[name]}
      onChange={(value) => form.set(name, value)}
      onBlur={() => form.touch(name)}
      error={form.messageOf(name) ?? ''}
    />
  ));
}

/** The way with its sheet; a single way is chosen from the start. */
function WayRow({ form, terms, words }: { form: Form<Values> } & Required<FieldsProps>) {
  const [isOpen, setIsOpen] = useState(false);
  const { type } = form.values;
  return (
    <>
      <TapRow
        label={words.type}
        value={type === '' ? '' : CASH_WAYS[type].name}
        placeholder={`请选择${words.type}`}
        error={form.messageOf('type') ?? ''}
        onTap={() => setIsOpen(true)}
      />
      <WaySheet
        isOpen={isOpen}
        title={words.type}
        types={terms.types}
        chosen={type}
        onClose={() => setIsOpen(false)}
        onChoose={(next) => {
          form.set('type', next);
          setIsOpen(false);
        }}
      />
    </>
  );
}

type FieldsProps = Pick<WithdrawalFormProps, 'terms' | 'words'>;

/** The values as they are sent: an account that belongs to another way stays here. */
function withdrawalOf(values: Values): Withdrawal | null {
  if (values.type === '') return null;
  const own = Object.fromEntries(accountOf(values.type).map(({ name }) => [name, values[name].trim()]));
  return { name: '', mobile: '', bank_name: '', ...own, price: Number(values.price), type: values.type };
}

function useWithdrawal(props: WithdrawalFormProps, words: WithdrawalWords) {
  const { terms, amount = '', submit } = props;
  const limits = limitsOf(terms);
  const [only] = terms.types;
  const validate = (values: Values) => problemsOf(values, limits, words);
  const form = useForm<Values>({
    initial: {
      price: amount,
      type: terms.types.length === 1 && only !== undefined ? only : '',
      name: '',
      mobile: '',
      bank_name: '',
    },
    validate,
    submit: async (values) => {
      const withdrawal = withdrawalOf(values);
      if (withdrawal !== null) await submit(withdrawal);
    },
  });
  const [first] = Object.keys(validate(form.values));
  return { form, limits, isWayMissing: first === 'type' };
}

export function WithdrawalForm(props: WithdrawalFormProps) {
  const { terms, words = WITHDRAWAL_WORDS, rules = '' } = props;
  const { form, limits, isWayMissing } = useWithdrawal(props, words);
  if (terms.types.length === 0)
    return (
      <EmptyState text={`暂未开放${words.cash}`} drawing="orders" action={{ text: '返回', onTap: back }} />
    );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        form.submit(event);
        if (isWayMissing) toast(`请选择${words.type}`);
      }}
    >
      <Card>
        <AmountField
          label={words.amount}
          caption={`账户剩余金额￥${terms.money}`}
          value={form.values.price}
          error={form.messageOf('price') ?? ''}
          charge={chargeWords(form.values.price, limits)}
          notes={notesOf(terms, words)}
          allText={`全部${words.cash}`}
          onChange={(price) => form.set('price', price)}
          onBlur={() => form.touch('price')}
          onAll={() => form.set('price', textFromFen(withdrawableFen(limits)))}
        >
          <Today terms={terms} words={words} rules={rules} />
        </AmountField>
      </Card>
      <Card>
        <WayRow form={form} terms={terms} words={words} />
        <AccountFields form={form} />
      </Card>
      <div className={styles.submit}>
        <Button kind="primary" size="wide" type="submit" isBusy={form.isBusy}>
          提交申请
        </Button>
      </div>
    </form>
  );
}

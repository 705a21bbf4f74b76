// The payment sheet: the payment flow's state as one bottom sheet – chooser, password, progress (PAY-02 … PAY-34).
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button, ButtonPair } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { Sheet } from '~/ui/sheet/sheet';
import { useOnNavigate } from '../engine/use-on-navigate';
import { resumePayment, sendToPayment, usePaymentState } from '../flows/payment';
import type { PaymentState } from '../flows/payment-states';
import { spentAmount } from '../flows/payment-table';
import { PaymentChooser, PaymentFooter } from './payment-sheet-chooser';
import { PasswordOffer, PasswordStep } from './payment-sheet-password';
import styles from './payment-sheet.module.css';

type Named<N extends PaymentState['name']> = Extract<PaymentState, { name: N }>;

interface Stage {
  title: string;
  body: ReactNode;
  footer?: ReactNode;
}

function Progress({ text }: { text: string }) {
  return (
    <output className={styles.progress}>
      <span className={styles.spinner} aria-hidden />
      {text}
    </output>
  );
}

const chooser = ({ payment }: Named<'choosing' | 'preparing' | 'confirming'>, isBusy: boolean): Stage => ({
  title: '支付方式',
  body: <PaymentChooser payment={payment} />,
  footer: <PaymentFooter isBusy={isBusy} isEmpty={payment.options.length === 0} />,
});

/** The social app has taken the money; the mall is asked whether it knows of it. */
const POSTING = '正在确认支付结果…';

const progress = (text: string, title = '支付'): Stage => ({ title, body: <Progress text={text} /> });

/** Content of the sheet in each state; absent where there is no sheet. */
const STAGES: { readonly [N in PaymentState['name']]?: (state: Named<N>) => Stage } = {
  choosing: (state) => chooser(state, false),
  preparing: (state) => (state.payment.isZero ? progress('支付中…') : chooser(state, true)),
  confirming: (state) => (state.payment.isZero ? progress('支付中…') : chooser(state, true)),
  entering: ({ payment, refused }) => ({
    title: '余额支付',
    body: (
      <PasswordStep
        key={refused}
        label="请输入余额支付密码"
        amount={spentAmount(payment)}
        error={refused}
        hasForgotten
      />
    ),
  }),
  verifying: () => progress('正在验证支付密码'),
  offering: () => ({ title: '余额支付', body: <PasswordOffer /> }),
  setting: () => ({ title: '设置支付密码', body: <PasswordStep key="set" label="请输入余额支付密码" /> }),
  repeating: () => ({
    title: '设置支付密码',
    body: <PasswordStep key="repeat" label="请确认余额支付密码" />,
  }),
  saving: () => progress('正在设置支付密码'),
  charging: () => progress('支付中…'),
  'in-app': () => progress('请在微信中完成支付'),
  posting: () => progress(POSTING),
  unposted: () => ({
    title: '支付',
    body: <p className={styles.late}>还没有收到支付结果。如果您已付款，请不要重复支付，稍后再查询。</p>,
    footer: (
      <ButtonPair>
        <Button kind="plain" size="wide" onClick={() => sendToPayment({ name: 'closed' })}>
          稍后查看
        </Button>
        <Button kind="primary" size="wide" onClick={() => sendToPayment({ name: 'posting-due' })}>
          重新查询
        </Button>
      </ButtonPair>
    ),
  }),
  away: () => progress('正在打开收银台'),
  questioned: () => progress('等待确认支付结果'),
  checking: () => progress('正在查询支付结果'),
};

/** States that the cross and Esc may close; in the others a request is running. */
const CLOSABLE: ReadonlySet<PaymentState['name']> = new Set([
  'choosing',
  'entering',
  'offering',
  'setting',
  'repeating',
  'unposted',
]);
/** Steps after the chooser that return to it. */
const STEPS: ReadonlySet<PaymentState['name']> = new Set(['entering', 'offering', 'setting', 'repeating']);

const stageOf = (state: PaymentState): Stage | null =>
  (STAGES[state.name] as ((state: PaymentState) => Stage) | undefined)?.(state) ?? null;

function Head({ title, isStep }: { title: string; isStep: boolean }) {
  return (
    <>
      {isStep ? (
        <button
          type="button"
          className={`${styles.back} hit-area`}
          aria-label="返回支付方式"
          onClick={() => sendToPayment({ name: 'returned-to-chooser' })}
        >
          <Icon name="chevron-left" size={32} />
        </button>
      ) : null}
      <h2 className={styles.title}>{title}</h2>
    </>
  );
}

/** Mounted while a payment runs; a payment left at a cashier is resumed. */
export default function PaymentSheet() {
  const state = usePaymentState();
  const stage = useMemo(() => stageOf(state), [state]);
  const [last, setLast] = useState(stage);
  const close = () => {
    if (CLOSABLE.has(state.name)) sendToPayment({ name: 'closed' });
  };
  useEffect(resumePayment, []);
  // Navigating back cancels the payment, as the cross does: its screen is no longer in front.
  useOnNavigate(close);
  // While the sheet closes, it shows its last content.
  if (stage !== null && stage !== last) setLast(stage);
  const shown = stage ?? last;
  if (shown === null) return null;
  return (
    <Sheet
      isOpen={stage !== null}
      onClose={close}
      title={shown.title}
      head={<Head title={shown.title} isStep={STEPS.has(state.name)} />}
      footer={shown.footer}
      isMaskClosing={false}
    >
      {shown.body}
    </Sheet>
  );
}

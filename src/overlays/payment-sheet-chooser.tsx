// The first step of the payment sheet: the amount and the ways to pay it (PAY-02, PAY-05 … PAY-09, PAY-28, PAY-60).
import { Fragment } from 'react';
import { checkedPayOption, isBalanceEnough, type PayKey } from '~/domain/payment';
import { moneyOfFen, moneyText } from '~/domain/money';
import * as to from '~/domain/screen-links.gen';
import { Button } from '~/ui/button/button';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Icon, type IconName } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture/picture';
import { Price } from '~/ui/price/price';
import { leavePaymentFor, sendToPayment } from '../flows/payment';
import type { Payment, PayOption } from '../flows/payment-states';
import { restFen } from '../flows/payment-table';
import styles from './payment-sheet.module.css';

/** Built-in icons for ways whose picture the backend does not deliver. */
const ICONS: Readonly<Record<string, IconName>> = {
  balance: 'balance',
  huodao: 'truck',
  wechat: 'wechat',
  wechat_h5: 'wechat',
  alipay_h5: 'alipay',
  combination_pay: 'wallet',
  none: 'check-circle',
} satisfies Readonly<Record<PayKey, IconName>>;

function WayPicture({ way }: { way: { key: string; icon: string } }) {
  if (way.icon !== '') return <Picture className={styles.wayPicture} source={way.icon} alt="" />;
  return (
    <span className={styles.wayPicture} data-key={way.key}>
      <Icon name={ICONS[way.key] ?? 'card'} size={44} />
    </span>
  );
}

/** PAY-28: the option's own balance is too small, or it is disabled. */
const isShort = (option: PayOption, amount: string): boolean =>
  option.key === 'balance' &&
  (option.balance_amount === undefined
    ? option.disabled
    : !isBalanceEnough({ balance: option.balance_amount, amount }));

function TopUp() {
  return (
    <a
      className={`${styles.topUp} hit-area`}
      href={`#${to.balanceRecharge.path}`}
      onClick={(event) => {
        event.preventDefault();
        leavePaymentFor(to.balanceRecharge());
      }}
    >
      <Icon name="wallet" label="余额充值" />
      去充值
    </a>
  );
}

function OptionRow({ option, amount }: { option: PayOption; amount: string }) {
  const choose = () => sendToPayment({ name: 'option-chosen', key: option.key });
  const words = (
    <span className={styles.wayWords}>
      <span className={styles.wayName}>{option.name}</span>
      {(option.desc ?? '') === '' ? null : <span className={styles.wayNote}>{option.desc}</span>}
    </span>
  );
  if (isShort(option, amount)) {
    return (
      <li className={styles.way} data-disabled>
        <WayPicture way={option} />
        {words}
        <TopUp />
      </li>
    );
  }
  return (
    <li className={styles.way} data-disabled={option.disabled || undefined}>
      <WayPicture way={option} />
      <CheckCircle
        type="radio"
        name="payment"
        side="end"
        className={styles.choice}
        isChecked={option.checked === true}
        isDisabled={option.disabled}
        onChange={choose}
      >
        {words}
      </CheckCircle>
    </li>
  );
}

/** The ways to pay the rest after the balance (PAY-60). */
function Combination({ payment, option }: { payment: Payment; option: PayOption }) {
  const rest = restFen(payment.amount, option.balance_amount);
  return (
    <section className={styles.combination} aria-label="其余金额的支付方式">
      {rest === null ? null : (
        <p className={styles.split}>
          <span>余额支付 {moneyText(option.balance_amount)}</span>
          <span>还需支付 {moneyOfFen(rest)}</span>
        </p>
      )}
      <ul>
        {(option.other_payment ?? []).map((way) => (
          <li className={styles.way} key={way.key}>
            <WayPicture way={way} />
            <CheckCircle
              type="radio"
              name="other-payment"
              side="end"
              className={styles.choice}
              isChecked={payment.otherKey === way.key}
              onChange={() => sendToPayment({ name: 'other-chosen', key: way.key })}
            >
              <span className={styles.wayName}>{way.name}</span>
            </CheckCircle>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PaymentChooser({ payment }: { payment: Payment }) {
  const chosen = checkedPayOption(payment.options);
  if (payment.options.length === 0) return <EmptyState text="暂无可用的支付方式，请联系商家" />;
  return (
    <div className={styles.chooser}>
      <p className={styles.amount}>
        <span className={styles.amountWords}>支付金额</span>
        <Price text={moneyText(payment.amount)} size={56} />
      </p>
      <ul aria-label="支付方式">
        {payment.options.map((option) => (
          <Fragment key={option.key}>
            <OptionRow option={option} amount={payment.amount} />
            {chosen?.key === option.key && option.key === 'combination_pay' ? (
              <li>
                <Combination payment={payment} option={option} />
              </li>
            ) : null}
          </Fragment>
        ))}
      </ul>
    </div>
  );
}

export function PaymentFooter({ isBusy, isEmpty }: { isBusy: boolean; isEmpty: boolean }) {
  return (
    <Button
      kind="primary"
      size="wide"
      isBusy={isBusy}
      isDisabled={isEmpty}
      onClick={() => sendToPayment({ name: 'confirmed' })}
    >
      确认支付
    </Button>
  );
}

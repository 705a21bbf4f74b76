// The password step of the payment sheet: six boxes, or the offer to set a password (PAY-22 … PAY-33).
import { useState } from 'react';
import { moneyText } from '~/domain/money';
import * as to from '~/domain/screen-links.gen';
import { Button, ButtonPair } from '~/ui/button/button';
import { PasscodeInput } from '~/ui/passcode-input/passcode-input';
import { Price } from '~/ui/price/price';
import { leavePaymentFor, sendToPayment } from '../flows/payment';
import { useOverlays } from '../state/overlays';
import styles from './payment-sheet.module.css';

interface PasswordStepProps {
  label: string;
  /** What is spent, where it was not confirmed before. */
  amount?: string;
  error?: string;
  /** Offers the link to a new password. */
  hasForgotten?: boolean;
}

/** Six digits, submitted when complete; remounted empty for every attempt. */
export function PasswordStep({ label, amount, error = '', hasForgotten = false }: PasswordStepProps) {
  const [digits, setDigits] = useState('');
  const { dialogs } = useOverlays();
  return (
    <div className={styles.password}>
      {amount === undefined ? null : <Price className={styles.sum} text={moneyText(amount)} size={56} />}
      <p className={styles.question}>{label}</p>
      <PasscodeInput
        // A dialog with the reason had the focus; it returns to the field when the dialog closes.
        key={dialogs.length}
        value={digits}
        onChange={setDigits}
        onComplete={(password) => sendToPayment({ name: 'password-entered', password })}
        label={label}
        error={digits === '' ? error : ''}
      />
      {hasForgotten ? (
        <button
          type="button"
          className={`${styles.forgotten} hit-area`}
          onClick={() => leavePaymentFor(to.balanceForget())}
        >
          忘记密码
        </button>
      ) : null}
    </div>
  );
}

/** PAY-29: no password yet. */
export function PasswordOffer() {
  return (
    <div className={styles.offer}>
      <p className={styles.question}>您的账户尚未设置余额支付密码</p>
      <p className={styles.hint}>设置后每次使用余额支付都需要输入，是否立即设置？</p>
      <ButtonPair>
        <Button kind="outline" size="normal" onClick={() => sendToPayment({ name: 'set-skipped' })}>
          暂不设置
        </Button>
        <Button kind="primary" size="normal" onClick={() => sendToPayment({ name: 'set-chosen' })}>
          立即设置
        </Button>
      </ButtonPair>
    </div>
  );
}

// Asks for the pay password before money or an account changes hands; verified, it counts for the next act of the session.
import { useState } from 'react';
import { PasscodeInput } from '~/ui/passcode-input/passcode-input';
import { Sheet } from '~/ui/sheet/sheet';
import { useAction } from '../../engine/use-action';
import { useOnNavigate } from '../../engine/use-on-navigate';
import { isRefusal, wordsOf } from '../../base/call-error';
import { verifyPayPassword } from '../../services/pay-password';
import { answerPassword, usePasswordQuestion } from '../../state/pay-password';
import styles from './password-prompt.module.css';

const LABEL = '请输入支付密码';
const giveUp = () => answerPassword(false);

function Entry() {
  const [digits, setDigits] = useState('');
  const [refused, setRefused] = useState('');
  useOnNavigate(giveUp);
  const { run, isBusy } = useAction(async (password: string) => {
    try {
      await verifyPayPassword(password);
    } catch (error) {
      setDigits('');
      if (!isRefusal(error)) throw error;
      setRefused(wordsOf(error));
      return;
    }
    answerPassword(true);
  });
  return (
    <div className={styles.entry}>
      <p className={styles.question}>{LABEL}</p>
      <PasscodeInput
        // Remounted for every attempt, so that it has the focus again.
        key={refused}
        value={digits}
        onChange={setDigits}
        onComplete={(password) => void run(password)}
        label={LABEL}
        error={digits === '' ? refused : ''}
        isDisabled={isBusy}
      />
    </div>
  );
}

/** The prompt of screens whose acts may need the pay password (`withPayPassword`). */
export function PasswordPrompt() {
  const isAsked = usePasswordQuestion();
  return (
    <Sheet isOpen={isAsked} onClose={giveUp} title="支付密码" isMaskClosing={false}>
      <Entry />
    </Sheet>
  );
}

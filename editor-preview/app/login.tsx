// Signing in: the whole screen for nobody, a dialog over what is open once a session is over.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { captchaAddress } from '../services/addresses';
import { StudioError, wordsOf } from '../services/api';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import styles from './login.module.css';
import { useSession } from '../shell/session';

const fieldText = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};

/** The picture whose letters are asked for; a tap shows others. */
function Captcha({ turn, onTurn }: { turn: number; onTurn: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <label>
      验证码
      <span className={styles['captcha']}>
        <input name="captcha" autoComplete="off" maxLength={8} required ref={field} />
        <button type="button" aria-label="换一张" onClick={onTurn}>
          <img src={captchaAddress(turn)} alt="图形验证码" />
        </button>
      </span>
    </label>
  );
}

const isCaptcha = (error: unknown): boolean => error instanceof StudioError && error.code === 'captcha';

/** Signs in by the form's fields; `turn` numbers the captcha's pictures, null where none is asked for. */
function useSignIn() {
  const { signIn } = useSession();
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [turn, setTurn] = useState<number | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    setIsBusy(true);
    setFailure('');
    try {
      const captcha = fieldText(fields, 'captcha');
      await signIn({
        login: fieldText(fields, 'login'),
        password: fieldText(fields, 'password'),
        ...(captcha === '' ? {} : { captcha }),
      });
    } catch (error) {
      // One that was answered is used up, or is asked for anew.
      if (isCaptcha(error) || turn !== null) setTurn((before) => (before ?? 0) + 1);
      setFailure(wordsOf(error));
      setIsBusy(false);
    }
  };
  return { failure, isBusy, turn, setTurn, submit };
}

function LoginForm() {
  const { failure, isBusy, turn, setTurn, submit } = useSignIn();
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)}>
      <label>
        账号
        <input name="login" autoComplete="username" required />
      </label>
      <label>
        密码
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      {turn === null ? null : <Captcha key={turn} turn={turn} onTurn={() => setTurn(turn + 1)} />}
      <p role="alert" className={styles['failure']}>
        {failure}
      </p>
      <Button type="submit" look="primary" disabled={isBusy}>
        {isBusy ? '正在登录…' : '登录'}
      </Button>
    </form>
  );
}

export function LoginScreen() {
  return (
    <main className={styles['screen']}>
      <div className={styles['card']}>
        <h1>装修工作台</h1>
        <p className={styles['lead']}>搭建商城的每一页，所见即顾客所见。</p>
        <LoginForm />
      </div>
    </main>
  );
}

/** Over what is open: nothing that was edited is lost. */
export function LoginAgain() {
  const { isOver, isAsked, dismiss } = useSession();
  if (!isOver || !isAsked) return null;
  return (
    <Dialog title="登录已过期，修改没有丢" width={400} onClose={dismiss}>
      <LoginForm />
    </Dialog>
  );
}

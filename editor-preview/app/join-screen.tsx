// An invitation, as the invited person opens its link: what it is to, then name, login and password.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { InvitationOffer } from '~/domain/studio/api-library';
import { datedMomentWords } from '~/domain/studio/moments';
import { api, StudioError, wordsOf } from '../services/api';
import { Button } from '../ui/button';
import { LoginField, NewPasswordField, PersonNameField } from '../shell/account-fields';
import styles from './login.module.css';
import { Link, Navigate, useNavigate, useParams } from '../shell/navigation';
import { ROLE_HELP, ROLE_WORDS } from '../shell/role-words';
import { useSay } from '../shell/say';
import { useSession } from '../shell/session';

const isDead = (error: unknown): boolean =>
  error instanceof StudioError && (error.code === 'gone' || error.code === 'not-found');

const useOffer = (token: string) =>
  useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api<InvitationOffer>('invitations/open', { method: 'POST', body: { token } }),
    // Every dead link that is opened counts as a guess.
    retry: false,
  });

function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <p role="alert">{wordsOf(error)}</p>
      <div className={styles['acts']}>
        {isDead(error) ? <Link to="/pages">去登录</Link> : <Button onClick={onRetry}>重试</Button>}
      </div>
    </>
  );
}

/** Somebody is signed in here: an invitation makes another operator. */
function SignedIn({ name }: { name: string }) {
  const { signOut } = useSession();
  const go = useNavigate();
  const say = useSay();
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    setIsBusy(true);
    try {
      await signOut(false);
    } catch (error) {
      say(wordsOf(error));
      setIsBusy(false);
    }
  };
  return (
    <>
      <p>你现在以「{name}」登录。接受邀请会有一个新的账号，要先退出现在的。</p>
      <div className={styles['acts']}>
        <Button look="primary" disabled={isBusy} onClick={() => void leave()}>
          退出，接受邀请
        </Button>
        <Button onClick={() => void go('/pages', { replace: true })}>不接受，回到页面</Button>
      </div>
    </>
  );
}

/** Sends once at a time; a refused field has the focus. */
function useJoin(token: string, onJoined: () => void) {
  const { join, retry } = useSession();
  const cache = useQueryClient();
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const send = async (form: HTMLFormElement, account: { name: string; login: string; password: string }) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure('');
    try {
      await join({ token, ...account });
      onJoined();
    } catch (error) {
      setFailure(wordsOf(error));
      setIsBusy(false);
      if (!(error instanceof StudioError)) return;
      if (isDead(error)) await cache.invalidateQueries({ queryKey: ['invitation', token] });
      // Another window has signed in meanwhile.
      if (error.code === 'state') retry();
      const field = form.elements.namedItem(error.answer.error?.fields?.[0]?.pointer.slice(1) ?? '');
      if (field instanceof HTMLInputElement) field.focus();
    }
  };
  return { send, failure, isBusy };
}

interface JoinFormProps {
  token: string;
  offer: InvitationOffer;
  onJoined: () => void;
}

function JoinForm({ token, offer, onJoined }: JoinFormProps) {
  const { send, failure, isBusy } = useJoin(token, onJoined);
  const [name, setName] = useState(offer.name);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget, { name: name.trim(), login: login.trim(), password });
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <PersonNameField value={name} onText={setName} />
      <LoginField isOwn value={login} onText={setLogin} />
      <NewPasswordField label="密码" name="password" value={password} onText={setPassword} />
      <p role="alert" className={styles['failure']}>
        {failure}
      </p>
      <Button type="submit" look="primary" disabled={isBusy}>
        {isBusy ? '正在加入…' : '加入'}
      </Button>
    </form>
  );
}

function Offer({ token, offer }: Omit<JoinFormProps, 'onJoined'>) {
  const { me } = useSession();
  const say = useSay();
  const [hasJoined, setHasJoined] = useState(false);
  const { mall, role, by, endsAt } = offer;
  if (hasJoined && me) return <Navigate to="/pages" replace />;
  return (
    <>
      <p className={styles['lead']}>
        {by}邀请你一起装修「{mall}」，角色是{ROLE_WORDS[role]}：{ROLE_HELP[role]}。邀请在{' '}
        {datedMomentWords(endsAt)}（北京时间）之前有效。
      </p>
      {me && !hasJoined ? (
        <SignedIn name={me.operator.name} />
      ) : (
        <JoinForm
          token={token}
          offer={offer}
          onJoined={() => {
            say(`已加入「${mall}」`);
            setHasJoined(true);
          }}
        />
      )}
    </>
  );
}

export default function JoinScreen() {
  const { token = '' } = useParams();
  const { data: offer, error, refetch } = useOffer(token);
  return (
    <main className={styles['screen']}>
      <div className={styles['card']}>
        <h1>装修工作台</h1>
        {offer === undefined && error === null ? <p>正在打开…</p> : null}
        {error === null ? null : <Refused error={error} onRetry={() => void refetch()} />}
        {offer === undefined || error !== null ? null : <Offer token={token} offer={offer} />}
      </div>
    </main>
  );
}

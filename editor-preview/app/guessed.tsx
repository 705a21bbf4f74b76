// Tells that somebody guesses at passwords: owners of every account, others of their own; dismissed one by one.
import { useState } from 'react';
import { datedMomentWords } from '~/domain/studio/moments';
import { Button } from '../ui/button';
import { Link } from '../shell/navigation';
import { useMe } from '../shell/session';
import styles from './shell.module.css';

const KEY = 'studio-guessed-until';

export function Guessed() {
  const { guessed = [], rights, operator } = useMe();
  const [until, setUntil] = useState(() => localStorage.getItem(KEY) ?? '');
  const [latest] = guessed;
  if (latest === undefined || latest.at <= until) return null;
  const dismiss = () => {
    localStorage.setItem(KEY, latest.at);
    setUntil(latest.at);
  };
  const whose = latest.name === operator.name ? '你的' : `「${latest.name}」的`;
  return (
    <div role="alert" className={styles['guessed']}>
      <p>
        {datedMomentWords(latest.at)}，有人在别的设备上多次猜{whose}密码。已经限制，在登录过的电脑上照常使用。
        {rights.isOwner ? <Link to="/audit">看操作记录</Link> : null}
      </p>
      <Button isCompact onClick={dismiss}>
        知道了
      </Button>
    </div>
  );
}

// Changing one's own password: all other sessions end.
import { useState } from 'react';
import { NewPasswordField } from '../shell/account-fields';
import { Card, TextField } from '../shell/place';
import { useAct } from '../shell/use-act';
import { api } from '../services/api';
import { Button } from '../ui/button';
import styles from './settings.module.css';

export function PasswordCard() {
  const act = useAct('session');
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const save = async () => {
    const isDone = await act(async () => {
      await api('session/password', { method: 'PUT', body: { current, next } });
      return '密码已改，其他设备上的登录已结束';
    });
    if (!isDone) return;
    setCurrent('');
    setNext('');
  };
  return (
    <Card title="我的密码">
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="现在的密码"
          type="password"
          autoComplete="current-password"
          value={current}
          onText={setCurrent}
          required
        />
        <NewPasswordField label="新密码" name="next" value={next} onText={setNext} />
        <Button type="submit">改密码</Button>
      </form>
    </Card>
  );
}

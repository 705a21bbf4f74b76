// Inviting by a link, an account with a password, and both as they are shown once.
import { useState } from 'react';
import { LOGIN_LENGTH } from '~/domain/studio/account';
import type { Role } from '~/domain/studio/api';
import type { NewInvitation, NewPerson } from '~/domain/studio/api-library';
import { LoginField, PersonNameField } from '../shell/account-fields';
import { Ask } from '../shell/ask';
import { Choice } from '../shell/place';
import { ROLE_HELP, ROLE_WORDS } from '../shell/role-words';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import styles from './settings.module.css';

function RoleChoice({ role, onRole }: { role: Role; onRole: (role: Role) => void }) {
  return (
    <>
      <Choice
        label="角色"
        value={role}
        options={Object.entries(ROLE_WORDS)}
        onChoice={(value) => onRole(value as Role)}
      />
      <p>{ROLE_HELP[role]}</p>
    </>
  );
}

const LIVES = [
  ['2', '2 小时'],
  ['24', '1 天'],
  ['72', '3 天'],
  ['168', '7 天'],
] as const;

interface DialogProps<T> {
  act: (sent: T) => Promise<boolean>;
  onClose: () => void;
}

export function Invite({ act, onClose }: DialogProps<NewInvitation>) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [hours, setHours] = useState('72');
  return (
    <Ask
      title="邀请"
      word="生成链接"
      act={() => act({ name: name.trim(), role, hours: Number(hours) })}
      onClose={onClose}
    >
      <p>把链接发给对方，对方自己定账号和密码。</p>
      <PersonNameField isOptional value={name} onText={setName} />
      <RoleChoice role={role} onRole={setRole} />
      <Choice label="有效期" value={hours} options={LIVES} onChoice={setHours} />
    </Ask>
  );
}

export function NewAccount({ act, onClose }: DialogProps<NewPerson>) {
  const [name, setName] = useState('');
  const [login, setLogin] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const isReady = name.trim() !== '' && login.trim().length >= LOGIN_LENGTH.min;
  return (
    <Ask
      title="新建账号"
      word="新建"
      isReady={isReady}
      act={() => act({ name: name.trim(), login: login.trim(), role })}
      onClose={onClose}
    >
      <PersonNameField value={name} onText={setName} />
      <LoginField value={login} onText={setLogin} />
      <RoleChoice role={role} onRole={setRole} />
    </Ask>
  );
}

export interface Secret {
  name: string;
  login: string;
  password: string;
}

export const PasswordOnce = ({ secret, onClose }: { secret: Secret; onClose: () => void }) => (
  <Dialog
    title={`${secret.name}的密码`}
    width={440}
    onClose={onClose}
    actions={
      <Button look="primary" onClick={onClose}>
        记下了
      </Button>
    }
  >
    <p>只显示这一次，请交给本人；登录后可以在「设置」里改。账号：{secret.login}</p>
    <p className={styles['secret']}>{secret.password}</p>
  </Dialog>
);

// Inviting an operator, and the password that is shown once.
import { useState } from 'react';
import type { Role } from '~/domain/studio/api';
import type { NewPerson } from '~/domain/studio/api-library';
import { Ask } from '../app/ask';
import { Choice, TextField } from '../app/place';
import { ROLE_WORDS } from '../app/role-words';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import styles from './settings.module.css';

const ROLE_HELP: Readonly<Record<Role, string>> = {
  owner: '能做所有事：发布、审核、管理人员和设置',
  editor: '能做草稿；没有打开审核时也能发布',
  viewer: '只能看，不能改',
};

interface InviteProps {
  act: (person: NewPerson) => Promise<boolean>;
  onClose: () => void;
}

export function Invite({ act, onClose }: InviteProps) {
  const [name, setName] = useState('');
  const [login, setLogin] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const isReady = name.trim() !== '' && login.trim().length > 1;
  return (
    <Ask
      title="邀请"
      word="邀请"
      isReady={isReady}
      act={() => act({ name: name.trim(), login: login.trim(), role })}
      onClose={onClose}
    >
      <TextField label="名字" value={name} onText={setName} maxLength={20} required />
      <TextField
        label="账号"
        value={login}
        onText={setLogin}
        maxLength={40}
        required
        autoComplete="off"
        help="字母、数字和 . _ -，登录时用"
      />
      <Choice
        label="角色"
        value={role}
        options={Object.entries(ROLE_WORDS)}
        onChoice={(value) => setRole(value as Role)}
      />
      <p>{ROLE_HELP[role]}</p>
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

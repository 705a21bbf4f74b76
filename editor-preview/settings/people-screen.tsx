// Operators, for owners: inviting with a password that is shown once, roles, ending sessions, disabling.
import { datedMomentWords } from '~/domain/studio/moments';
import { useState } from 'react';
import type { NewPerson, PersonPatch, PersonRow } from '~/domain/studio/api-library';
import { Body, Empty, Loaded, PlaceHead } from '../app/place';
import { ROLE_WORDS } from '../app/role-words';
import { useMe } from '../app/session';
import { useAct } from '../app/use-act';
import { AskSure } from '../app/ask';
import { api } from '../services/api';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import { Invite, PasswordOnce, type Secret } from './people-dialogs';
import { usePeople } from './use-people';
import styles from './settings.module.css';

function usePeopleActs(onSecret: (secret: Secret) => void) {
  const act = useAct('people');
  const announce = ({ name, login, password }: PersonRow) => {
    if (password !== undefined) onSecret({ name, login, password });
  };
  return {
    invite: (person: NewPerson) =>
      act(async () => {
        announce(await api<PersonRow>('people', { method: 'POST', body: person }));
        return `已邀请${person.name}`;
      }),
    change: ({ id }: PersonRow, body: PersonPatch, words: string) =>
      act(async () => {
        announce(await api<PersonRow>(`people/${id}`, { method: 'PATCH', body }));
        return words;
      }),
    remove: ({ id, name }: PersonRow) =>
      act(async () => {
        await api(`people/${id}`, { method: 'DELETE' });
        return `已移除${name}`;
      }),
  };
}

type Acts = ReturnType<typeof usePeopleActs>;

interface PersonProps {
  person: PersonRow;
  acts: Acts;
  onRemove: (person: PersonRow) => void;
}

function Person({ person, acts, onRemove }: PersonProps) {
  const { operator } = useMe();
  const { name, login, role, isDisabled, lastSeenAt } = person;
  const change = (body: PersonPatch, words: string) => void acts.change(person, body, words);
  const isMe = operator.id === person.id;
  return (
    <tr>
      <td className={isDisabled ? styles['off'] : undefined}>
        {name}
        {isMe ? <span className={styles['badge']}>我</span> : null}
      </td>
      <td>{login}</td>
      <td>
        <select
          aria-label={`${name}的角色`}
          value={role}
          disabled={isMe}
          onChange={(event) => {
            const next = event.currentTarget.value as PersonRow['role'];
            change({ role: next }, `${name}现在是${ROLE_WORDS[next]}`);
          }}
        >
          {Object.entries(ROLE_WORDS).map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      </td>
      <td>{isDisabled ? '已停用' : lastSeenAt === null ? '还没有登录过' : datedMomentWords(lastSeenAt)}</td>
      <td>
        {isMe ? null : (
          <Menu
            label={`${name}的操作`}
            entries={[
              {
                words: '在所有设备退出',
                run: () => change({ isSignedOut: true }, `${name}已在所有设备退出`),
              },
              { words: '给新密码', run: () => change({ isNewPassword: true }, `${name}有了新密码`) },
              isDisabled
                ? { words: '启用', run: () => change({ isDisabled: false }, `已启用${name}`) }
                : { words: '停用', run: () => change({ isDisabled: true }, `已停用${name}`) },
              { words: '移除', isDanger: true, run: () => onRemove(person) },
            ]}
          />
        )}
      </td>
    </tr>
  );
}

const HEADS = ['名字', '账号', '角色', '最近来过', ''];

const People = ({ people, ...rest }: Omit<PersonProps, 'person'> & { people: readonly PersonRow[] }) => (
  <div className={styles['table']}>
    <table aria-label="人员">
      <thead>
        <tr>
          {HEADS.map((words) => (
            <th key={words} scope="col">
              {words === '' ? <span className="st-visually-hidden">操作</span> : words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <Person key={person.id} person={person} {...rest} />
        ))}
      </tbody>
    </table>
  </div>
);

export default function PeopleScreen() {
  const { rights } = useMe();
  const query = usePeople(rights.isOwner);
  const [isInviting, setIsInviting] = useState(false);
  const [leaving, setLeaving] = useState<PersonRow | null>(null);
  const [secret, setSecret] = useState<Secret | null>(null);
  const acts = usePeopleActs(setSecret);
  if (!rights.isOwner)
    return (
      <>
        <PlaceHead title="人员" />
        <Empty words="只有所有者能看人员。" />
      </>
    );
  return (
    <>
      <PlaceHead title="人员">
        <Button look="primary" onClick={() => setIsInviting(true)}>
          邀请
        </Button>
      </PlaceHead>
      <Body>
        <Loaded query={query}>
          {(people) => (
            <>
              <People people={people} acts={acts} onRemove={setLeaving} />
              {people.length === 1 ? <Empty words="只有你一个人" /> : null}
            </>
          )}
        </Loaded>
      </Body>
      {isInviting ? <Invite act={acts.invite} onClose={() => setIsInviting(false)} /> : null}
      {leaving === null ? null : (
        <AskSure
          title={`移除${leaving.name}`}
          words="马上退出所有设备，不能再登录。做过的事留在操作记录里。"
          word="移除"
          act={() => acts.remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
      {secret === null ? null : <PasswordOnce secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

// Operators, for owners: inviting, roles, ending sessions, disabling. Links and passwords are shown once.
import { datedMomentWords } from '~/domain/studio/moments';
import { useState } from 'react';
import type { InvitationRow, NewPerson, PersonPatch, PersonRow } from '~/domain/studio/api-library';
import { Body, Empty, Loaded, PlaceHead } from '../shell/place';
import { ROLE_WORDS } from '../shell/role-words';
import { useMe } from '../shell/session';
import { useAct } from '../shell/use-act';
import { AskSure } from '../shell/ask';
import { api } from '../services/api';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import { Invitations, LinkOnce, useInvitationActs } from './invitations';
import { Invite, NewAccount, PasswordOnce, type Secret } from './people-dialogs';
import { Table } from './table';
import { usePeople } from './use-people';
import styles from './settings.module.css';

function usePeopleActs(onSecret: (secret: Secret) => void) {
  const act = useAct('people');
  const announce = ({ name, login, password }: PersonRow) => {
    if (password !== undefined) onSecret({ name, login, password });
  };
  return {
    create: (person: NewPerson) =>
      act(async () => {
        announce(await api<PersonRow>('people', { method: 'POST', body: person }));
        return `已新建${person.name}的账号`;
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

interface RoleProps {
  person: PersonRow;
  isMe: boolean;
  change: (body: PersonPatch, words: string) => void;
}

const Role = ({ person: { name, role }, isMe, change }: RoleProps) => (
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
);

function Person({ person, acts, onRemove }: PersonProps) {
  const { operator } = useMe();
  const { name, login, isDisabled, lastSeenAt } = person;
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
        <Role {...{ person, isMe, change }} />
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
  <Table label="人员" heads={HEADS}>
    {people.map((person) => (
      <Person key={person.id} person={person} {...rest} />
    ))}
  </Table>
);

type Open =
  | { dialog: 'invite' | 'new' }
  | { dialog: 'link'; made: InvitationRow }
  | { dialog: 'password'; secret: Secret }
  | { dialog: 'remove'; person: PersonRow };

interface DialogsProps {
  open: Open;
  acts: Acts;
  invite: ReturnType<typeof useInvitationActs>['invite'];
  onClose: () => void;
}

function Dialogs({ open, acts, invite, onClose }: DialogsProps) {
  switch (open.dialog) {
    case 'invite':
      return <Invite act={invite} onClose={onClose} />;
    case 'new':
      return <NewAccount act={acts.create} onClose={onClose} />;
    case 'link':
      return <LinkOnce made={open.made} onClose={onClose} />;
    case 'password':
      return <PasswordOnce secret={open.secret} onClose={onClose} />;
    case 'remove':
      return (
        <AskSure
          title={`移除${open.person.name}`}
          words="马上退出所有设备，不能再登录。做过的事留在操作记录里。"
          word="移除"
          act={() => acts.remove(open.person)}
          onClose={onClose}
        />
      );
  }
}

function OwnersPeople() {
  const query = usePeople(true);
  const [open, setOpen] = useState<Open | null>(null);
  const acts = usePeopleActs((secret) => setOpen({ dialog: 'password', secret }));
  const { invite, revoke } = useInvitationActs((made) => setOpen({ dialog: 'link', made }));
  const close = (closed: Open) => setOpen((now) => (now === closed ? null : now));
  const toInvite = () => setOpen({ dialog: 'invite' });
  return (
    <>
      <PlaceHead title="人员">
        <Button onClick={() => setOpen({ dialog: 'new' })}>新建账号</Button>
        <Button look="primary" onClick={toInvite}>
          邀请
        </Button>
      </PlaceHead>
      <Body>
        <Loaded query={query}>
          {(people) => (
            <>
              <People
                people={people}
                acts={acts}
                onRemove={(person) => setOpen({ dialog: 'remove', person })}
              />
              <Invitations revoke={revoke} />
              {people.length === 1 ? (
                <Empty words="只有你一个人">
                  <Button onClick={toInvite}>邀请</Button>
                </Empty>
              ) : null}
            </>
          )}
        </Loaded>
      </Body>
      {open === null ? null : <Dialogs open={open} acts={acts} invite={invite} onClose={() => close(open)} />}
    </>
  );
}

export default function PeopleScreen() {
  const { rights } = useMe();
  if (rights.isOwner) return <OwnersPeople />;
  return (
    <>
      <PlaceHead title="人员" />
      <Empty words="只有所有者能看人员。" />
    </>
  );
}

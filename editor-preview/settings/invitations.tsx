// Invitations: the link that is shown once, and those that are open, each with its end.
import type { InvitationRow, NewInvitation } from '~/domain/studio/api-library';
import { datedMomentWords } from '~/domain/studio/moments';
import { addressHere, CopyLink } from '../shell/copy-link';
import { Loaded } from '../shell/place';
import { ROLE_WORDS } from '../shell/role-words';
import { useSay } from '../shell/say';
import { useAct } from '../shell/use-act';
import { api } from '../services/api';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import styles from './settings.module.css';
import { Table } from './table';
import { useInvitations } from './use-people';

const forWhom = ({ name }: Pick<InvitationRow, 'name'>): string => (name === '' ? '没有写名字' : name);

export function useInvitationActs(onLink: (made: InvitationRow) => void) {
  const act = useAct('people');
  return {
    invite: (body: NewInvitation) =>
      act(async () => {
        onLink(await api<InvitationRow>('invitations', { method: 'POST', body }));
        return '邀请链接已生成';
      }),
    revoke: ({ id }: InvitationRow) =>
      act(async () => {
        await api(`invitations/${id}`, { method: 'DELETE' });
        return '邀请已收回，链接不能再用';
      }),
  };
}

export function LinkOnce({ made, onClose }: { made: InvitationRow; onClose: () => void }) {
  const say = useSay();
  const { name, role, endsAt, token } = made;
  return (
    <Dialog
      title={name === '' ? '邀请链接' : `给${name}的邀请链接`}
      width={480}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          完成
        </Button>
      }
    >
      <p>
        只显示这一次，请发给本人。角色是{ROLE_WORDS[role]}，只能用一次，{datedMomentWords(endsAt)}
        （北京时间）失效。
      </p>
      <CopyLink label="邀请链接" address={addressHere(`#/join/${token ?? ''}`)} where="别的电脑" say={say} />
    </Dialog>
  );
}

const HEADS = ['给谁', '角色', '谁邀请的', '失效时间', ''];

interface InvitationsProps {
  revoke: (row: InvitationRow) => Promise<boolean>;
}

/** Nothing where none is open. */
export const Invitations = ({ revoke }: InvitationsProps) => (
  <Loaded query={useInvitations()}>
    {(rows) =>
      rows.length === 0 ? null : (
        <section className={styles['titled']}>
          <h2>还没有接受的邀请</h2>
          <Table label="还没有接受的邀请" heads={HEADS}>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>{forWhom(row)}</td>
                <td>{ROLE_WORDS[row.role]}</td>
                <td>{row.by.name}</td>
                <td>{datedMomentWords(row.endsAt)}</td>
                <td>
                  <Button isCompact aria-label={`收回邀请：${forWhom(row)}`} onClick={() => void revoke(row)}>
                    收回
                  </Button>
                </td>
              </tr>
            ))}
          </Table>
        </section>
      )
    }
  </Loaded>
);

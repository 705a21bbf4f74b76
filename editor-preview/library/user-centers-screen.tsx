// User centres: one layout for each set of platforms.
import { newBlock } from '~/domain/new-block';
import { datedMomentWords } from '~/domain/studio/moments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserCenterRow } from '~/domain/studio/api-modules';
import { registry } from '~/widgets/registry.gen';
import { docPlace } from '../shell/doc-place';
import { Link, useNavigate } from '../shell/navigation';
import { Body, Empty, Loaded, PlaceHead, Tick } from '../shell/place';
import { useMe } from '../shell/session';
import { useAct } from '../shell/use-act';
import { exportEntries } from '../documents/page-entries';
import { PLATFORM_WORDS } from '../documents/page-words';
import { api } from '../services/api';
import { newData } from '../session/new-data';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import { Ask, AskName } from '../shell/ask';
import styles from './library.module.css';
import { TrashChips, TrashRow, useTrash } from './trash';

const useUserCenters = (query: { state?: string }) =>
  useQuery({
    queryKey: ['user-centers', query],
    queryFn: async () => (await api<{ items: UserCenterRow[] }>('user-centers', { query })).items,
  });

type Opened = { kind: 'new' } | { kind: 'rename' | 'platforms'; row: UserCenterRow } | null;

/** A new one begins with the shopper and the orders. */
const FIRST_BLOCKS = ['user', 'order'];

const firstText = async (): Promise<string> =>
  JSON.stringify(
    await Promise.all(
      FIRST_BLOCKS.map(async (id) => newBlock(registry, { id, data: await newData(id, {}) })),
    ),
  );

const restored = (id: number) => api(`user-centers/${id}/restore`, { method: 'POST' });

function useUserCenterActs() {
  const act = useAct('user-centers');
  return {
    create: (name: string) =>
      act(async () => {
        await api('user-centers', { method: 'POST', body: { name, text: await firstText() } });
        return `已新建个人中心「${name}」，选好平台后顾客看得到`;
      }),
    rename: ({ id, name: before }: UserCenterRow, name: string) =>
      act(async () => {
        const to = (text: string) => api(`user-centers/${id}`, { method: 'PATCH', body: { name: text } });
        await to(name);
        return { words: `已改名为「${name}」`, undo: () => to(before) };
      }),
    remove: ({ id, name }: UserCenterRow) =>
      act(async () => {
        await api(`user-centers/${id}`, { method: 'DELETE' });
        return { words: `已删除「${name}」`, undo: () => restored(id) };
      }),
    restore: ({ id, name }: UserCenterRow) =>
      act(async () => {
        await restored(id);
        return `已恢复「${name}」`;
      }),
  };
}

function Platforms({ row, onClose }: { row: UserCenterRow; onClose: () => void }) {
  const act = useAct('user-centers');
  const [platforms, setPlatforms] = useState<readonly string[]>(row.platforms);
  const save = () =>
    act(async () => {
      await api(`user-centers/${row.id}`, { method: 'PATCH', body: { platforms } });
      return `「${row.name}」的平台已保存`;
    });
  return (
    <Ask title={`「${row.name}」用在哪些平台`} word="保存" act={save} onClose={onClose}>
      <p>马上生效：一个平台只有一个个人中心，原来的会被换下。</p>
      {Object.entries(PLATFORM_WORDS).map(([key, words]) => (
        <Tick
          key={key}
          label={words}
          isOn={platforms.includes(key)}
          onTick={(isOn) => setPlatforms(isOn ? [...platforms, key] : platforms.filter((one) => one !== key))}
        />
      ))}
    </Ask>
  );
}

interface DialogsProps {
  opened: Opened;
  acts: ReturnType<typeof useUserCenterActs>;
  onClose: () => void;
}

function Dialogs({ opened, acts, onClose }: DialogsProps) {
  if (opened === null) return null;
  if (opened.kind === 'new')
    return <AskName title="新建个人中心" word="新建" act={acts.create} onClose={onClose} />;
  const { row } = opened;
  if (opened.kind === 'platforms') return <Platforms row={row} onClose={onClose} />;
  return (
    <AskName
      title="重命名"
      word="保存"
      name={row.name}
      act={(name) => acts.rename(row, name)}
      onClose={onClose}
    />
  );
}

interface RowProps {
  row: UserCenterRow;
  acts: ReturnType<typeof useUserCenterActs>;
  onOpen: (opened: Opened) => void;
}

const platformWords = ({ platforms }: UserCenterRow): string =>
  platforms.length === 0 ? '没有用在任何平台' : platforms.map((key) => PLATFORM_WORDS[key] ?? key).join('、');

function Row(props: RowProps) {
  const { rights } = useMe();
  const { row, acts } = props;
  const { deletedAt } = row;
  if (deletedAt === null) return <LiveRow {...props} />;
  return (
    <TrashRow
      row={{ ...row, deletedAt }}
      words={platformWords(row)}
      mayRestore={rights.canEdit}
      onRestore={() => void acts.restore(row)}
    />
  );
}

function LiveRow({ row, acts, onOpen }: RowProps) {
  const { rights } = useMe();
  const navigate = useNavigate();
  const { base } = docPlace('user-center', String(row.id));
  return (
    <li className={styles['row']}>
      <span className={styles['name']}>
        <Link to={`${base}/edit`}>{row.name}</Link>
      </span>
      <span>{platformWords(row)}</span>
      <span className={styles['quiet']}>{datedMomentWords(row.changedAt)}</span>
      <Menu
        label={`「${row.name}」的操作`}
        entries={[
          { words: '版本', run: () => void navigate(`${base}/history`) },
          ...(rights.canEdit ? [{ words: '重命名', run: () => onOpen({ kind: 'rename', row }) }] : []),
          ...exportEntries({ 'user-centers': row.id }),
          ...(rights.canPublish
            ? [{ words: '用在哪些平台', run: () => onOpen({ kind: 'platforms', row }) }]
            : []),
          ...(rights.canEdit ? [{ words: '删除', isDanger: true, run: () => void acts.remove(row) }] : []),
        ]}
      />
    </li>
  );
}

export default function UserCentersScreen() {
  const { rights } = useMe();
  const { isTrash, query } = useTrash();
  const acts = useUserCenterActs();
  const [opened, setOpened] = useState<Opened>(null);
  return (
    <>
      <PlaceHead title="个人中心" lead="顾客的「我的」：每个平台一个。">
        {rights.canEdit ? (
          <Button look="primary" onClick={() => setOpened({ kind: 'new' })}>
            新建个人中心
          </Button>
        ) : null}
      </PlaceHead>
      <Body>
        <TrashChips />
        <Loaded query={useUserCenters(query)}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty words={isTrash ? '回收站是空的' : '还没有个人中心。'} />
            ) : (
              <ul className={styles['list']} aria-label="个人中心">
                {rows.map((row) => (
                  <Row key={row.id} row={row} acts={acts} onOpen={setOpened} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Body>
      <Dialogs opened={opened} acts={acts} onClose={() => setOpened(null)} />
    </>
  );
}

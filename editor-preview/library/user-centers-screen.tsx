// User centres: one layout for each set of platforms.
import { datedMomentWords } from '~/domain/studio/moments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { docPlace } from '../app/doc-place';
import { Link, useNavigate } from '../app/navigation';
import { Body, Empty, Loaded, PlaceHead, Tick } from '../app/place';
import { useMe } from '../app/session';
import { useAct } from '../app/use-act';
import { PLATFORM_WORDS } from '../pages/page-words';
import { api } from '../services/api';
import { Menu } from '../ui/menu';
import { Ask } from '../app/ask';
import styles from './library.module.css';

interface UserCenterRow {
  id: number;
  name: string;
  platforms: string[];
  changedAt: string;
}

const useUserCenters = () =>
  useQuery({
    queryKey: ['user-centers'],
    queryFn: async () => (await api<{ items: UserCenterRow[] }>('user-centers')).items,
  });

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

function Row({ row, onOpen }: { row: UserCenterRow; onOpen: (row: UserCenterRow) => void }) {
  const { rights } = useMe();
  const navigate = useNavigate();
  const { base } = docPlace('user-center', String(row.id));
  const platforms = row.platforms.map((key) => PLATFORM_WORDS[key] ?? key).join('、');
  return (
    <li className={styles['row']}>
      <span className={styles['name']}>
        <Link to={`${base}/edit`}>{row.name}</Link>
      </span>
      <span>{platforms === '' ? '没有用在任何平台' : platforms}</span>
      <span className={styles['quiet']}>{datedMomentWords(row.changedAt)}</span>
      <Menu
        label={`「${row.name}」的操作`}
        entries={[
          { words: '版本', run: () => void navigate(`${base}/history`) },
          ...(rights.canPublish ? [{ words: '用在哪些平台', run: () => onOpen(row) }] : []),
        ]}
      />
    </li>
  );
}

export default function UserCentersScreen() {
  const [opened, setOpened] = useState<UserCenterRow | null>(null);
  return (
    <>
      <PlaceHead title="个人中心" lead="顾客的「我的」：每个平台一个。" />
      <Body>
        <Loaded query={useUserCenters()}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty words="还没有个人中心。" />
            ) : (
              <ul className={styles['list']} aria-label="个人中心">
                {rows.map((row) => (
                  <Row key={row.id} row={row} onOpen={setOpened} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Body>
      {opened === null ? null : <Platforms row={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

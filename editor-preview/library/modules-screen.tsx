// The list of modules: shared blocks with the number of pages that they are used for.
import { datedMomentWords } from '~/domain/studio/moments';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Part } from '~/domain/studio/api-parts';
import type { UsesAnswer } from '~/domain/studio/api-library';
import type { ModuleRow } from '~/domain/studio/api-modules';
import { docPlace } from '../shell/doc-place';
import { Link, useNavigate } from '../shell/navigation';
import { Body, Empty, Loaded, More, PlaceHead } from '../shell/place';
import { useMe } from '../shell/session';
import { useAct } from '../shell/use-act';
import { exportEntries } from '../documents/page-entries';
import { api } from '../services/api';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import { AskName } from '../shell/ask';
import { RemoveModule } from './remove-module';
import styles from './library.module.css';
import { TrashChips, TrashRow, useTrash } from './trash';

const useModules = (query: { state?: string }) =>
  useInfiniteQuery({
    queryKey: ['modules', query],
    queryFn: ({ pageParam }) => api<Part<ModuleRow>>('modules', { query: { ...query, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

type Opened = { kind: 'new' } | { kind: 'rename' | 'remove'; row: ModuleRow } | null;

function useModuleActs() {
  const act = useAct('modules');
  return {
    create: (name: string) =>
      act(async () => {
        await api('modules', { method: 'POST', body: { name } });
        return `已新建模块「${name}」`;
      }),
    rename: ({ id, name: before }: ModuleRow, name: string) =>
      act(async () => {
        const to = (text: string) => api(`modules/${id}`, { method: 'PATCH', body: { name: text } });
        await to(name);
        return { words: `已改名为「${name}」`, undo: () => to(before) };
      }),
    restore: ({ id, name }: ModuleRow) =>
      act(async () => {
        await api(`modules/${id}/restore`, { method: 'POST' });
        return `已恢复模块「${name}」`;
      }),
  };
}

/** Titles of the pages, read when it is opened. */
function Uses({ row }: { row: ModuleRow }) {
  const [titles, setTitles] = useState<string | null>(null);
  const read = () =>
    void api<UsesAnswer>(`modules/${row.id}/uses`).then(
      ({ items }) => setTitles([...new Set(items.map(({ title }) => title))].join('、')),
      () => setTitles('没有取到'),
    );
  if (row.uses === 0) return <span className={styles['quiet']}>还没有用到</span>;
  return (
    <details onToggle={(event) => (event.currentTarget.open && titles === null ? read() : undefined)}>
      <summary>用于 {row.uses} 个页面</summary>
      <p className={styles['quiet']}>{titles ?? '正在加载…'}</p>
    </details>
  );
}

interface RowProps {
  row: ModuleRow;
  onOpen: (opened: Opened) => void;
  onRestore: () => void;
}

const countWords = ({ blockCount }: ModuleRow): string => `${blockCount} 个组件`;

function Row(props: RowProps) {
  const { rights } = useMe();
  const { row, onRestore } = props;
  const { deletedAt } = row;
  if (deletedAt === null) return <LiveRow {...props} />;
  return (
    <TrashRow
      row={{ ...row, deletedAt }}
      words={countWords(row)}
      mayRestore={rights.canPublish}
      onRestore={onRestore}
    />
  );
}

function LiveRow({ row, onOpen }: RowProps) {
  const { rights } = useMe();
  const navigate = useNavigate();
  const { base } = docPlace('module', String(row.id));
  return (
    <li className={styles['row']}>
      <span className={styles['name']}>
        <Link to={`${base}/edit`} data-shared>
          {row.name}
        </Link>
        <small>
          {countWords(row)}
          {row.hasChanges ? ' · 有未发布的修改' : ''}
        </small>
      </span>
      <Uses row={row} />
      <span className={styles['quiet']}>{datedMomentWords(row.changedAt)}</span>
      <Menu
        label={`「${row.name}」的操作`}
        entries={[
          { words: '版本', run: () => void navigate(`${base}/history`) },
          ...(rights.canEdit ? [{ words: '重命名', run: () => onOpen({ kind: 'rename', row }) }] : []),
          ...exportEntries({ modules: row.id }),
          ...(rights.canEdit
            ? [{ words: '删除', isDanger: true, run: () => onOpen({ kind: 'remove', row }) }]
            : []),
        ]}
      />
    </li>
  );
}

interface DialogsProps {
  opened: Opened;
  acts: ReturnType<typeof useModuleActs>;
  onClose: () => void;
}

function Dialogs({ opened, acts, onClose }: DialogsProps) {
  if (opened === null) return null;
  if (opened.kind === 'new')
    return <AskName title="新建模块" word="新建" act={acts.create} onClose={onClose} />;
  const { row } = opened;
  if (opened.kind === 'rename')
    return (
      <AskName
        title="重命名"
        word="保存"
        name={row.name}
        act={(name) => acts.rename(row, name)}
        onClose={onClose}
      />
    );
  return <RemoveModule row={row} onClose={onClose} />;
}

const LEAD = '模块是能放到多个页面的一组组件，改一处，处处更新。';

export default function ModulesScreen() {
  const { rights } = useMe();
  const { isTrash, query } = useTrash();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useModules(query);
  const acts = useModuleActs();
  const [opened, setOpened] = useState<Opened>(null);
  const add = rights.canEdit ? (
    <Button look="primary" onClick={() => setOpened({ kind: 'new' })}>
      新建模块
    </Button>
  ) : null;
  return (
    <>
      <PlaceHead title="模块" lead={LEAD}>
        {add}
      </PlaceHead>
      <Body>
        <TrashChips />
        <Loaded query={{ data: data?.pages.flatMap(({ items }) => items), error, refetch }}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty words={isTrash ? '回收站是空的' : '还没有模块。'} />
            ) : (
              <ul className={styles['list']} aria-label="模块">
                {rows.map((row) => (
                  <Row key={row.id} row={row} onOpen={setOpened} onRestore={() => void acts.restore(row)} />
                ))}
              </ul>
            )
          }
        </Loaded>
        <More {...{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
      </Body>
      <Dialogs opened={opened} acts={acts} onClose={() => setOpened(null)} />
    </>
  );
}

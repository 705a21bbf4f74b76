// The audit: who did what, when and from where; filtered, and as a file for spreadsheets.
import { datedMomentWords } from '~/domain/studio/moments';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parseServerTime } from '~/domain/time';
import type { Part } from '~/domain/studio/api-parts';
import type { AuditQuery, AuditRow } from '~/domain/studio/api-library';
import { Body, Choice, DayField, Empty, Loaded, More, PlaceHead } from '../shell/place';
import { useMe } from '../shell/session';
import { download } from '../documents/page-entries';
import { apiAddress } from '../services/addresses';
import { api } from '../services/api';
import { Button } from '../ui/button';
import { ACTION_WORDS, actionWords } from './audit-words';
import { Table } from './table';
import { usePeople } from './use-people';
import styles from './settings.module.css';

type Filter = Pick<AuditQuery, 'operator' | 'action' | 'from' | 'to'>;

const useAudit = (filter: Filter) =>
  useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      api<Part<AuditRow>>('audit', { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Midnight on the mall's clock at the start of a day, or of the next one; undefined for none. */
function dayStart(day: string, isNext: boolean): string | undefined {
  const start = parseServerTime(day);
  return start === null ? undefined : new Date(start + (isNext ? 86_400_000 : 0)).toISOString();
}

const HEADS = ['时间', '谁', '做了什么', '对象'];
/** Owners alone are told the networks that people work from. */
const FROM = '来自';

const Rows = ({ rows, isOwner }: { rows: readonly AuditRow[]; isOwner: boolean }) => (
  <Table label="操作记录" heads={isOwner ? [...HEADS, FROM] : HEADS} wideOnly={FROM}>
    {rows.map(({ id, at, by, action, title, from }) => (
      <tr key={id}>
        <td>
          <time dateTime={at}>{datedMomentWords(at)}</time>
        </td>
        <td>
          {by?.name ?? '系统'}
          {by?.isAgent === true ? <span className={styles['badge']}>机器人</span> : null}
        </td>
        <td>{actionWords(action)}</td>
        <td>{title}</td>
        {isOwner ? <td data-wide-only>{from}</td> : null}
      </tr>
    ))}
  </Table>
);

const NONE = { operator: '', action: '', from: '', to: '' };

type Chosen = typeof NONE;

interface FiltersProps extends Chosen {
  onChange: (changed: Partial<Chosen>) => void;
}

const ACTIONS = [['', '全部'], ...Object.entries(ACTION_WORDS)] as const;

/** For owners, who alone have the list. */
function Who({ operator, onChange }: Pick<FiltersProps, 'operator' | 'onChange'>) {
  const { rights } = useMe();
  const { data: people = [] } = usePeople(rights.isOwner);
  if (people.length === 0) return null;
  return (
    <Choice
      label="谁"
      value={operator}
      options={[['', '全部'], ...people.map(({ id, name }) => [String(id), name] as const)]}
      onChoice={(value) => onChange({ operator: value })}
    />
  );
}

const Filters = ({ operator, action, from, to, onChange }: FiltersProps) => (
  <div className={styles['filters']}>
    <Who operator={operator} onChange={onChange} />
    <Choice
      label="做了什么"
      value={action}
      options={ACTIONS}
      onChoice={(value) => onChange({ action: value })}
    />
    <DayField label="从" value={from} onText={(text) => onChange({ from: text })} />
    <DayField label="到" value={to} onText={(text) => onChange({ to: text })} />
  </div>
);

export default function AuditScreen() {
  const { isOwner } = useMe().rights;
  const [chosen, setChosen] = useState(NONE);
  const filter: Filter = {
    ...(chosen.operator === '' ? {} : { operator: chosen.operator }),
    ...(chosen.action === '' ? {} : { action: chosen.action }),
    from: dayStart(chosen.from, false),
    to: dayStart(chosen.to, true),
  };
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAudit(filter);
  const isFiltered = Object.values(chosen).some((text) => text !== '');
  return (
    <>
      <PlaceHead title="操作记录">
        {isOwner ? (
          <Button icon="download" onClick={() => download(apiAddress('audit', { ...filter, format: 'csv' }))}>
            导出 CSV
          </Button>
        ) : null}
      </PlaceHead>
      <Body>
        <Filters {...chosen} onChange={(changed) => setChosen({ ...chosen, ...changed })} />
        <Loaded query={{ data: data?.pages.flatMap(({ items }) => items), error, refetch }}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty words={isFiltered ? '没有符合条件的记录' : '还没有记录'} />
            ) : (
              <Rows rows={rows} isOwner={isOwner} />
            )
          }
        </Loaded>
        <More {...{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
      </Body>
    </>
  );
}

// The archetype of money logs: what came and went month by month, by kind where there are kinds, with the month's sums.
import { type ComponentType, useState } from 'react';
import type { Endpoint } from '~/schemas/endpoint';
import { Tabs } from '~/ui/tabs/tabs';
import { serverNow } from '../../services/server-clock';
import type { AnyEndpoint, Body } from '../define-page';
import { EndlessList, type RowProps } from './endless-list';
import { MonthBar } from './month-bar';
import { monthOf } from './months';

/** What is shown of a log. */
interface LogPlace<K extends string> {
  /** `YYYY-MM`. */
  month: string;
  kind: K;
  /** The chosen filter; empty where there are none. */
  filter: string;
}

interface MoneyLogProps<P, D, R, K extends string> {
  from: Endpoint<P, D>;
  params: (place: LogPlace<K> & { page: number }) => P;
  rows: (data: D) => readonly R[];
  keyOf: (row: R) => string | number;
  pageSize: number;
  item: ComponentType<RowProps<R>>;
  /** What stands where a month has nothing. */
  empty: string;
  /** Tabs over the rows; the first kind is shown first. Without, there is one list a month. */
  kinds?: { label: string; items: readonly { id: K; text: string }[] };
  /** Pills under the tabs, which narrow every kind; the first is chosen at first. */
  filters?: { label: string; items: readonly { id: string; text: string }[] };
  /** Between the month and the rows. */
  Sums?: ComponentType<{ month: string }>;
  isFreshOnShow?: boolean;
}

const isMonth = (text: string | undefined): text is string => /^\d{4}-\d{2}$/.test(text ?? '');

/** A log with its months; for screens that hold more than it. `first` is what an address asks for. */
export function MoneyLog<P, D, R, K extends string = string>({
  from,
  params,
  rows,
  kinds,
  filters,
  Sums,
  item,
  empty,
  first,
  ...rest
}: MoneyLogProps<P, D, R, K> & { first?: Partial<LogPlace<K>> }) {
  const [month, setMonth] = useState(() => (isMonth(first?.month) ? first.month : monthOf(serverNow())));
  const [kind, setKind] = useState<K>(first?.kind ?? kinds?.items[0]?.id ?? ('' as K));
  const [filter, setFilter] = useState(first?.filter ?? filters?.items[0]?.id ?? '');
  return (
    <>
      <MonthBar month={month} onChange={setMonth} />
      {Sums === undefined ? null : <Sums month={month} />}
      {kinds === undefined ? null : <Tabs {...kinds} current={kind} onChange={setKind} />}
      {filters === undefined ? null : (
        <Tabs shape="pill" {...filters} current={filter} onChange={setFilter} />
      )}
      <EndlessList
        key={`${month} ${kind} ${filter}`}
        endpoint={from}
        paramsOf={(page) => params({ month, kind, filter, page })}
        rowsOf={rows}
        Row={item}
        empty={{ text: empty, drawing: 'orders', action: null }}
        {...rest}
      />
    </>
  );
}

type MoneyLogBody<Q, P, D, R, K extends string> = MoneyLogProps<P, D, R, K> & {
  /** Kind, month and filter that the address asks for. */
  firstOf: (query: Q) => Partial<LogPlace<K>>;
  endpoints?: readonly AnyEndpoint[];
};

/** A screen that is a money log. */
export function moneyLog<Q, P, D, R, K extends string>(definition: MoneyLogBody<Q, P, D, R, K>): Body<Q> {
  const { firstOf, endpoints = [], ...log } = definition;
  const MoneyLogScreen = ({ query }: { query: Q }) => <MoneyLog {...log} first={firstOf(query)} />;
  return { kind: 'list', endpoints: [log.from, ...endpoints], Component: MoneyLogScreen };
}

// Archetype of statistics: a period in the address, tiles of figures, trends of which one is chosen, parts of a whole.
import { type ComponentType, useState } from 'react';
import type { Endpoint } from '~/schemas/endpoint';
import { Card } from '~/ui/card/card';
import { type Figure, Figures } from '~/ui/figures/figures';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { type TabItem, Tabs } from '~/ui/tabs/tabs';
import { TrendChart, type TrendPoint } from '~/ui/trend-chart/trend-chart';
import type { AnyEndpoint, Body } from '../define-page';
import type { QueryOf, QuerySpec } from '../params';
import { usePullToRefresh } from '../scroller';
import { useAddressChange } from '../use-address-change';
import { Loading } from './detail';
import styles from './statistics.module.css';

type TabId = string | number;

/** A line over time. */
export interface Trend {
  /** 支付金额 */
  name: string;
  /** Behind each number. */
  unit: string;
  /** From the first to the last. */
  points: readonly TrendPoint[];
}

/** A step of a funnel, or a part of a whole. */
export interface Share {
  /** As shown. */
  name: string;
  /** Its number. */
  value: number;
  /** As it is read: `86 笔`. */
  words: string;
}

type Periods<Q> = {
  [K in keyof Q & string]: { of: K; items: readonly TabItem<Q[K] & TabId>[] };
}[keyof Q & string];

/** What a screen of figures states. */
interface StatisticsDefinition<Q, P, D> {
  /** The endpoint that it shows. */
  from: Endpoint<P, D>;
  /** Parameters of the call by those of the screen. */
  params: (query: Q) => P;
  /** Periods, of which the chosen one stands in the address. */
  periods?: Periods<Q>;
  /** Accessible name of the tiles. */
  label: string;
  /** Tiles of numbers. */
  figures: (data: D, query: Q) => readonly Figure[];
  /** Tiles in a row; 3 when absent. */
  columns?: 2 | 3 | 4;
  /** Of which one is drawn at a time. */
  trends?: (data: D) => readonly Trend[];
  /** Steps or parts with their heading; each as wide as its share of the greatest. */
  shares?: { label: string; of: (data: D) => readonly Share[] };
  /** What is the screen's own, below. */
  Below?: ComponentType<{ data: D; query: Q }>;
  /** Further endpoints that it calls. */
  endpoints?: readonly AnyEndpoint[];
}

function Trends({ trends }: { trends: readonly Trend[] }) {
  const [chosen, choose] = useState<string | null>(null);
  const shown = trends.find(({ name }) => name === chosen) ?? trends[0];
  if (shown === undefined) return null;
  return (
    <Card label="走势">
      {trends.length < 2 ? null : (
        <Tabs
          label="看哪一项"
          shape="pill"
          items={trends.map(({ name }) => ({ id: name, text: name }))}
          current={shown.name}
          onChange={choose}
        />
      )}
      <TrendChart {...shown} />
    </Card>
  );
}

const WHOLE = 100;

function Shares({ label, shares }: { label: string; shares: readonly Share[] }) {
  const greatest = Math.max(...shares.map(({ value }) => value), 1);
  return (
    <Card label={label}>
      <ul className={styles.shares}>
        {shares.map(({ name, value, words }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{words}</b>
            <i aria-hidden style={{ inlineSize: `${(Math.max(0, value) / greatest) * WHOLE}%` }} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Pulling({ reload }: { reload: () => Promise<unknown> }): null {
  usePullToRefresh(reload);
  return null;
}

/** The time that the figures are of. */
function Period<Q>({ periods, query }: { periods: Periods<Q>; query: Q }) {
  const change = useAddressChange();
  return (
    <StickyHead>
      <Tabs<TabId>
        label="时间"
        items={periods.items}
        current={query[periods.of] as TabId}
        onChange={(next) => change({ [periods.of]: next })}
      />
    </StickyHead>
  );
}

/** A screen of figures. `query` are the parameters of the page. */
export function statistics<S extends QuerySpec, P, D>(
  _query: S,
  definition: StatisticsDefinition<QueryOf<S>, P, D>,
): Body<QueryOf<S>> {
  const { from, params, periods, label, figures, columns = 3 } = definition;
  const { trends, shares, Below, endpoints = [] } = definition;
  function StatisticsScreen({ query }: { query: QueryOf<S> }) {
    return (
      <>
        {periods === undefined ? null : <Period periods={periods} query={query} />}
        <Loading endpoint={from} params={params(query)}>
          {(data, reload) => (
            <div className={styles.statistics}>
              <Pulling reload={reload} />
              <Card label={label}>
                <Figures figures={figures(data, query)} columns={columns} />
              </Card>
              {trends === undefined ? null : <Trends trends={trends(data)} />}
              {shares === undefined ? null : <Shares label={shares.label} shares={shares.of(data)} />}
              {Below === undefined ? null : <Below data={data} query={query} />}
            </div>
          )}
        </Loading>
      </>
    );
  }
  return {
    kind: 'content',
    endpoints: [from, ...endpoints],
    Component: StatisticsScreen,
    ...(periods === undefined ? {} : { followsAddress: true as const }),
  };
}

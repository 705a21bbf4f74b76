// Archetype of lists: what stands in the address (tab, word, month), head, rows, selection, bar, the place of each tab.
import { type ComponentType, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { carriedWith } from '../carrying';
import type { AnyEndpoint, Body } from '../define-page';
import type { QueryOf, QuerySpec } from '../params';
import { useTitle } from '../screen-context';
import { useScrollerRef } from '../scroller';
import { type AddressChange, useAddressChange } from '../use-address-change';
import { type HeadDefinition, headOf, type ListSearch } from './list-head';
import { useListLayout } from './list-layout';
import { ListContext, type ListState } from './list-state';
import { rows, type RowsDefinition, type RowsPart } from './rows';
import type { RowKey } from './rows-source';

export type { RowProps } from './list-rows';
export type { ActsProps } from './list-selection';
export { useList } from './list-state';
export { type EmptyWords, rows } from './rows';

interface Frame<Q> extends HeadDefinition<Q> {
  /** The title where the mall names the screen; may call hooks. */
  useTitle?: (query: Q) => string | undefined;
  /** Over the rows; scrolls with them. */
  Above?: ComponentType<{ query: Q }>;
  /** Below the scrolling part. */
  Bar?: ComponentType<{ query: Q }>;
  /** Around all; shows something else where the list is closed. */
  Gate?: ComponentType<{ query: Q; children: ReactNode }>;
  /** Rows can be chosen from the start, without 管理. */
  isChoosing?: boolean;
}

/** What a list screen states; the rest (states, reloading, paging, the place of each tab) is the archetype's. */
export type ListDefinition<Q, P, D, R0, R> = Frame<Q> & RowsDefinition<Q, P, D, R0, R>;

/** Several lists in one screen, one at a time. */
export interface ListsDefinition<Q, K extends string> extends Frame<Q> {
  /** Which one is shown; may call hooks. */
  usePart: (query: Q) => K;
  /** The lists, each made by `rows`. */
  parts: Readonly<Record<K, RowsPart<Q>>>;
}

/** Scroll position of each list of the screen, kept while the screen is. */
function usePlaces(list: string): () => void {
  const scroller = useScrollerRef();
  const places = useRef(new Map<string, number>());
  const shown = useRef(list);
  useLayoutEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    scroller.current?.scrollTo({ top: places.current.get(list) ?? 0 });
  }, [list, scroller]);
  return () => void places.current.set(shown.current, scroller.current?.scrollTop ?? 0);
}

const NONE: ReadonlyMap<RowKey, unknown> = new Map();

/**
 * The parameters with the search word. One that may be a person's is kept here and in the entry of the history, where a reload
 * finds it: the engine reads that once (docs/decisions/097-nothing-of-a-person-in-an-address.md).
 */
function useSearchedQuery<Q extends object>(query: Q, search: ListSearch<Q> | undefined) {
  const changeAddress = useAddressChange();
  const [word, setWord] = useState<string | null>(null);
  const own = search?.isPersonal === true ? search.of : undefined;
  const searched = useMemo(
    () => (own === undefined || word === null ? query : { ...query, [own]: word }),
    [query, own, word],
  );
  const change = (wanted: AddressChange) => {
    const next = own === undefined ? undefined : wanted[own];
    if (own === undefined || next === undefined) return changeAddress(wanted);
    setWord(String(next));
    return changeAddress({ ...wanted, [own]: '' }, carriedWith(own, String(next)));
  };
  return { searched, change };
}

function useListState(
  list: string,
  { isChoosing, change: changeAddress }: { isChoosing: boolean; change: (change: AddressChange) => void },
): ListState {
  const keepPlace = usePlaces(list);
  const { layout, toggle: turnLayout } = useListLayout();
  const [isOn, setIsOn] = useState(isChoosing);
  const [chosen, choose] = useState(NONE);
  const show: ListState['show'] = (change) => {
    keepPlace();
    // What is to be deleted must be in sight; who picks may search for the next.
    if (!isChoosing) choose(NONE);
    changeAddress(change);
  };
  const turn = (next: boolean) => {
    setIsOn(next);
    choose(NONE);
  };
  return { show, layout, turnLayout, selection: { isOn, turn, chosen, choose } };
}

const noTitle = () => undefined;

/** What the parts of a screen call: of several lists a hook says which one is shown, so that its first call is not known. */
function partsOf<Q>(
  parts: Readonly<Record<string, RowsPart<Q>>>,
  hasRows: (query: Q) => boolean,
): Pick<Body<Q>, 'endpoints' | 'firstCalls'> {
  const [only, ...others] = Object.values(parts);
  const firstOf = others.length === 0 ? only?.firstCalls : undefined;
  const endpoints = Object.values(parts).flatMap((part): readonly AnyEndpoint[] => part.endpoints);
  if (firstOf === undefined) return { endpoints };
  return { endpoints, firstCalls: (query) => (hasRows(query) ? firstOf(query) : []) };
}

/** What stands above the list that is shown, the list, and the bar below. */
function contentOf<Q, K extends string>(definition: ListsDefinition<Q, K>, hasRows: (query: Q) => boolean) {
  const { usePart, parts, Above, Bar } = definition;
  const ListHead = headOf(definition);
  return function Content({ query, list }: { query: Q; list: string }) {
    const { Component: Rows } = parts[usePart(query)];
    return (
      <>
        {ListHead === null ? null : <ListHead query={query} />}
        {Above === undefined ? null : <Above query={query} />}
        {hasRows(query) ? <Rows key={list} query={query} /> : null}
        {Bar === undefined ? null : <Bar query={query} />}
      </>
    );
  };
}

/** A screen with several lists of which one is shown. */
export function lists<S extends QuerySpec, K extends string>(
  _query: S,
  definition: ListsDefinition<QueryOf<S>, K>,
): Body<QueryOf<S>> {
  type Q = QueryOf<S>;
  const { parts, Gate, isChoosing = false, search, useTitle: useOwnTitle = noTitle } = definition;
  const hasRows = (query: Q): boolean => search?.isSearchOnly !== true || query[search.of] !== '';
  const Content = contentOf(definition, hasRows);
  function ListScreen({ query: given }: { query: Q }) {
    const { searched: query, change } = useSearchedQuery(given, search);
    const list = useMemo(() => JSON.stringify(query), [query]);
    const state = useListState(list, { isChoosing, change });
    useTitle(useOwnTitle(query));
    const content = <Content query={query} list={list} />;
    return (
      <ListContext value={state}>
        {Gate === undefined ? content : <Gate query={query}>{content}</Gate>}
      </ListContext>
    );
  }
  return {
    kind: 'list',
    by: 'list',
    ...(search === undefined ? {} : { search }),
    ...partsOf(parts, hasRows),
    Component: ListScreen,
    followsAddress: true,
  };
}

const onlyPart = () => 'only' as const;

/** A screen that is a list. `query` are the parameters of the page. */
export const list = <S extends QuerySpec, P, D, R0, R = R0>(
  query: S,
  definition: ListDefinition<QueryOf<S>, P, D, R0, R>,
): Body<QueryOf<S>> =>
  lists(query, {
    ...definition,
    usePart: onlyPart,
    parts: { only: rows<QueryOf<S>, P, D, R0, R>(definition) },
  });

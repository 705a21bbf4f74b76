// The sticky head of a list: search, tabs, months, and what a screen adds.
import { type ComponentType, useState } from 'react';
import { SearchField } from '~/ui/search-field/search-field';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { type TabItem, Tabs } from '~/ui/tabs/tabs';
import type { HistoryKey } from '../search-history/history';
import { useHistory } from '../search-history/use-history';
import { optionalPart } from '../optional-part';
import { useScrollerRef } from '../scroller';
import { useSearchField } from '../use-search-field';
import { useList } from './list-state';
import styles from './list.module.css';

// Few lists have months or past words.
const MonthBar = optionalPart({
  path: 'engine/month-bar',
  load: async () => ({ default: (await import('./month-bar')).MonthBar }),
});
const HistoryCard = optionalPart({
  path: 'engine/history-card',
  load: async () => ({ default: (await import('../search-history/history-card')).HistoryCard }),
});

export type TabId = string | number;

/** A row of tabs; the chosen one stands in the address. */
export type ListTabs<Q> = {
  [K in keyof Q & string]: {
    of: K;
    label: string;
    shape?: 'line' | 'pill';
    /** The tabs, by a hook where their words or numbers come from the mall; no row where there are none. */
    items?: readonly TabItem<Q[K] & TabId>[];
    /** Null while they are not known: each one's width depends on all. None: the mall has no such choice. */
    useItems?: (query: Q) => readonly TabItem<Q[K] & TabId>[] | null;
  };
}[keyof Q & string];

/** A search word: it stands in the address, unless it may be a person's. */
export interface ListSearch<Q> {
  /** Parameter that holds the word. */
  of: keyof Q & string;
  /** In the empty field. */
  placeholder: string;
  /** It finds people or their addresses: it stands in the entry of the history, and the definition `carries` it. */
  isPersonal?: true;
  /** Past words of this phone, offered while the field is empty. */
  history?: HistoryKey;
  /** Below the past words, such as popular ones. */
  Suggestions?: ComponentType<{ query: Q; onChoose: (word: string) => void }>;
  /** A screen for searching: the field has the focus, and the past words stay until there is a word. */
  isFocused?: boolean;
  /** The same, and without a word there are no rows. */
  isSearchOnly?: boolean;
}

export interface HeadDefinition<Q> {
  /** Rows of tabs, from above. */
  tabs?: ListTabs<Q> | readonly ListTabs<Q>[];
  /** The field over the list. */
  search?: ListSearch<Q>;
  /** Parameter with the month, `YYYY-MM`, of a log. */
  month?: keyof Q & string;
  /** Below the tabs, such as sorting. */
  Head?: ComponentType<{ query: Q }>;
}

const wordOf = <Q,>(query: Q, name: keyof Q & string): string => String(query[name] ?? '');

/** Of tabs that are not known yet: they have their place. */
const UNKNOWN = { visibility: 'hidden' } as const;

/** The component of a row of tabs, made once for the definition: its items may come from a hook. */
function tabRowOf<Q>({ of, label, shape = 'line', items = [], useItems = () => items }: ListTabs<Q>) {
  return function TabRow({ query }: { query: Q }) {
    const { show } = useList();
    const scroller = useScrollerRef();
    const current = query[of] as TabId;
    const shown = useItems(query);
    if (shown?.length === 0) return null;
    const choose = (next: TabId) => {
      if (next === current) scroller.current?.scrollTo({ top: 0, behavior: 'smooth' });
      else show({ [of]: next });
    };
    return (
      <div style={shown === null ? UNKNOWN : undefined}>
        <Tabs<TabId>
          label={label}
          shape={shape}
          items={shown ?? [{ id: current, text: '…' }]}
          current={current}
          onChange={choose}
        />
      </div>
    );
  };
}

interface SearchRowProps {
  placeholder: string;
  word: string;
  isFocused: boolean;
  onSearch: (word: string) => void;
}

function SearchRow({ placeholder, word, isFocused, onSearch }: SearchRowProps) {
  const field = useSearchField(word, onSearch);
  return <SearchField {...field} placeholder={placeholder} isFocused={isFocused} />;
}

/** The search word of the address and the past ones of this phone. */
function useWords<Q>(search: ListSearch<Q> | undefined, query: Q) {
  const { show } = useList();
  const [isTyping, setIsTyping] = useState(false);
  // Read where a list has none too: hooks are called always.
  const history = useHistory(search?.history ?? 'searchWords');
  const { of, history: key, isSearchOnly = false, isFocused = isSearchOnly } = search ?? {};
  const word = of === undefined ? '' : wordOf(query, of);
  const find = (next: string) => {
    if (of === undefined) return;
    if (key !== undefined && next !== '') history.remember(next);
    // The keyboard of a phone covers what is found.
    if (next !== '' && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    show({ [of]: next });
  };
  const hasPast = key !== undefined && word === '' && (isTyping || isFocused);
  return { word, find, history, hasPast, isFocused: isFocused && word === '', setIsTyping };
}

/** The head of a list; null where it has none. */
export function headOf<Q>({ search, month, Head, ...head }: HeadDefinition<Q>) {
  const tabs = head.tabs === undefined ? [] : ([head.tabs].flat() as readonly ListTabs<Q>[]);
  if (search === undefined && month === undefined && Head === undefined && tabs.length === 0) return null;
  const rows = tabs.map((row) => ({ of: row.of, TabRow: tabRowOf(row) }));
  const Suggestions = search?.Suggestions;
  const ground = tabs.length === 0 && Head === undefined && month === undefined ? 'strip' : 'card';
  return function ListHead({ query }: { query: Q }) {
    const { show } = useList();
    const { word, find, history, hasPast, isFocused, setIsTyping } = useWords(search, query);
    return (
      <>
        <StickyHead ground={ground}>
          {search === undefined ? null : (
            <div role="presentation" onFocus={() => setIsTyping(true)} onBlur={() => setIsTyping(false)}>
              <SearchRow {...{ word, isFocused }} placeholder={search.placeholder} onSearch={find} />
            </div>
          )}
          {month === undefined ? null : (
            <div className={styles.months}>
              <MonthBar month={wordOf(query, month)} onChange={(next) => show({ [month]: next })} />
            </div>
          )}
          {rows.map(({ of, TabRow }) => (
            <TabRow key={of} query={query} />
          ))}
          {Head === undefined ? null : <Head query={query} />}
        </StickyHead>
        {hasPast ? (
          // A press on a word must not take the focus off the field first: the words would be gone before the click.
          <div role="presentation" onMouseDown={(event) => event.preventDefault()}>
            <HistoryCard words={history.words} onChoose={find} onClear={history.clear} />
            {Suggestions === undefined ? null : <Suggestions query={query} onChoose={find} />}
          </div>
        ) : null}
      </>
    );
  };
}

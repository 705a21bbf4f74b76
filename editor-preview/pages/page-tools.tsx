// Search, filters and order of the list of pages; they stand in the address, so that a list can be sent and gone back to.
import { useEffect, useRef, useState } from 'react';
import { PAGE_STATES, type PagesQuery } from '~/domain/studio/api';
import { useSearchParams } from '../shell/navigation';
import { Chips } from '../ui/chips';
import { Icon } from '../ui/icon';
import type { ListView, useListView } from './list-view';
import { FILTERS } from '../documents/page-words';
import styles from './pages-screen.module.css';
import type { PagesFilter } from '../documents/use-pages';

const SORTS: readonly (readonly [NonNullable<PagesQuery['sort']>, string])[] = [
  ['changed', '最近修改'],
  ['title', '标题'],
  ['views', '浏览'],
];
const REST_MS = 250;

export interface ListAddress {
  filter: PagesFilter;
  change: (changed: { q?: string; state?: string; sort?: string }) => void;
}

export function useListAddress(): ListAddress {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const state = PAGE_STATES.find((one) => one === search.get('state'));
  const sort = SORTS.map(([key]) => key).find((one) => one === search.get('sort')) ?? 'changed';
  const change: ListAddress['change'] = (changed) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return { filter: { sort, ...(q === '' ? {} : { q }), ...(state === undefined ? {} : { state }) }, change };
}

function Search({ filter, change }: ListAddress) {
  const { q: asked = '' } = filter;
  const [text, setText] = useState(asked);
  const [known, setKnown] = useState(asked);
  if (asked !== known) {
    setKnown(asked);
    // Cleared, or gone back to.
    if (asked !== text.trim()) setText(asked);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (q: string, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change({ q: q.trim() }), delayMs);
  };
  return (
    <search className={styles['search']}>
      <Icon name="search" />
      <input
        type="search"
        aria-label="搜索标题、内容或组件"
        placeholder="搜索标题、内容或组件"
        maxLength={50}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          if (!(event.nativeEvent as InputEvent).isComposing) ask(event.currentTarget.value, REST_MS);
        }}
        onCompositionEnd={(event) => ask(event.currentTarget.value, REST_MS)}
      />
    </search>
  );
}

type Shown = ReturnType<typeof useListView>;

const VIEWS: readonly (readonly [ListView, string])[] = [
  ['rows', '列表'],
  ['cards', '卡片'],
];

function Views({ view, choose }: Shown) {
  if (choose === null) return null;
  return <Chips label="怎么看" choices={VIEWS} chosen={view} onChoose={choose} />;
}

export function PageTools({ shown, ...address }: ListAddress & { shown: Shown }) {
  const { filter, change } = address;
  return (
    <div className={styles['tools']}>
      <Search {...address} />
      <Chips
        label="按状态筛选"
        choices={FILTERS}
        chosen={filter.state ?? ''}
        onChoose={(state) => change({ state })}
      />
      <label className={styles['sort']}>
        排序
        <select value={filter.sort} onChange={(event) => change({ sort: event.currentTarget.value })}>
          {SORTS.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <Views {...shown} />
    </div>
  );
}

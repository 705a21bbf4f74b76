// The search screen: the field over either the history or the results.
import { useState } from 'react';
import { SearchField } from '~/ui/search-field/search-field';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { HistoryCard } from '../../engine/search-history/history-card';
import { useHistory } from '../../engine/search-history/use-history';
import { useScrollerRef } from '../../engine/scroller';
import { SearchResults } from './search-results';
import { HotCard } from './hot-card';
import styles from './search.module.css';

export interface SearchQuery {
  sign: string;
  mch_id: number;
  keyword: string;
}

export function SearchScreen({ query }: { query: SearchQuery }) {
  const [draft, setDraft] = useState(query.keyword);
  const [searched, setSearched] = useState(query.keyword.trim());
  const history = useHistory('searchWords');
  const scroller = useScrollerRef();
  const search = (words: string) => {
    if (words === '') return;
    setDraft(words);
    setSearched(words);
    history.remember(words);
    scroller.current?.scrollTo({ top: 0 });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const change = (words: string) => {
    setDraft(words);
    // An emptied field shows the history again.
    if (words === '') setSearched('');
  };
  return (
    <>
      <StickyHead ground="strip">
        <SearchField
          value={draft}
          onChange={change}
          onSearch={search}
          placeholder="搜索商品"
          isFocused={query.keyword === ''}
        />
      </StickyHead>
      {searched === '' ? (
        <div className={styles.before}>
          <HistoryCard words={history.words} onChoose={search} onClear={history.clear} />
          {query.mch_id === 0 ? <HotCard onChoose={search} /> : null}
        </div>
      ) : (
        <SearchResults key={searched} keyword={searched} sign={query.sign} mchId={query.mch_id} />
      )}
    </>
  );
}

// The screen of topics: a search strip over the categories, or over the search history and results.
import { useState } from 'react';
import { MAX_KEYWORD_LENGTH } from '~/domain/constants';
import { clampText } from '~/domain/text';
import { type Topic, type TopicListData, topicList, topicType } from '~/schemas/api/topic.gen';
import { SearchField, SearchPill } from '~/ui/search-field/search-field';
import { Tabs } from '~/ui/tabs/tabs';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { HistoryCard } from '../../engine/search-history/history-card';
import { useHistory } from '../../engine/search-history/use-history';
import { TopicRow } from '../../blocks/topics/topic-row';
import { EndlessList } from '../../engine/archetypes/endless-list';
import { useScrollerRef } from '../../engine/scroller';
import { useCall } from '../../services/query';
import styles from './topic.module.css';

const PAGE_SIZE = 10;
const PLACEHOLDER = '请输入内容搜索';

/** Tabs before the categories: all topics, and the recommended ones by the backend's number. */
const FIRST_TABS = [
  { id: 0, text: '全部' },
  { id: -1, text: '精选' },
] as const;

const rowsOf = ({ list }: TopicListData) => list;
const keyOf = ({ id }: Topic) => id;

interface FoundTopicsProps {
  type?: number;
  keyword?: string;
}

function FoundTopics({ type = 0, keyword = '' }: FoundTopicsProps) {
  const isSearch = keyword !== '';
  return (
    <EndlessList
      key={`${type} ${keyword}`}
      endpoint={topicList}
      paramsOf={(page) => ({
        page,
        limit: PAGE_SIZE,
        ...(type === 0 ? {} : { type }),
        ...(isSearch ? { keyword: clampText(keyword, MAX_KEYWORD_LENGTH) } : {}),
      })}
      rowsOf={rowsOf}
      keyOf={keyOf}
      pageSize={PAGE_SIZE}
      Row={TopicRow}
      empty={
        isSearch
          ? { text: '抱歉，没有相关专题', drawing: 'search', action: null }
          : { text: '暂无专题', drawing: 'messages' }
      }
      endText="没有更多专题"
    />
  );
}

function SearchTopics({ onLeave }: { onLeave: () => void }) {
  const [draft, setDraft] = useState('');
  const [searched, setSearched] = useState('');
  const history = useHistory('topicWords');
  const scroller = useScrollerRef();
  const search = (words: string) => {
    if (words === '') return;
    setDraft(words);
    setSearched(words);
    history.remember(words);
    scroller.current?.scrollTo({ top: 0 });
  };
  return (
    <>
      <StickyHead>
        <div className={styles.strip}>
          <div className={styles.field}>
            <SearchField
              value={draft}
              placeholder={PLACEHOLDER}
              isFocused
              onSearch={search}
              onChange={(words) => {
                setDraft(words);
                // An emptied field shows the history again.
                if (words === '') setSearched('');
              }}
            />
          </div>
          <button type="button" className={styles.leave} onClick={onLeave}>
            取消
          </button>
        </div>
      </StickyHead>
      {searched === '' ? (
        <div className={styles.before}>
          <HistoryCard words={history.words} onChoose={search} onClear={history.clear} />
        </div>
      ) : (
        <FoundTopics keyword={searched} />
      )}
    </>
  );
}

function BrowseTopics({ first, onSearch }: { first: number; onSearch: () => void }) {
  const [type, setType] = useState(first);
  const scroller = useScrollerRef();
  const { data, isPending } = useCall(topicType, {}, { isQuiet: true });
  const types = (data?.list ?? []).map(({ id, name }) => ({ id: Number(id), text: name }));
  return (
    <>
      <StickyHead>
        <SearchPill
          ground="card"
          text={PLACEHOLDER}
          href="#"
          onOpen={(event) => {
            event.preventDefault();
            onSearch();
          }}
        />
        <div className={isPending ? styles.pending : undefined}>
          <Tabs
            items={[...FIRST_TABS, ...types]}
            current={type}
            label="专题分类"
            onChange={(next) => {
              scroller.current?.scrollTo({ top: 0 });
              setType(next);
            }}
          />
        </div>
      </StickyHead>
      <FoundTopics type={type} />
    </>
  );
}

/** A category's number, -1 for recommended ones; anything else means all. */
const typeOf = (text: string): number => (/^(-1|\d{1,9})$/.test(text) ? Number(text) : 0);

export function TopicsScreen({ query }: { query: { type: string } }) {
  const [isSearching, setIsSearching] = useState(false);
  return isSearching ? (
    <SearchTopics onLeave={() => setIsSearching(false)} />
  ) : (
    <BrowseTopics first={typeOf(query.type)} onSearch={() => setIsSearching(true)} />
  );
}

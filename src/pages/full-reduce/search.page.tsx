// Searching the goods of the full reduction.
import { useState } from 'react';
import { PAGE_SIZE } from '~/domain/constants';
import { type FullReduceGoodsListData, fullReduceGoodsList } from '~/schemas/api/full-reduce.gen';
import { SearchField } from '~/ui/search-field/search-field';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { GoodsCardOf } from '../../blocks/goods-cards/goods-cards';
import { HistoryCard } from '../../engine/search-history/history-card';
import { useHistory } from '../../engine/search-history/use-history';
import { EndlessList } from '../../engine/archetypes/endless-list';
import { custom, definePage } from '../../engine/define-page';
import { text } from '../../engine/params';

const rowsOf = ({ list }: FullReduceGoodsListData) => list;
const keyOf = ({ id }: FullReduceGoodsListData['list'][number]) => id;

function FullReduceSearchScreen({ query }: { query: { keyword: string } }) {
  const [draft, setDraft] = useState(query.keyword);
  const [keyword, setKeyword] = useState(query.keyword.trim());
  const history = useHistory('searchWords');
  const search = (words: string) => {
    if (words === '') return;
    setDraft(words);
    setKeyword(words);
    history.remember(words);
  };
  return (
    <>
      <StickyHead ground="strip">
        <SearchField
          value={draft}
          placeholder="搜索满减商品"
          isFocused={query.keyword === ''}
          onSearch={search}
          onChange={(words) => {
            setDraft(words);
            if (words === '') setKeyword('');
          }}
        />
      </StickyHead>
      {keyword === '' ? (
        <HistoryCard words={history.words} onChoose={search} onClear={history.clear} />
      ) : null}
      {/* Without a word all that takes part, as a hint of what can be found. */}
      <EndlessList
        key={keyword}
        endpoint={fullReduceGoodsList}
        paramsOf={(page) => ({ page, ...(keyword === '' ? {} : { keyword }) })}
        rowsOf={rowsOf}
        keyOf={keyOf}
        pageSize={PAGE_SIZE}
        Row={GoodsCardOf}
        layout="grid"
        empty={{ text: '抱歉，没有相关商品', drawing: 'search', action: null }}
        endText="暂无更多商品"
      />
    </>
  );
}

export default definePage({
  path: '/pages/full_reduce/search/search',
  title: '满减搜索',
  auth: 'guest',
  query: { keyword: text() },
  body: custom('list', FullReduceSearchScreen, [fullReduceGoodsList]),
});

// The sets of goods: by state and words, or those with one goods; the way to a new one in the bottom bar.
import { useState } from 'react';
import {
  type CombinationAdminListData,
  combinationAdminList,
  type CombinationSet,
} from '~/schemas/api/combination.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { SearchField } from '~/ui/search-field/search-field';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { Tabs } from '~/ui/tabs/tabs';
import { EndlessList } from '../../../engine/archetypes/endless-list';
import { BottomBar } from '../../../engine/bottom-bar';
import { addressOf } from '../../../engine/navigation';
import { useSearchField } from '../../../engine/use-search-field';
import { CombineRow } from './combine-row';
import { SET_PATH } from './places';

const TABS = [
  { id: -1, text: '全部' },
  { id: 1, text: '已上架' },
  { id: 0, text: '已下架' },
] as const;
type Status = (typeof TABS)[number]['id'];

const PAGE_SIZE = 20;
const rowsOf = ({ list }: CombinationAdminListData) => list;
const keyOf = ({ id }: CombinationSet) => id;

interface ListQuery {
  goods_id: number;
  keyword: string;
}

export function CombineListScreen({ query }: { query: ListQuery }) {
  const { goods_id: goodsId } = query;
  const [keyword, setKeyword] = useState(query.keyword);
  const field = useSearchField(keyword, setKeyword);
  const [status, setStatus] = useState<Status>(-1);
  const isFiltered = keyword !== '' || status !== -1;
  return (
    <>
      <StickyHead ground="strip">
        <SearchField {...field} placeholder="搜索组合名称" />
        <Tabs items={TABS} current={status} label="组合状态" onChange={setStatus} />
      </StickyHead>
      <EndlessList
        key={`${status} ${keyword}`}
        endpoint={combinationAdminList}
        paramsOf={(page) => ({
          page,
          status,
          ...(keyword === '' ? {} : { keyword }),
          ...(goodsId === 0 ? {} : { goods_id: goodsId }),
        })}
        rowsOf={rowsOf}
        keyOf={keyOf}
        pageSize={PAGE_SIZE}
        Row={CombineRow}
        isFreshOnShow
        empty={{ text: isFiltered ? '没有符合条件的组合' : '暂无组合商品', drawing: 'goods', action: null }}
      />
      <BottomBar>
        <ActionBar>
          <Button
            kind="primary"
            size="wide"
            href={`#${addressOf(SET_PATH, goodsId === 0 ? {} : { goods_id: goodsId })}`}
          >
            新增组合
          </Button>
        </ActionBar>
      </BottomBar>
    </>
  );
}

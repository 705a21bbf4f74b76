// The form of the order search.
import { useState } from 'react';
import { MAX_KEYWORD_LENGTH } from '~/domain/constants';
import * as to from '~/domain/screen-links.gen';
import { Button, ButtonPair } from '~/ui/button/button';
import { SearchField } from '~/ui/search-field/search-field';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { DayField } from '../../blocks/day-field/day-field';
import { BottomBar } from '../../engine/bottom-bar';
import { redirect } from '../../engine/navigation';
import { toast } from '../../state/overlays';
import { isSpanWrong, type OrderSearch } from './order-search';

/** Older orders are found by words. */
const YEARS_BACK = 9;
const EMPTY: OrderSearch = { keyword: '', from: '', to: '' };

export function SearchScreen() {
  const [search, setSearch] = useState(EMPTY);
  const change = (part: Partial<OrderSearch>) => setSearch((before) => ({ ...before, ...part }));
  const go = () => {
    if (isSpanWrong(search)) toast('时间区间选择有误，请确认选择的时间');
    else redirect(to.orders({ search: JSON.stringify({ ...search, keyword: search.keyword.trim() }) }));
  };
  return (
    <>
      <SearchField
        isFocused
        placeholder="订单号/商品名称/收货人/联系电话"
        value={search.keyword}
        onChange={(keyword) => change({ keyword: keyword.slice(0, MAX_KEYWORD_LENGTH) })}
        onSearch={go}
      />
      <Card label="下单时间">
        <CardHead title="下单时间" />
        <DayField
          label="开始时间"
          placeholder="请选择开始时间"
          value={search.from}
          yearsBack={YEARS_BACK}
          isClearable
          onChange={(from) => change({ from })}
        />
        <DayField
          label="结束时间"
          placeholder="请选择结束时间"
          value={search.to}
          yearsBack={YEARS_BACK}
          isClearable
          onChange={(to) => change({ to })}
        />
      </Card>
      <BottomBar>
        <ActionBar>
          <ButtonPair>
            <Button kind="outline" size="wide" onClick={() => setSearch(EMPTY)}>
              重置
            </Button>
            <Button kind="primary" size="wide" onClick={go}>
              搜索
            </Button>
          </ButtonPair>
        </ActionBar>
      </BottomBar>
    </>
  );
}

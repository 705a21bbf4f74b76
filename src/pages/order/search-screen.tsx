// Owns the form of the order search.
import { useState } from 'react';
import { MAX_KEYWORD_LENGTH } from '~/domain/constants';
import { Button, ButtonPair } from '~/ui/button/button';
import { TextField } from '~/ui/field/text-field';
import { SearchField } from '~/ui/search-field/search-field';
import { Foot } from '../../engine/foot';
import { redirect } from '../../engine/navigation';
import { ORDERS_PATH } from '../../flows/checkout-form';
import { toast } from '../../state/overlays';
import { isSpanWrong, type OrderSearch } from './order-search';
import styles from './orders.module.css';

const EMPTY: OrderSearch = { keyword: '', from: '', to: '' };

export function SearchScreen() {
  const [search, setSearch] = useState(EMPTY);
  const change = (part: Partial<OrderSearch>) => setSearch((before) => ({ ...before, ...part }));
  const go = () => {
    if (isSpanWrong(search)) toast('时间区间选择有误，请确认选择的时间');
    else redirect(ORDERS_PATH, { search: JSON.stringify({ ...search, keyword: search.keyword.trim() }) });
  };
  return (
    <>
      <SearchField
        isFocused
        placeholder="请输入订单号/商品名称/收货人姓名/联系电话"
        value={search.keyword}
        onChange={(keyword) => change({ keyword: keyword.slice(0, MAX_KEYWORD_LENGTH) })}
        onSearch={go}
      />
      <section className={styles.span} aria-label="下单时间">
        <h2 className={styles.spanTitle}>下单时间</h2>
        <TextField label="开始时间" type="date" value={search.from} onChange={(from) => change({ from })} />
        <TextField label="结束时间" type="date" value={search.to} onChange={(to) => change({ to })} />
      </section>
      <Foot>
        <div className={styles.foot}>
          <ButtonPair>
            <Button kind="outline" size="wide" onClick={() => setSearch(EMPTY)}>
              重置
            </Button>
            <Button kind="primary" size="wide" onClick={go}>
              搜索
            </Button>
          </ButtonPair>
        </div>
      </Foot>
    </>
  );
}

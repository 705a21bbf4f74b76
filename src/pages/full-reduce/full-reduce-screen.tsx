// The full reduction that runs: its steps and end, its goods by category, and what the cart lacks to save more.
import { useState } from 'react';
import { PAGE_SIZE } from '~/domain/constants';
import { readReduction, reductionHint, reductionTexts } from '~/domain/full-reduction';
import { parseServerTime } from '~/domain/time';
import { cartList } from '~/schemas/api/cart.gen';
import { catList } from '~/schemas/api/cat.gen';
import {
  type FullReduceGoodsListData,
  fullReduceGoodsList,
  fullReduceIndex,
  type FullReduceIndexData,
} from '~/schemas/api/full-reduce.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Countdown } from '~/ui/countdown/countdown';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Icon } from '~/ui/icon/icon';
import { SearchPill } from '~/ui/search-field/search-field';
import { Sheet } from '~/ui/sheet/sheet';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { Tabs } from '~/ui/tabs/tabs';
import { readCart, sumFen } from '../../blocks/cart-lines/cart-lines';
import styles from '../../blocks/full-reduction/full-reduction.module.css';
import { GoodsCardOf, GoodsRowOf } from '../../blocks/goods-cards/goods-cards';
import { type ListLayout, useListLayout } from '../../engine/archetypes/list-layout';
import { useRemaining } from '../../blocks/goods-sale/use-remaining';
import { OperatorText } from '../../blocks/operator-text/operator-text';
import { Loading } from '../../engine/archetypes/detail';
import { EndlessList } from '../../engine/archetypes/endless-list';
import { BottomBar } from '../../engine/bottom-bar';
import { addressOf, HOME_PATH, open, redirect } from '../../engine/navigation';
import { onPhoneClock } from '../../services/server-clock';
import { useCall } from '../../services/query';
import { useSession } from '../../state/session';

const SEARCH_PATH = '/pages/full_reduce/search/search';
const ALL = 0;

const rowsOf = ({ list }: FullReduceGoodsListData) => list;
const keyOf = ({ id }: FullReduceGoodsListData['list'][number]) => id;

/** Nothing to choose from here: the way on is the goods of the mall. */
const Closed = ({ text }: { text: string }) => (
  <EmptyState text={text} action={{ text: '去逛逛', onTap: () => redirect(HOME_PATH) }} />
);

/** The steps, the time left, and the operator's rules behind a button. */
function Band({ activity, remainingMs }: { activity: FullReduceIndexData; remainingMs: number | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const reduction = readReduction(activity);
  const { content = '' } = activity;
  return (
    <section className={styles.band} aria-label="满减活动">
      <h2>{reduction === null ? activity.title : reductionTexts(reduction).join('，')}</h2>
      {remainingMs === null ? null : (
        <span>
          距离活动结束仅剩：
          <Countdown remainingMs={remainingMs} shape="words" />
        </span>
      )}
      {content.trim() === '' ? null : (
        <button type="button" className={`${styles.rules} hit-area`} onClick={() => setIsOpen(true)}>
          活动规则
        </button>
      )}
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title="活动规则">
        <div className={styles.sheet}>
          <OperatorText content={content} />
        </div>
      </Sheet>
    </section>
  );
}

interface CategoriesProps {
  current: number;
  onChoose: (id: number) => void;
  layout: ListLayout;
  onLayout: () => void;
}

/** First-level categories over the goods, and the layout switch. */
function Categories({ current, onChoose, layout, onLayout }: CategoriesProps) {
  const { data } = useCall(catList, {}, { isQuiet: true });
  const tabs = (data?.list ?? []).map(({ id, name }) => ({ id: Number(id), text: name }));
  return (
    <div className={styles.cats}>
      <Tabs
        label="商品分类"
        shape="pill"
        items={[{ id: ALL, text: '全部' }, ...tabs]}
        current={current}
        onChange={onChoose}
      />
      <button
        type="button"
        className={styles.layout}
        aria-label={layout === 'grid' ? '切换为列表' : '切换为双列'}
        onClick={onLayout}
      >
        <Icon name={layout === 'grid' ? 'layout-rows' : 'layout-grid'} size={36} />
      </button>
    </div>
  );
}

/** What the shopper's cart saves, and lacks to save more. */
function CartHint() {
  const isGuest = useSession().accessToken === '';
  const { cartNums } = useSession();
  const { data } = useCall(cartList, {}, { isEnabled: !isGuest, isQuiet: true, staleMs: 0 });
  const shop =
    data === undefined ? undefined : readCart(data).shops.find(({ reduction }) => reduction !== null);
  const goodsFen = sumFen(shop?.lines.filter(({ isReduced }) => isReduced) ?? []);
  const hint = shop?.reduction == null ? '' : reductionHint(shop.reduction, goodsFen);
  return (
    <BottomBar>
      <ActionBar>
        <p className={styles.hint} aria-live="polite">
          {hint === '' ? '挑几件凑单，结算时自动减' : hint}
        </p>
        <Button kind="primary" size="compact" onClick={() => open('/pages/cart/cart')}>
          去购物车{cartNums > 0 ? `(${cartNums})` : ''}
        </Button>
      </ActionBar>
    </BottomBar>
  );
}

function Running({ activity }: { activity: FullReduceIndexData }) {
  const endMs = parseServerTime(activity.time);
  const leftMs = useRemaining(onPhoneClock(endMs ?? 0));
  // A mall may say no end, or one that cannot be read.
  const remainingMs = endMs === null ? null : leftMs;
  const [catId, setCatId] = useState(ALL);
  const { layout, toggle } = useListLayout();
  if (remainingMs !== null && remainingMs <= 0) return <Closed text="活动已结束" />;
  return (
    <>
      <StickyHead>
        <SearchPill
          ground="card"
          text="搜索满减商品"
          href={`#${addressOf(SEARCH_PATH)}`}
          onOpen={(event) => {
            event.preventDefault();
            open(SEARCH_PATH);
          }}
        />
        <Categories current={catId} onChoose={setCatId} layout={layout} onLayout={toggle} />
      </StickyHead>
      <Band activity={activity} remainingMs={remainingMs} />
      <EndlessList
        key={catId}
        endpoint={fullReduceGoodsList}
        paramsOf={(page) => ({ page, ...(catId === ALL ? {} : { cat_id: catId }) })}
        rowsOf={rowsOf}
        keyOf={keyOf}
        pageSize={PAGE_SIZE}
        Row={layout === 'grid' ? GoodsCardOf : GoodsRowOf}
        layout={layout}
        empty={{ text: '暂无满减商品', action: null }}
        endText="暂无更多商品"
      />
      <CartHint />
    </>
  );
}

export function FullReduceScreen({ query }: { query: { id: number } }) {
  return (
    <Loading endpoint={fullReduceIndex} params={{}} skeleton="list">
      {(activity) => {
        // Other malls send no id of it.
        if (readReduction(activity) === null) return <Closed text="暂无满减活动" />;
        // A link to an activity that another one has followed.
        if (query.id > 0 && activity.id !== undefined && query.id !== activity.id)
          return <Closed text="活动已结束" />;
        return <Running activity={activity} />;
      }}
    </Loading>
  );
}

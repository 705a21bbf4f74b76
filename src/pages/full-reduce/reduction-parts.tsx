// Around the goods of the full reduction: its steps and end, the categories, and what the cart lacks to save more.
import { type ReactNode, useState } from 'react';
import { readReduction, reductionHint, reductionTexts } from '~/domain/full-reduction';
import * as to from '~/domain/screen-links.gen';
import { parseServerTime } from '~/domain/time';
import { cartList } from '~/schemas/api/cart.gen';
import { catList } from '~/schemas/api/cat.gen';
import { fullReduceIndex, type FullReduceIndexData } from '~/schemas/api/full-reduce.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Countdown } from '~/ui/countdown/countdown';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Icon } from '~/ui/icon/icon';
import { SearchPill } from '~/ui/search-field/search-field';
import { Sheet } from '~/ui/sheet/sheet';
import { Tabs } from '~/ui/tabs/tabs';
import { readCart, sumFen } from '../../blocks/cart-lines/cart-lines';
import styles from '../../blocks/full-reduction/full-reduction.module.css';
import { useList } from '../../engine/archetypes/list';
import { useRemaining } from '../../blocks/goods-sale/use-remaining';
import { OperatorText } from '../../blocks/operator-text/operator-text';
import { Loading } from '../../engine/archetypes/detail';
import { BottomBar } from '../../engine/bottom-bar';
import { HOME_PATH, open, redirect } from '../../engine/navigation';
import { onPhoneClock } from '../../services/server-clock';
import { useCall } from '../../services/query';
import { useSession } from '../../state/session';

const ALL = 0;

interface ReductionQuery {
  /** The activity that a link promised; 0 for any. */
  id: number;
  cat_id: number;
}

/** Nothing to choose from here: the way on is the goods of the mall. */
const Closed = ({ text }: { text: string }) => (
  <EmptyState text={text} action={{ text: '去逛逛', onTap: () => redirect(HOME_PATH) }} />
);

/** In ms; null where the mall says no end, or one that cannot be read. */
function useTimeLeft({ time }: FullReduceIndexData): number | null {
  const endMs = parseServerTime(time);
  const leftMs = useRemaining(onPhoneClock(endMs ?? 0));
  return endMs === null ? null : leftMs;
}

/** The steps, the time left, and the operator's rules behind a button. */
function Band({ activity }: { activity: FullReduceIndexData }) {
  const [isOpen, setIsOpen] = useState(false);
  const remainingMs = useTimeLeft(activity);
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

export function ReductionBand() {
  const { data } = useCall(fullReduceIndex, {});
  return data === undefined ? null : <Band activity={data} />;
}

/** First-level categories over the goods, and the layout switch. */
function Categories({ current }: { current: number }) {
  const { show, layout, turnLayout } = useList();
  const { data } = useCall(catList, {}, { isQuiet: true });
  const tabs = (data?.list ?? []).map(({ id, name }) => ({ id: Number(id), text: name }));
  return (
    <div className={styles.cats}>
      <Tabs
        label="商品分类"
        shape="pill"
        items={[{ id: ALL, text: '全部' }, ...tabs]}
        current={current}
        onChange={(next) => show({ cat_id: next === ALL ? '' : next })}
      />
      <button
        type="button"
        className={styles.layout}
        aria-label={layout === 'grid' ? '切换为列表' : '切换为双列'}
        onClick={turnLayout}
      >
        <Icon name={layout === 'grid' ? 'layout-rows' : 'layout-grid'} size={36} />
      </button>
    </div>
  );
}

export const ReductionHead = ({ query }: { query: ReductionQuery }) => (
  <>
    <SearchPill
      ground="card"
      text="搜索满减商品"
      href={`#${to.fullReduceSearch()}`}
      onOpen={(event) => {
        event.preventDefault();
        open(to.fullReduceSearch());
      }}
    />
    <Categories current={query.cat_id} />
  </>
);

/** What the shopper's cart saves, and lacks to save more. */
export function CartHint() {
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
        <Button kind="primary" size="compact" onClick={() => open(to.cart())}>
          去购物车{cartNums > 0 ? `(${cartNums})` : ''}
        </Button>
      </ActionBar>
    </BottomBar>
  );
}

function Running({ activity, children }: { activity: FullReduceIndexData; children: ReactNode }) {
  const remainingMs = useTimeLeft(activity);
  const isOver = remainingMs !== null && remainingMs <= 0;
  return isOver ? <Closed text="活动已结束" /> : children;
}

/** Around the goods: says instead of them that no reduction runs, or that the promised one does not. */
export function ReductionGate({ query, children }: { query: ReductionQuery; children: ReactNode }) {
  return (
    <Loading endpoint={fullReduceIndex} params={{}} skeleton="list">
      {(activity) => {
        if (readReduction(activity) === null) return <Closed text="暂无满减活动" />;
        // A link to an activity that another one has followed; other malls send no id of it.
        if (query.id > 0 && activity.id !== undefined && query.id !== activity.id)
          return <Closed text="活动已结束" />;
        return <Running activity={activity}>{children}</Running>;
      }}
    </Loading>
  );
}

// The look of goods of flash sales: picked ones as a list, those of the current or next sale as a strip.
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useNow } from '~/renderer/ticker';
import { Countdown } from '~/ui/countdown/countdown';
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import { ActivityBlock, type ActivityExtras } from '../kit/activity-block';
import { SessionBlock } from '../kit/session-block';
import { reductionText, type Sale, salePhase, soldPercent } from './sale';
import { type FlashSaleDelivered, shape } from './schema.gen';
import styles from './view.module.css';

type Goods = FlashSaleDelivered['list'][number];

const WORD = '限时抢购';
const ALL_SALES = '/plugins/flash_sale/index/index';

function Sold({ goods }: { goods: Goods }) {
  const percent = soldPercent(goods.percentage);
  return (
    <span className={styles.progress}>
      <progress className={styles.bar} value={percent} max={100} aria-label={`已抢购${percent}%`} />
      <span className={styles.sold}>{goods.sales}</span>
    </span>
  );
}

function Note({ goods, hasProgress }: { goods: Goods; hasProgress: boolean }) {
  const reduction = reductionText(goods);
  return (
    <>
      {reduction === '' ? null : <span className={styles.reduction}>{reduction}</span>}
      {hasProgress ? <Sold goods={goods} /> : null}
    </>
  );
}

const extrasOf = (goods: Goods, arrangement: GoodsArrangement, hasProgress: boolean): ActivityExtras => ({
  note: <Note goods={goods} hasProgress={hasProgress} />,
  ...(arrangement === 'one' ? {} : { badge: { text: WORD, isOutlined: arrangement === 'two' } }),
});

function SaleTime({ sales }: { sales: readonly (Sale | null)[] }) {
  const now = useNow();
  const phase = now === null ? null : salePhase(sales, now);
  if (phase === null) return null;
  return (
    <>
      {phase.remainingMs === null ? null : <Countdown remainingMs={phase.remainingMs} isThemed />}
      {phase.text}
    </>
  );
}

function FlashSaleView({ data }: WidgetViewProps<FlashSaleDelivered>) {
  const { mData: session, showProgressBar: hasProgress } = data;
  const shared = {
    data,
    word: WORD,
    extrasOf: (goods: Goods, arrangement: GoodsArrangement) => extrasOf(goods, arrangement, hasProgress),
  };
  if (data.addGoodsType === 1) return <ActivityBlock {...shared} goods={data.list} />;
  return (
    <SessionBlock {...shared} goods={session.list} morePath={ALL_SALES}>
      <SaleTime sales={[session.activity, session.next_activity]} />
    </SessionBlock>
  );
}

export default defineView<FlashSaleDelivered>(shape, FlashSaleView);

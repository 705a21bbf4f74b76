// Pre-sale goods: the deposit with its value, and the deadline of its payment.
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import { Tag } from '~/ui/tag/tag';
import { ActivityBlock, type ActivityExtras } from '../kit/activity-block';
import { ActivityClock } from '../kit/activity-clock';
import { depositText, goodsOfPreSale, type PreSaleGoods } from './pre-sale';
import { type AdvanceDelivered, shape } from './schema.gen';
import styles from './view.module.css';

const WORD = '预售';

function extrasOf({ row }: PreSaleGoods, arrangement: GoodsArrangement): ActivityExtras {
  const deposit = depositText(row);
  return {
    clock: (
      <ActivityClock
        times={{ beginsAt: row.start_prepayment_at, endsAt: row.end_prepayment_at }}
        word={WORD}
        arrangement={arrangement}
      />
    ),
    ...(arrangement === 'rows' ? { badge: { text: WORD, isOutlined: false } } : {}),
    ...(deposit === ''
      ? {}
      : {
          note: (
            <Tag tone="outline" className={styles.deposit}>
              {deposit}
            </Tag>
          ),
        }),
  };
}

function AdvanceView({ data }: WidgetViewProps<AdvanceDelivered>) {
  const { mall } = useHost();
  const goods = data.list.map((row) => goodsOfPreSale(row, mall.negotiableText));
  return <ActivityBlock data={data} goods={goods} word={WORD} extrasOf={extrasOf} />;
}

export default defineView<AdvanceDelivered>(shape, AdvanceView);

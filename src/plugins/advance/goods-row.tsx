// A goods in the lists of pre-sales.
import { priceText } from '~/domain/price';
import { parseServerTime } from '~/domain/time';
import type { AdvanceGoods } from '~/schemas/api/advance.gen';
import { TimeLeft } from '../../blocks/orders/time-left';
import type { RowProps } from '../../engine/archetypes/list';
import { serverNow } from '../../services/server-clock';
import { ActivityTile } from '../kit/activity-tile';
import * as own from './links.gen';
import { depositText } from './terms';

export function GoodsRow({ row: goods, refresh }: RowProps<AdvanceGoods>) {
  const { start_prepayment_at: start = '', end_prepayment_at: end } = goods.advanceGoods;
  const isComing = serverNow() < (parseServerTime(start) ?? 0);
  return (
    <ActivityTile
      // Some malls write it without a sign.
      goods={{ ...goods, price_content: priceText({ price: goods.price }) }}
      href={`#${own.advanceGoods({ id: goods.id })}`}
      act={isComing ? '即将开始' : '抢购'}
      notes={[
        depositText([goods]),
        // The tag beside it says what happens then.
        <TimeLeft key="left" until={isComing ? start : end} onEnd={refresh} />,
      ]}
    />
  );
}

// A goods in the list of group buying.
import type { PintuanGoods } from '~/schemas/api/pintuan.gen';
import { ActivityTile } from '../kit/activity-tile';
import * as own from './links.gen';

export const GoodsTile = ({ row: goods }: { row: PintuanGoods }) => (
  <ActivityTile
    goods={goods}
    href={`#${own.pintuanGoods({ goods_id: goods.id })}`}
    act="去开团"
    notes={[goods.sales > 0 ? `已团${goods.sales}件` : '']}
  />
);

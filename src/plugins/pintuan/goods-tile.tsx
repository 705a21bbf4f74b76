// A goods in the list of group buying.
import type { PintuanGoods } from '~/schemas/api/pintuan.gen';
import { Tile } from '~/ui/card/tile';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import { Price } from '~/ui/price/price';
import { StruckPrice } from '~/ui/price/struck-price';
import { Tag } from '~/ui/tag/tag';
import * as own from './links.gen';
import styles from './pintuan.module.css';

export function GoodsTile({ row: goods }: { row: PintuanGoods }) {
  const isSoldOut = goods.goods_stock <= 0;
  return (
    <Tile>
      <ItemRow
        lead={<Cover source={goods.cover_pic} size={220} />}
        title={goods.name}
        notes={[
          goods.sales > 0 ? `已团${goods.sales}件` : '',
          <span key="price" className={styles.prices}>
            <Price text={goods.price_content} size={32} />
            <StruckPrice text={`￥${goods.original_price}`} beside={goods.price_content} />
          </span>,
        ]}
        trail={<Tag tone={isSoldOut ? 'grey' : 'tint'}>{isSoldOut ? '已售罄' : '去开团'}</Tag>}
        href={`#${own.pintuanGoods({ goods_id: goods.id })}`}
      />
    </Tile>
  );
}

// On the page of a goods of the mall: the groups in which it costs less.
import { moneyText } from '~/domain/money';
import { arrayOf, isRecord } from '~/domain/record';
import { textOf } from '~/domain/coercion';
import { Card } from '~/ui/card/card';
import { ItemRow } from '~/ui/item-row/item-row';
import { Price } from '~/ui/price/price';
import { Tag } from '~/ui/tag/tag';
import * as own from './links.gen';
import styles from './pintuan.module.css';

export default function GoodsOffer({ extra }: { extra: unknown }) {
  const offers = arrayOf(isRecord(extra) ? extra['list'] : []).filter(isRecord);
  return (
    <Card label="拼团">
      {offers.map((offer) => {
        const id = Number(offer['goods_id']);
        const waiting = Number(offer['group_count']);
        return (
          <ItemRow
            key={id}
            title={
              <span className={styles.offer}>
                <Tag tone="tint">{textOf(offer['people_num'])}人拼团</Tag>
                <Price text={`${moneyText(textOf(offer['price']))}起`} size={32} />
              </span>
            }
            notes={[waiting > 0 ? `${waiting}个团正在拼，可以直接参与` : '']}
            trail={<span className={styles.meta}>去拼团</span>}
            href={`#${own.pintuanGoods({ goods_id: id })}`}
          />
        );
      })}
    </Card>
  );
}

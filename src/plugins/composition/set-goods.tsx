// The goods of a set on its page: a tick where the shopper chooses, the specification, and the price within the set.
import * as to from '~/domain/screen-links.gen';
import { moneyOfFen, moneyText } from '~/domain/money';
import type { CompositionGoods } from '~/schemas/api/composition.gen';
import { Button } from '~/ui/button/button';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { Cover } from '~/ui/cover/cover';
import { Price } from '~/ui/price/price';
import { StruckPrice } from '~/ui/price/struck-price';
import { Tag } from '~/ui/tag/tag';
import styles from './composition.module.css';

export interface SetGoodsProps {
  goods: CompositionGoods;
  isTicked: boolean;
  /** Absent where all must be bought: no tick is drawn. */
  onTick?: (isTicked: boolean) => void;
  skuId: number | undefined;
  /** Within the set, in fen; null in a fixed one, which has a price as a whole. */
  fen: number | null;
  onChoose: () => void;
}

const wordsOf = ({ goods_attr: skus }: CompositionGoods, skuId: number | undefined): string => {
  const sku = skus.find(({ goods_attr_id: own }) => own === skuId);
  if (sku === undefined) return '未选择';
  return sku.attr_list.map((one) => `${one.attr_group_name}:${one.attr_name}`).join('，');
};

export function SetGoods({ goods, isTicked, onTick, skuId, fen, onChoose }: SetGoodsProps) {
  const sku = goods.goods_attr.find(({ goods_attr_id: own }) => own === skuId);
  const price = sku?.price ?? goods.min_price;
  const shown = fen === null ? moneyText(price) : moneyOfFen(fen);
  const isSoldOut = (sku?.stock ?? goods.stock) === 0;
  const hasChoice = goods.goods_attr.length > 1;
  return (
    <li className={styles.goods}>
      {onTick === undefined ? null : (
        <CheckCircle
          isChecked={isTicked}
          isDisabled={goods.is_host === 1}
          label={`选择${goods.name}`}
          onChange={onTick}
        />
      )}
      <a href={`#${to.goods({ id: goods.goods_id })}`} aria-label={goods.name}>
        <Cover source={goods.cover_pic} size={180} />
      </a>
      <div className={styles.words}>
        <span className={styles.name}>{goods.name}</span>
        <span className={styles.meta}>
          x1 {goods.is_host === 1 ? <Tag>主商品</Tag> : null}{' '}
          {isSoldOut ? <Tag tone="grey">已售罄</Tag> : null}
        </span>
        {hasChoice ? (
          <Button kind="plain" size="small" className={styles.choice ?? ''} onClick={onChoose}>
            {wordsOf(goods, skuId)}
          </Button>
        ) : (
          <span className={styles.meta}>{wordsOf(goods, skuId)}</span>
        )}
        <span>
          <Price text={shown} size={28} />
          <StruckPrice text={moneyText(price)} beside={shown} />
        </span>
      </div>
    </li>
  );
}

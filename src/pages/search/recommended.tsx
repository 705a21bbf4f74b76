// Goods that are recommended where a search found none.
import { goodsNewRecommend } from '~/schemas/api/goods.gen';
import { GoodsPairs } from '../../blocks/goods-cards/goods-cards';
import { useCall } from '../../services/query';
import styles from './search.module.css';

export function Recommended() {
  const { data } = useCall(goodsNewRecommend, { type: 'goods' }, { isQuiet: true });
  const goods = data?.list ?? [];
  if (goods.length === 0) return null;
  return (
    <section className={styles.recommended} aria-label="推荐商品">
      <h2 className={styles.recommendedTitle}>以下是为您推荐的商品</h2>
      <GoodsPairs goods={goods} label="推荐商品" />
    </section>
  );
}

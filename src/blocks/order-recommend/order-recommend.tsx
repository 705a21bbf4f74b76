// Recommended goods under orders and results; renders nothing where the mall recommends none.
import { goodsNewRecommend } from '~/schemas/api/goods.gen';
import { useCall } from '../../services/query';
import { GoodsPairs } from '../goods-cards/goods-cards';
import styles from './order-recommend.module.css';

export type RecommendPosition = 'order_pay' | 'order_comment' | 'cart' | 'goods';

export function OrderRecommend({ place }: { place: RecommendPosition }) {
  const { data } = useCall(goodsNewRecommend, { type: place }, { isQuiet: true });
  if (data === undefined || data.list.length === 0) return null;
  return (
    <section className={styles.recommend}>
      <h2 className={styles.title}>您或许会喜欢</h2>
      <GoodsPairs goods={data.list} label="您或许会喜欢" />
    </section>
  );
}

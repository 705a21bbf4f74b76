// Owns the screen after a review.
import { Button } from '~/ui/button/button';
import { OrderRecommend } from '../../blocks/order-recommend/order-recommend';
import { HOME_PATH, redirect } from '../../engine/navigation';
import { ORDERS_PATH } from '../../flows/checkout-form';
import styles from './appraise.module.css';
import { Face } from './face';

export function AppraiseFinish({ query }: { query: { id: number } }) {
  const showOrder = () => {
    if (query.id > 0) redirect('/pages/order/order-detail/order-detail', { id: query.id });
    else redirect(ORDERS_PATH, { status: 4 });
  };
  return (
    <>
      <section className={styles.done}>
        <Face grade={3} />
        <h2 className={styles.doneTitle}>评价成功</h2>
        <div className={styles.doneButtons}>
          <Button kind="outline" size="normal" onClick={() => redirect(HOME_PATH)}>
            返回首页
          </Button>
          <Button kind="primary" size="normal" onClick={showOrder}>
            查看订单
          </Button>
        </div>
      </section>
      <OrderRecommend place="order_comment" />
    </>
  );
}

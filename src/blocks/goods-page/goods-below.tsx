// The blocks of the goods page below its first screen: comments, the operator's description, recommended goods.
import type { GoodsDetail } from '~/schemas/api/goods.gen';
import { CommentsCard } from './comments-card';
import styles from './goods-below.module.css';
import { Recommend } from './recommend';
import { TextCard } from './text-card';

export function GoodsBelow({ goods }: { goods: GoodsDetail }) {
  return (
    <>
      <section data-section="comments" aria-label="评价">
        <CommentsCard goodsId={goods.id} />
      </section>
      <section data-section="text" aria-label="详情">
        <TextCard content={goods.detail} />
      </section>
      <section data-section="recommend" className={styles.recommend} aria-label="推荐">
        <Recommend goodsId={goods.id} />
      </section>
    </>
  );
}

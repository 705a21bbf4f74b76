// The recommended goods under a goods page.
import { goodsNewRecommend } from '~/schemas/api/goods.gen';
import { Icon } from '~/ui/icon/icon';
import { GoodsPairs } from '../goods-cards/goods-cards';
import { useCall } from '../../services/query';
import styles from './recommend.module.css';

/** Renders nothing while there are none; a failure affects nothing else of the page. */
export function Recommend({ goodsId }: { goodsId: number }) {
  const { data } = useCall(goodsNewRecommend, { type: 'goods', goods_id: goodsId }, { isQuiet: true });
  if (data === undefined || data.list.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>
        <Icon name="heart" size={28} />
        您或许喜欢
      </h2>
      <GoodsPairs goods={data.list} label="您或许喜欢" />
    </>
  );
}

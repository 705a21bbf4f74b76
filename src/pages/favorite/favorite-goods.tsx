// A favourite goods: row or card, its state, swipe actions, its checkbox in edit mode.
import type { FavoriteGoods } from '~/schemas/api/user.gen';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { GoodsCard } from '~/ui/goods/goods-card';
import { GoodsRow } from '~/ui/goods/goods-row';
import { Tag } from '~/ui/tag/tag';
import { goodsItem } from '../../blocks/goods-cards/goods-item';
import { useMallDisplay } from '../../state/mall-display';
import { confirmDialog } from '../../state/overlays';
import { stateTag } from './favorite-words';
import styles from './favorite.module.css';
import { useManaging } from './managing';

function Shown({ goods }: { goods: FavoriteGoods }) {
  const { layout, isManaging } = useManaging();
  const { cart, ...item } = goodsItem(goods, useMallDisplay());
  const tag = stateTag(goods);
  const props = {
    ...item,
    ...(isManaging || cart === undefined || goods.status_type === 3 ? {} : { cart }),
    children: tag === null ? null : <Tag tone={tag.tone}>{tag.text}</Tag>,
  };
  return layout === 'grid' ? <GoodsCard {...props} /> : <GoodsRow {...props} />;
}

export function FavoriteRow({ row }: { row: FavoriteGoods }) {
  const { isManaging, layout, chosen, toggle, remove } = useManaging();
  if (isManaging)
    return (
      <div className={styles.managed} data-layout={layout}>
        <CheckCircle
          isChecked={chosen.has(row.id)}
          label={`选择${row.name}`}
          className={styles.circle}
          onChange={() => toggle(row.id)}
        />
        {/* In edit mode a tap selects, so the card has no link. */}
        <div className={styles.managedCard} inert>
          <Shown goods={row} />
        </div>
      </div>
    );
  if (layout === 'grid') return <Shown goods={row} />;
  const ask = async () => {
    if (await confirmDialog('确定取消收藏该商品？')) remove([row.id]);
  };
  return (
    <div className={styles.swipe}>
      <div className={styles.front}>
        <Shown goods={row} />
      </div>
      <button
        type="button"
        className={styles.removing}
        aria-label={`删除收藏：${row.name}`}
        onClick={() => void ask()}
      >
        删除
      </button>
    </div>
  );
}

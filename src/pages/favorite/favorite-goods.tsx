// A favourite goods with its state: as a card, or as a row that is removed behind a swipe.
import type { FavoriteGoods } from '~/schemas/api/user.gen';
import { GoodsCard } from '~/ui/goods/goods-card';
import { GoodsRow } from '~/ui/goods/goods-row';
import { Tag } from '~/ui/tag/tag';
import { goodsItem } from '../../blocks/goods-cards/goods-item';
import { type RowProps, useList } from '../../engine/archetypes/list';
import { useMallDisplay } from '../../state/mall-display';
import { stateTag } from './favorite-words';
import { Removable } from './removable';
import { useRemoval } from './removal';

/** While goods are chosen they have no cart button. */
function useShown(goods: FavoriteGoods) {
  const { selection } = useList();
  const { cart, ...item } = goodsItem(goods, useMallDisplay());
  const tag = stateTag(goods);
  return {
    ...item,
    ...(selection.isOn || cart === undefined || goods.status_type === 3 ? {} : { cart }),
    children: tag === null ? null : <Tag tone={tag.tone}>{tag.text}</Tag>,
  };
}

export const FavoriteGoodsCard = ({ row }: RowProps<FavoriteGoods>) => <GoodsCard {...useShown(row)} />;

export function FavoriteGoodsRow({ row, refresh }: RowProps<FavoriteGoods>) {
  const { selection } = useList();
  const shown = <GoodsRow {...useShown(row)} />;
  const removal = useRemoval(refresh);
  if (selection.isOn) return shown;
  return (
    <Removable name={row.name} onRemove={() => void removal.run('确定取消收藏该商品？', [row.id])}>
      {shown}
    </Removable>
  );
}

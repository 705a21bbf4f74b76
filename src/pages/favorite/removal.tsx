// Removing favourite goods, one behind a swipe or the chosen ones together.
import { type FavoriteGoods, userFavoriteBatchRemove, userFavoriteCats } from '~/schemas/api/user.gen';
import { Button } from '~/ui/button/button';
import type { ActsProps } from '../../engine/archetypes/list';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';
import { refresh } from '../../services/query';
import { loadUserInfo } from '../../services/shopper';
import { confirmDialog, toast } from '../../state/overlays';

/** Removes goods after the question; `done` reloads their list. */
export function useRemoval(done: () => void) {
  return useAction(async (question: string, goodsIds: readonly number[]) => {
    if (!(await confirmDialog(question))) return;
    await call(userFavoriteBatchRemove, { goods_ids: [...goodsIds] });
    toast('取消收藏成功');
    done();
    await Promise.all([refresh(userFavoriteCats), loadUserInfo(true)]);
  });
}

export function RemoveChosen({ chosen, done }: ActsProps<FavoriteGoods>) {
  const removal = useRemoval(done);
  const ids = chosen.map(({ id }) => id);
  return (
    <Button
      kind="outline"
      size="compact"
      isDisabled={ids.length === 0}
      isBusy={removal.isBusy}
      onClick={() => void removal.run(`确定取消收藏${ids.length}件商品？`, ids)}
    >
      删除
    </Button>
  );
}

// The favourite button of a goods: optimistic, rolled back when the backend refuses.
import { useState } from 'react';
import { userFavoriteAdd, userFavoriteRemove, userMyNewFavoriteGoods } from '~/schemas/api/user.gen';
import { useAction } from '../../engine/use-action';
import { requireLogin } from '../../flows/login';
import { call } from '../../services/http';
import { refresh } from '../../services/query';
import { toast } from '../../state/overlays';

interface Favorite {
  isFavorite: boolean;
  toggle: () => void;
}

interface FavoriteOf {
  goodsId: number;
  delivered: boolean;
  /** Refetches what delivered it. */
  reload: () => Promise<unknown>;
}

export function useFavorite({ goodsId, delivered, reload }: FavoriteOf): Favorite {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isFavorite = wanted ?? delivered;
  const action = useAction(async (next: boolean) => {
    await requireLogin();
    setWanted(next);
    try {
      await call(next ? userFavoriteAdd : userFavoriteRemove, { goods_id: goodsId });
      toast(next ? '收藏成功' : '取消收藏成功');
    } catch (error) {
      setWanted(null);
      throw error;
    }
    await Promise.all([reload(), refresh(userMyNewFavoriteGoods)]);
    setWanted(null);
  });
  return { isFavorite, toggle: () => void action.run(!isFavorite) };
}

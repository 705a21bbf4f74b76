// The favourite button of a goods: optimistic, rolled back when the backend refuses.
import { useState } from 'react';
import { useAction } from '../../engine/use-action';
import { requireLogin } from '../../flows/login';
import { toast } from '../../state/overlays';

/** The endpoints of a shopper load with the first tap: a goods page is usable without them. */
const calls = () => import('./favorite-calls');

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
      await (await calls()).setFavorite(goodsId, next);
      toast(next ? '收藏成功' : '取消收藏成功');
    } catch (error) {
      setWanted(null);
      throw error;
    }
    await Promise.all([reload(), (await calls()).refreshFavorites()]);
    setWanted(null);
  });
  return { isFavorite, toggle: () => void action.run(!isFavorite) };
}

// The favourite button of a goods: optimistic, rolled back when the backend refuses.
import { useState } from 'react';
import { NETWORK_WORDS } from '~/domain/constants';
import { useAction } from '../../engine/use-action';
import { requireLogin } from '../../flows/login';
import { toast } from '../../state/overlays';

/** The endpoints of a shopper load with the first tap: a goods page is usable without them. */
const calls = () =>
  import('./favorite-calls').catch((error: unknown) => {
    toast(NETWORK_WORDS);
    throw error;
  });

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
    // Before it shows as done: what is shown was sent.
    const [{ setFavorite, refreshFavorites }] = await Promise.all([calls(), requireLogin()]);
    setWanted(next);
    try {
      await setFavorite(goodsId, next);
      toast(next ? '收藏成功' : '取消收藏成功');
    } catch (error) {
      setWanted(null);
      throw error;
    }
    await Promise.all([reload(), refreshFavorites()]);
    setWanted(null);
  });
  return { isFavorite, toggle: () => void action.run(!isFavorite) };
}

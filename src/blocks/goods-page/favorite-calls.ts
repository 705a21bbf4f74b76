// The calls of the favourite button.
import { userFavoriteAdd, userFavoriteRemove, userMyNewFavoriteGoods } from '~/schemas/api/user.gen';
import { call } from '../../services/http';
import { refresh } from '../../services/query';

export const setFavorite = (goodsId: number, isWanted: boolean): Promise<unknown> =>
  call(isWanted ? userFavoriteAdd : userFavoriteRemove, { goods_id: goodsId });

export const refreshFavorites = (): Promise<void> => refresh(userMyNewFavoriteGoods);

// My favourites.
import { topicFavorite } from '~/schemas/api/topic.gen';
import {
  userFavoriteBatchRemove,
  userFavoriteCats,
  userMyFavoriteTopic,
  userMyNewFavoriteGoods,
} from '~/schemas/api/user.gen';
import { custom, definePage } from '../../engine/define-page';
import { FavoriteScreen } from './favorite-screen';

export default definePage({
  path: '/pages/favorite/favorite',
  title: '我的收藏',
  auth: 'login',
  body: custom('list', FavoriteScreen, [
    userMyNewFavoriteGoods,
    userFavoriteCats,
    userFavoriteBatchRemove,
    userMyFavoriteTopic,
    topicFavorite,
  ]),
});

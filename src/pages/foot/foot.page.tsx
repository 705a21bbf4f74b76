// My footprints: viewed goods, by day.
import { footprintFootprint, footprintFootprintDel } from '~/schemas/api/footprint.gen';
import { userFavoriteAdd } from '~/schemas/api/user.gen';
import { custom, definePage } from '../../engine/define-page';
import { FootScreen } from './foot-screen';

export default definePage({
  path: '/pages/foot/index/index',
  title: '我的足迹',
  auth: 'login',
  body: custom('list', FootScreen, [footprintFootprint, footprintFootprintDel, userFavoriteAdd]),
});

// Choosing a place on the map, for the screen below.
import type { ChosenPlace } from '~/domain/place';
import { storeList } from '~/schemas/api/store.gen';
import { userAddress } from '~/schemas/api/user.gen';
import { custom, definePage, picks } from '../../engine/define-page';
import { text } from '../../engine/params';
import { ChooseLocationScreen } from './choose-location-screen';

export default definePage({
  path: '/choose-location',
  title: '选择位置',
  auth: 'guest',
  query: { latitude: text(), longitude: text(), keyword: text() },
  carries: ['latitude', 'longitude', 'keyword'],
  picks: picks<ChosenPlace>(),
  body: custom('map', ChooseLocationScreen, [storeList, userAddress]),
});

// Owns the user centre (CFG-07).
import { userConfig, userUserInfo } from '~/schemas/api/user.gen';
import { custom, definePage } from '../../engine/define-page';
import { UserCenterScreen } from './user-center-screen';

export default definePage({
  path: '/pages/user-center/user-center',
  title: '用户中心',
  auth: 'guest',
  body: custom('hub', UserCenterScreen, [userConfig, userUserInfo]),
});

// The user centre (CFG-07).
import { defaultQrCodeParameter } from '~/schemas/api/default.gen';
import { userConfig, userIsClerkUser, userUserInfo } from '~/schemas/api/user.gen';
import { hub } from '../../engine/archetypes/hub';
import { definePage } from '../../engine/define-page';
import { UserCenter } from './user-center-screen';

export default definePage({
  path: '/pages/user-center/user-center',
  title: '用户中心',
  auth: 'guest',
  body: hub({
    from: userConfig,
    params: () => ({}),
    View: UserCenter,
    endpoints: [userUserInfo, userIsClerkUser, defaultQrCodeParameter],
  }),
});

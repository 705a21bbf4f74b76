// Account and security.
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { mobileAvatar, mobileLogout } from '~/schemas/api/mobile.gen';
import { userSocial, userSocialDestroy, userUserInfo } from '~/schemas/api/user.gen';
import { custom, definePage } from '../../engine/define-page';
import { SettingScreen } from './setting-screen';

export default definePage({
  path: '/pages/registered/setting',
  title: '账户与安全',
  auth: 'login',
  body: custom('hub', SettingScreen, [
    userUserInfo,
    userSocial,
    userSocialDestroy,
    mobileLogout,
    mobileAvatar,
    attachmentUpload,
  ]),
});

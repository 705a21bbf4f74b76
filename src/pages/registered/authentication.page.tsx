// Reauthentication before a change to the account.
import { mobileSmsCaptcha, mobileValidateIdentity } from '~/schemas/api/mobile.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { custom, definePage } from '../../engine/define-page';
import { choice, text } from '../../engine/params';
import { AuthenticationScreen, NEXT_STEPS } from './authentication-screen';

export default definePage({
  path: '/pages/registered/authentication',
  title: '身份验证',
  auth: 'login',
  query: { type: choice(NEXT_STEPS), mobile: text() },
  body: custom('flow', AuthenticationScreen, [mobileValidateIdentity, mobileSmsCaptcha, sitePicCaptcha]),
});

// The sign page (LOGIN-13).
import { mobileSmsCaptcha } from '~/schemas/api/mobile.gen';
import { passportLogin } from '~/schemas/api/passport.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { wechatLoginUrl } from '~/schemas/api/wechat.gen';
import { form } from '../../engine/archetypes/bare-form';
import { definePage } from '../../engine/define-page';
import { optionalId, text } from '../../engine/params';
import { SignScreen } from './sign-screen';

export default definePage({
  path: '/pages/registered/sign',
  title: '登录',
  auth: 'guest',
  query: { user_id: optionalId('shopper'), back: text() },
  walk: { as: 'guest' },
  body: form(SignScreen, [passportLogin, mobileSmsCaptcha, sitePicCaptcha, wechatLoginUrl]),
});

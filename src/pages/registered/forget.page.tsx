// Setting a new password by SMS code.
import { mobileForget, mobileSmsCaptcha } from '~/schemas/api/mobile.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { form } from '../../engine/archetypes/bare-form';
import { definePage } from '../../engine/define-page';
import { text } from '../../engine/params';
import { ForgetScreen } from './forget-screen';

export default definePage({
  path: '/pages/registered/forget',
  title: '忘记密码',
  auth: 'guest',
  query: { mobile: text() },
  walk: { as: 'guest' },
  body: form(ForgetScreen, [mobileForget, mobileSmsCaptcha, sitePicCaptcha]),
});

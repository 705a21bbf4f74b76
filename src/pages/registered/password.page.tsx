// The form for the sign-in password.
import { mobilePassword, mobileSmsCaptcha } from '~/schemas/api/mobile.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { form } from '../../engine/archetypes/bare-form';
import { definePage } from '../../engine/define-page';
import { choice } from '../../engine/params';
import { PasswordScreen, WAYS } from './password-screen';

export default definePage({
  path: '/pages/registered/password',
  title: '修改密码',
  auth: 'login',
  query: { type: choice(WAYS) },
  body: form(PasswordScreen, [mobilePassword, mobileSmsCaptcha, sitePicCaptcha]),
});

// Registration.
import { mobileRegister, mobileSmsCaptcha } from '~/schemas/api/mobile.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { form } from '../../engine/archetypes/bare-form';
import { definePage } from '../../engine/define-page';
import { optionalId, text } from '../../engine/params';
import { RegisterScreen } from './register-screen';

export default definePage({
  path: '/pages/registered/index',
  title: '注册',
  auth: 'guest',
  query: { user_id: optionalId('shopper'), back: text() },
  walk: { as: 'guest' },
  body: form(RegisterScreen, [mobileRegister, mobileSmsCaptcha, sitePicCaptcha]),
});

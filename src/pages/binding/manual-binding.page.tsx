// Binds a mobile that is typed in, where the social app provided none.
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { userSendSmsCaptcha } from '~/schemas/api/user.gen';
import { Guarded } from '../../blocks/user-account/of-shopper';
import { form } from '../../engine/archetypes/form';
import { definePage } from '../../engine/define-page';
import { BINDING } from './binding-form';

export default definePage({
  path: '/pages/binding/manual_binding',
  title: '手动绑定手机号',
  auth: 'login',
  body: form(
    {},
    {
      ...BINDING,
      load: Guarded,
      endpoints: [userSendSmsCaptcha, sitePicCaptcha],
      after: { renewsInfo: true, toast: '绑定成功', go: 'back' },
    },
  ),
});

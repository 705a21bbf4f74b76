// Setting a new password by SMS code.
import { mobileForgetForm } from '~/schemas/api/forms/mobile-forget.gen';
import { mobileSmsCaptcha } from '~/schemas/api/mobile.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { codeKind } from '../../blocks/form-kinds/code-kind';
import { form } from '../../engine/archetypes/form';
import { definePage } from '../../engine/define-page';
import { text } from '../../engine/params';
import { Leaving } from './use-leaving';

const query = { mobile: text() };

export default definePage({
  path: '/pages/registered/forget',
  title: '忘记密码',
  auth: 'guest',
  query,
  carries: ['mobile'],
  walk: { as: 'guest' },
  body: form(query, {
    load: Leaving,
    endpoints: [mobileSmsCaptcha, sitePicCaptcha],
    save: mobileForgetForm,
    kinds: { code: codeKind },
    initial: (context) => ({ mobile: context.query.mobile }),
    frame: 'page',
    heading: '设置新密码',
    button: '确认修改',
    isTransient: true,
    after: { toast: '密码已修改，请登录', go: 'back' },
  }),
});

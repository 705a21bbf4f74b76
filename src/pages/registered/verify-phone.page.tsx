// Replaces the bound mobile by another one.
import { mobileMobileForm } from '~/schemas/api/forms/mobile-mobile.gen';
import { mobileSmsCaptcha } from '~/schemas/api/mobile.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { codeKind } from '../../blocks/form-kinds/code-kind';
import { Guarded } from '../../blocks/user-account/of-shopper';
import { reauthenticating } from '../../blocks/user-form/reauthentication';
import { form } from '../../engine/archetypes/form';
import { definePage } from '../../engine/define-page';
import { choice, requiredText } from '../../engine/params';
import { callFor } from '../../services/http';

const query = { key: requiredText(), type: choice(['change', 'bind']) };

export default definePage({
  path: '/pages/registered/verify-phone',
  title: '验证手机号',
  auth: 'login',
  query,
  carries: ['key'],
  walk: { query: { key: 'proof' } },
  body: form(query, {
    load: Guarded,
    endpoints: [mobileSmsCaptcha, sitePicCaptcha],
    save: mobileMobileForm,
    kinds: { code: codeKind },
    fixed: ({ context }) => ({ key: context.query.key }),
    frame: 'page',
    heading: '验证新手机号',
    words: '验证后，请用新手机号登录',
    button: '确定',
    isTransient: true,
    send: (params) => reauthenticating(() => callFor(mobileMobileForm, params), { type: 'mobile' }),
    after: {
      renewsInfo: true,
      toast: (_answer, { context }) => (context.query.type === 'change' ? '手机号已更换' : '手机号已绑定'),
      go: 'back',
    },
  }),
});

// Entry of the code that was sent to a mobile.
import { maskMobile } from '~/domain/text';
import { userPhoneEmpowerForm } from '~/schemas/api/forms/user-phone-empower.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { userSendSmsCaptcha } from '~/schemas/api/user.gen';
import { ownDigitsKind } from '../../blocks/form-kinds/code-kind';
import { Guarded } from '../../blocks/user-account/of-shopper';
import { form } from '../../engine/archetypes/form';
import { definePage } from '../../engine/define-page';
import { requiredText } from '../../engine/params';
import { withPayPassword } from '../../flows/pay-password';
import { callFor } from '../../services/http';

const query = { mobile: requiredText() };

export default definePage({
  path: '/pages/binding/auth_code',
  title: '输入验证码',
  auth: 'login',
  query,
  carries: ['mobile'],
  walk: { query: { mobile: '13900000000' } },
  body: form(query, {
    load: Guarded,
    endpoints: [userSendSmsCaptcha, sitePicCaptcha],
    save: userPhoneEmpowerForm,
    kinds: { code: ownDigitsKind },
    initial: ({ query: { mobile } }) => ({ mobile }),
    looks: { mobile: { isHidden: true } },
    // With the older name of the code.
    fixed: ({ values: { mobile, sms_captcha } }) => ({ mobile, code: sms_captcha.code }),
    layout: [{ Frame: ({ children }) => children, rows: ['sms_captcha'] }],
    frame: 'page',
    heading: '输入验证码',
    words: ({ values: { mobile, sms_captcha } }) =>
      `${sms_captcha.id > 0 ? '已发送至' : '验证码将发送至'} ${maskMobile(mobile)}`,
    isTransient: true,
    send: (params) => withPayPassword(() => callFor(userPhoneEmpowerForm, params)),
    after: { renewsInfo: true, toast: '绑定成功', go: 'back' },
  }),
});

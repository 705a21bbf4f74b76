// The sign page (LOGIN-13).
import { passportLoginForm } from '~/schemas/api/forms/passport-login.gen';
import { mobileSmsCaptcha } from '~/schemas/api/mobile.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { wechatLoginUrl } from '~/schemas/api/wechat.gen';
import { captchaKind, codeKind } from '../../blocks/form-kinds/code-kind';
import { form } from '../../engine/archetypes/form';
import { definePage } from '../../engine/define-page';
import { completeLogin } from '../../flows/login';
import { callFor } from '../../services/http';
import { AgreeToTerms, hasAgreed, SIGN_QUERY, WithTerms } from './sign-parts';
import { asksForPicture, OtherWays, SignHead, type Way, WayTabs } from './sign-ways';

export default definePage({
  path: '/pages/registered/sign',
  title: '登录',
  auth: 'guest',
  query: SIGN_QUERY,
  walk: { as: 'guest' },
  body: form(SIGN_QUERY, {
    load: WithTerms,
    endpoints: [mobileSmsCaptcha, sitePicCaptcha, wechatLoginUrl],
    save: passportLoginForm,
    kinds: { code: codeKind, captcha: captchaKind },
    local: { way: 'username' as Way, isPictureAsked: false, isAgreed: false },
    // The request fields (LOGIN-14).
    fixed: ({ values: { way, sms_captcha } }) =>
      way === 'mobile'
        ? { type: way, captcha: sms_captcha.code, pic_captcha: sms_captcha.letters }
        : { type: way },
    looks: { pic_captcha: ({ values }) => ({ isHidden: !values.isPictureAsked }) },
    check: ({ values: { isPictureAsked, pic_captcha, way } }) =>
      way === 'username' && isPictureAsked && pic_captcha.text.trim() === ''
        ? { pic_captcha: '请输入图形验证码' }
        : {},
    layout: [{ rows: [SignHead, WayTabs] }, AgreeToTerms],
    frame: 'page',
    Links: OtherWays,
    button: '登录',
    isTransient: true,
    confirm: ({ context, values }) => hasAgreed(context, values),
    send: (params, { values, form: { change } }) =>
      callFor(passportLoginForm, params).catch((error: unknown) => {
        // A picture is valid for one attempt.
        change({
          pic_captcha: { text: '', round: values.pic_captcha.round + 1 },
          isPictureAsked: values.isPictureAsked || asksForPicture(error),
        });
        throw error;
      }),
    after: {
      // The screen leaves by itself once somebody is signed in.
      go: ({ data }) => completeLogin(data.access_token, data.is_multiple_store === 1),
      toast: '登录成功',
    },
  }),
});

// Registration with a verified mobile.
import * as to from '~/domain/screen-links.gen';
import { mobileRegisterForm } from '~/schemas/api/forms/mobile-register.gen';
import { mobileSmsCaptcha } from '~/schemas/api/mobile.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { codeKind } from '../../blocks/form-kinds/code-kind';
import { returnTo } from '../../blocks/user-form/return-to';
import { form } from '../../engine/archetypes/form';
import { definePage } from '../../engine/define-page';
import { redirect } from '../../engine/navigation';
import { completeLogin } from '../../flows/login';
import { alertDialog } from '../../state/overlays';
import { isGuest, setReferrer } from '../../state/session';
import { AgreeToTerms, hasAgreed, SIGN_QUERY, type SignQuery, WithTerms } from './sign-parts';

/** A referrer in this screen's address counts like one in the mall's address (LAUNCH-10). */
function takeReferrer(userId: number): void {
  if (userId > 0 && isGuest()) setReferrer(userId);
}

const SignIn = ({ context: { query } }: { context: { query: SignQuery } }) => (
  <button type="button" onClick={() => redirect(to.registeredSign({ back: query.back }))}>
    已有账号，去登录
  </button>
);

export default definePage({
  path: '/pages/registered/index',
  title: '注册',
  auth: 'guest',
  query: SIGN_QUERY,
  walk: { as: 'guest' },
  body: form(SIGN_QUERY, {
    load: WithTerms,
    endpoints: [mobileSmsCaptcha, sitePicCaptcha],
    save: mobileRegisterForm,
    kinds: { code: codeKind },
    local: { isAgreed: false },
    layout: [{ rows: [] }, AgreeToTerms],
    frame: 'page',
    heading: '注册新账号',
    Links: SignIn,
    button: '注册',
    isTransient: true,
    confirm: ({ context, values }) => {
      const isAgreed = hasAgreed(context, values);
      if (isAgreed) takeReferrer(context.query.user_id);
      return isAgreed;
    },
    after: {
      go: ({ data }, { context }) => {
        completeLogin(data.access_token);
        returnTo(context.query.back);
        return alertDialog('初始密码已通过短信发送，可在“账户与安全”中修改', {
          title: '注册成功',
          confirmText: '我知道了',
        });
      },
    },
  }),
});

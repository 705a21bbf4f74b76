// The form for the sign-in password, with the old one or an SMS code.
import { mobilePasswordForm } from '~/schemas/api/forms/mobile-password.gen';
import { mobileSmsCaptcha } from '~/schemas/api/mobile.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import type { UserUserInfoData } from '~/schemas/api/user.gen';
import { codeKind } from '../../blocks/form-kinds/code-kind';
import { OfShopper } from '../../blocks/user-account/of-shopper';
import { form, type FormState } from '../../engine/archetypes/form';
import { definePage } from '../../engine/define-page';
import { choice } from '../../engine/params';

const WAYS = ['u_password', 'u_mobile_password'] as const;
type Way = (typeof WAYS)[number];

const query = { type: choice(WAYS) };

interface OtherWayProps {
  context: { info: UserUserInfoData };
  form: FormState<{ way: Way }>;
}

function OtherWay({ context: { info }, form: { values, set } }: OtherWayProps) {
  if (info.is_password === 0) return null;
  const isByPassword = values.way === 'u_password';
  return (
    <button type="button" onClick={() => set('way', isByPassword ? 'u_mobile_password' : 'u_password')}>
      {isByPassword ? '忘记旧密码？用短信验证码修改' : '用旧密码修改'}
    </button>
  );
}

export default definePage({
  path: '/pages/registered/password',
  title: '修改密码',
  auth: 'login',
  query,
  body: form(query, {
    load: OfShopper,
    endpoints: [mobileSmsCaptcha, sitePicCaptcha],
    save: mobilePasswordForm,
    kinds: { code: codeKind },
    local: { way: WAYS[0] as Way },
    // An account without a password cannot confirm with one.
    initial: ({ info, query: { type } }) => ({
      mobile: info.mobile,
      way: info.is_password === 0 ? 'u_mobile_password' : type,
    }),
    fixed: ({ values }) => ({ type: values.way }),
    looks: { mobile: ({ context }) => ({ isFixed: context.info.mobile !== '' }) },
    frame: 'page',
    words: '修改后，其他设备上的登录会失效',
    Links: OtherWay,
    button: '保存',
    isTransient: true,
    after: { renewsInfo: true, toast: '密码已修改', go: 'back' },
  }),
});

// Replaces the bound mobile by another one.
import { formProblems } from '~/domain/form-rules';
import * as to from '~/domain/screen-links.gen';
import { mobileMobile, mobileSmsCaptcha } from '~/schemas/api/mobile.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { PasswordPrompt } from '../../blocks/pay-password/password-prompt';
import { CodeFields, type CodeValues } from '../../blocks/user-form/code-fields';
import { FormPage } from '../../blocks/user-form/form-page';
import { needsReauthentication } from '../../blocks/user-form/reauthentication';
import { useSmsCode } from '../../blocks/user-form/use-sms-code';
import { form, useForm } from '../../engine/archetypes/bare-form';
import { definePage } from '../../engine/define-page';
import { back, redirect } from '../../engine/navigation';
import { choice, requiredText } from '../../engine/params';
import { withPayPassword } from '../../flows/pay-password';
import { call } from '../../services/http';
import { loadUserInfo } from '../../services/shopper';
import { toast } from '../../state/overlays';

const initial: CodeValues = { mobile: '', pic_captcha: '', sms_captcha: '' };
const validate = (values: CodeValues) => formProblems('register', { ...values });

function VerifyPhoneScreen({ query }: { query: { key: string; type: 'change' | 'bind' } }) {
  const sms = useSmsCode();
  const state = useForm({
    initial,
    validate,
    submit: async ({ mobile, sms_captcha }) => {
      try {
        const code = { sms_captcha, validate_code_id: sms.validateCodeId };
        await withPayPassword(() => call(mobileMobile, { mobile, ...code, key: query.key }));
      } catch (error) {
        if (needsReauthentication(error)) redirect(to.registeredAuthentication({ type: 'mobile' }));
        throw error;
      }
      await loadUserInfo(true);
      toast(query.type === 'change' ? '手机号已更换' : '手机号已绑定', { icon: 'success' });
      back();
    },
  });
  return (
    <>
      <FormPage form={state} title="验证新手机号" words="验证后，请用新手机号登录" submitText="确定">
        <CodeFields form={state} sms={sms} mobileLabel="新手机号" />
      </FormPage>
      <PasswordPrompt />
    </>
  );
}

export default definePage({
  path: '/pages/registered/verify-phone',
  title: '验证手机号',
  auth: 'login',
  query: { key: requiredText(), type: choice(['change', 'bind']) },
  walk: { query: { key: 'proof' } },
  body: form(VerifyPhoneScreen, [mobileMobile, mobileSmsCaptcha, sitePicCaptcha]),
});

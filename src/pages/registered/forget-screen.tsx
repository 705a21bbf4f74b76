// The form for a new password with a verified mobile.
import { formProblems } from '~/domain/form-rules';
import { mobileForget } from '~/schemas/api/mobile.gen';
import { CodeFields } from '../../blocks/user-form/code-fields';
import { FormPage } from '../../blocks/user-form/form-page';
import { NewPasswordFields, passwordProblems } from '../../blocks/user-form/new-password-fields';
import { useSmsCode } from '../../blocks/user-form/use-sms-code';
import { useForm } from '../../engine/archetypes/bare-form';
import { back } from '../../engine/navigation';
import { call } from '../../services/http';
import { toast } from '../../state/overlays';
import { useLeaving } from './use-leaving';

export function ForgetScreen({ query }: { query: { mobile: string } }) {
  const sms = useSmsCode();
  useLeaving();
  const form = useForm({
    initial: { mobile: query.mobile, pic_captcha: '', sms_captcha: '', new_password: '', again_password: '' },
    validate: (values) => ({ ...formProblems('register', values), ...passwordProblems(values) }),
    submit: async ({ mobile, sms_captcha, new_password, again_password }) => {
      const code = { mobile, sms_captcha, validate_code_id: sms.validateCodeId };
      await call(mobileForget, { ...code, new_password, again_password });
      toast('密码已修改，请登录', { icon: 'success' });
      back();
    },
  });
  return (
    <FormPage form={form} title="设置新密码" submitText="确认修改">
      <CodeFields form={form} sms={sms} />
      <NewPasswordFields form={form} />
    </FormPage>
  );
}

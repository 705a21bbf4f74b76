// The form that verifies a mobile with a code and binds it to the account.
import { formProblems } from '~/domain/form-rules';
import * as to from '~/domain/screen-links.gen';
import { userPhoneEmpower, userSendSmsCaptcha } from '~/schemas/api/user.gen';
import { PasswordPrompt } from '../../blocks/pay-password/password-prompt';
import { CodeFields, type CodeValues } from '../../blocks/user-form/code-fields';
import { FormPage } from '../../blocks/user-form/form-page';
import { needsReauthentication } from '../../blocks/user-form/reauthentication';
import { useSmsCode } from '../../blocks/user-form/use-sms-code';
import { useForm } from '../../engine/archetypes/bare-form';
import { open, redirect } from '../../engine/navigation';
import { withPayPassword } from '../../flows/pay-password';
import { isRefusal, wordsOf } from '../../base/call-error';
import { call } from '../../services/http';
import { loadUserInfo } from '../../services/shopper';
import { confirmDialog, toast } from '../../state/overlays';

const initial: CodeValues = { mobile: '', pic_captcha: '', sms_captcha: '' };
const validate = (values: CodeValues) => formProblems('register', { ...values });

/** A mobile that belongs to another account may be the shopper's own: the accounts can be merged. */
async function offerMerge(error: unknown, mobile: string): Promise<void> {
  if (!isRefusal(error) || !/已被|已绑定/.test(error.message)) throw error;
  const text = `${wordsOf(error)}。如果那也是您的账号，可以合并为一个账号。`;
  if (await confirmDialog(text, { confirmText: '去合并' })) open(to.bindingAccount({ mobile }));
}

export function BindingForm({ onBound }: { onBound: () => void }) {
  const sms = useSmsCode(userSendSmsCaptcha);
  const form = useForm({
    initial,
    validate,
    submit: async ({ mobile, sms_captcha }) => {
      try {
        const code = { code: sms_captcha, sms_captcha, validate_code_id: sms.validateCodeId };
        await withPayPassword(() => call(userPhoneEmpower, { mobile, ...code }));
      } catch (error) {
        // An account with a mobile changes it only after reauthentication, which leads to the form for another one.
        if (needsReauthentication(error)) redirect(to.registeredAuthentication({ type: 'mobile' }));
        await offerMerge(error, mobile);
        return;
      }
      await loadUserInfo(true);
      toast('绑定成功', { icon: 'success' });
      onBound();
    },
  });
  return (
    <>
      <FormPage form={form} title="绑定手机号" words="绑定后可用手机号登录，接收订单通知" submitText="确认">
        <CodeFields form={form} sms={sms} />
      </FormPage>
      <PasswordPrompt />
    </>
  );
}

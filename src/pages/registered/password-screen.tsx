// The form for the sign-in password, with the old one or an SMS code.
import { useState } from 'react';
import { fieldProblem, formProblems, FORM_RULES } from '~/domain/form-rules';
import { mobilePassword } from '~/schemas/api/mobile.gen';
import type { UserUserInfoData } from '~/schemas/api/user.gen';
import { WithInfo } from '../../blocks/user-account/with-info';
import { CodeFields } from '../../blocks/user-form/code-fields';
import { FormPage } from '../../blocks/user-form/form-page';
import { NewPasswordFields, passwordProblems } from '../../blocks/user-form/new-password-fields';
import { PasswordField } from '../../blocks/user-form/password-field';
import { type SmsCode, useSmsCode } from '../../blocks/user-form/use-sms-code';
import { type Messages, useForm } from '../../engine/archetypes/bare-form';
import { back } from '../../engine/navigation';
import { call } from '../../services/http';
import { loadUserInfo } from '../../services/shopper';
import { toast } from '../../state/overlays';

export const WAYS = ['u_password', 'u_mobile_password'] as const;
type Way = (typeof WAYS)[number];

interface Values {
  old_password: string;
  mobile: string;
  pic_captcha: string;
  sms_captcha: string;
  new_password: string;
  again_password: string;
}

const OLD_PASSWORD = FORM_RULES.signByPassword[1];

function problemsOf(way: Way, values: Values): Messages<Values> {
  if (way === 'u_mobile_password')
    return { ...formProblems('register', { ...values }), ...passwordProblems(values) };
  const problem = fieldProblem(OLD_PASSWORD, values.old_password);
  return { ...(problem === null ? {} : { old_password: problem }), ...passwordProblems(values) };
}

function paramsOf(way: Way, values: Values, sms: SmsCode) {
  const { old_password, mobile, sms_captcha, new_password, again_password } = values;
  const passwords = { new_password, again_password };
  return way === 'u_password'
    ? { type: way, old_password, ...passwords }
    : { type: way, mobile, sms_captcha, validate_code_id: sms.validateCodeId, ...passwords };
}

interface PasswordFormProps {
  info: UserUserInfoData;
  first: Way;
}

function PasswordForm({ info, first }: PasswordFormProps) {
  const sms = useSmsCode();
  // An account without a password cannot confirm with one.
  const [way, setWay] = useState<Way>(info.is_password === 0 ? 'u_mobile_password' : first);
  const form = useForm<Values>({
    initial: {
      old_password: '',
      mobile: info.mobile,
      pic_captcha: '',
      sms_captcha: '',
      new_password: '',
      again_password: '',
    },
    validate: (values) => problemsOf(way, values),
    submit: async (values) => {
      await call(mobilePassword, paramsOf(way, values, sms));
      await loadUserInfo(true);
      toast('密码已修改', { icon: 'success' });
      back();
    },
  });
  const other: Way = way === 'u_password' ? 'u_mobile_password' : 'u_password';
  return (
    <FormPage
      form={form}
      submitText="保存"
      words="修改后，其他设备上的登录会失效"
      after={
        info.is_password === 0 ? undefined : (
          <button type="button" onClick={() => setWay(other)}>
            {way === 'u_password' ? '忘记旧密码？用短信验证码修改' : '用旧密码修改'}
          </button>
        )
      }
    >
      {way === 'u_password' ? (
        <PasswordField
          label="旧密码"
          name="old_password"
          value={form.values.old_password}
          onChange={(value) => form.set('old_password', value)}
          onBlur={() => form.touch('old_password')}
          error={form.messageOf('old_password')}
        />
      ) : (
        <CodeFields form={form} sms={sms} isMobileFixed={info.mobile !== ''} />
      )}
      <NewPasswordFields form={form} />
    </FormPage>
  );
}

export function PasswordScreen({ query }: { query: { type: Way } }) {
  return <WithInfo>{(info) => <PasswordForm info={info} first={query.type} />}</WithInfo>;
}

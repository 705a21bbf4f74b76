// Reauthentication before a change to the account.
import { useState } from 'react';
import { fieldProblem, formProblems, FORM_RULES } from '~/domain/form-rules';
import * as to from '~/domain/screen-links.gen';
import { mobileValidateIdentity } from '~/schemas/api/mobile.gen';
import type { UserUserInfoData } from '~/schemas/api/user.gen';
import { Tabs } from '~/ui/tabs/tabs';
import { WithInfo } from '../../blocks/user-account/with-info';
import { CodeFields } from '../../blocks/user-form/code-fields';
import { FormPage } from '../../blocks/user-form/form-page';
import { PasswordField } from '../../blocks/user-form/password-field';
import { useSmsCode } from '../../blocks/user-form/use-sms-code';
import { type Messages, useForm } from '../../engine/archetypes/bare-form';
import { redirect } from '../../engine/navigation';
import { call } from '../../services/http';

const WAYS = [
  { id: 'validate_by_mobile', text: '短信验证' },
  { id: 'validate_by_password', text: '密码验证' },
] as const;
type Way = (typeof WAYS)[number]['id'];

/** The change that the proof is for. */
export const NEXT_STEPS = ['mobile', 'password', 'merge'] as const;
type Next = (typeof NEXT_STEPS)[number];

interface Values {
  mobile: string;
  pic_captcha: string;
  sms_captcha: string;
  password: string;
}

const PASSWORD = FORM_RULES.signByPassword[1];

function problemsOf(way: Way, values: Values): Messages<Values> {
  if (way === 'validate_by_mobile') return formProblems('register', { ...values });
  const problem = fieldProblem(PASSWORD, values.password);
  return problem === null ? {} : { password: problem };
}

/** `mobile` is the one whose account is merged into. */
const goOn: Readonly<Record<Next, (key: string, mobile: string) => void>> = {
  mobile: (key) => redirect(to.registeredVerifyPhone({ key, type: 'change' })),
  password: () => redirect(to.registeredPassword()),
  merge: (key, mobile) => redirect(to.bindingAccount({ key, mobile })),
};

interface Query {
  type: Next;
  mobile: string;
}

function Proof({ info, query }: { info: UserUserInfoData; query: Query }) {
  const sms = useSmsCode();
  const hasPassword = info.is_password !== 0;
  // Without a mobile no code can be sent.
  const hasMobile = info.mobile !== '';
  const [way, setWay] = useState<Way>(hasMobile ? 'validate_by_mobile' : 'validate_by_password');
  const form = useForm<Values>({
    initial: { mobile: info.mobile, pic_captcha: '', sms_captcha: '', password: '' },
    validate: (values) => problemsOf(way, values),
    submit: async ({ mobile, sms_captcha, password }) => {
      const proof =
        way === 'validate_by_password'
          ? { password }
          : { mobile, sms_captcha, validate_code_id: sms.validateCodeId };
      const { key } = await call(mobileValidateIdentity, { type: way, ...proof });
      goOn[query.type](key, query.mobile);
    },
  });
  return (
    <FormPage form={form} title="身份验证" words="为了账户安全，请先验证是您本人" submitText="下一步">
      {hasPassword && hasMobile ? (
        <Tabs label="验证方式" items={WAYS} current={way} onChange={setWay} />
      ) : null}
      {way === 'validate_by_mobile' ? (
        <CodeFields form={form} sms={sms} isMobileFixed={hasMobile} />
      ) : (
        <PasswordField
          label="登录密码"
          name="password"
          value={form.values.password}
          onChange={(value) => form.set('password', value)}
          onBlur={() => form.touch('password')}
          error={form.messageOf('password')}
        />
      )}
    </FormPage>
  );
}

export function AuthenticationScreen({ query }: { query: Query }) {
  return <WithInfo>{(info) => <Proof info={info} query={query} />}</WithInfo>;
}

// Reauthentication before a change to the account.
import * as to from '~/domain/screen-links.gen';
import { mobileValidateIdentityForm } from '~/schemas/api/forms/mobile-validate-identity.gen';
import { mobileSmsCaptcha } from '~/schemas/api/mobile.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import type { UserUserInfoData } from '~/schemas/api/user.gen';
import { Tabs } from '~/ui/tabs/tabs';
import { codeKind } from '../../blocks/form-kinds/code-kind';
import { OfShopper } from '../../blocks/user-account/of-shopper';
import { carry } from '../../engine/carrying';
import { form, type FormState } from '../../engine/archetypes/form';
import { definePage } from '../../engine/define-page';
import { redirect } from '../../engine/navigation';
import { choice, optionalNumber, text } from '../../engine/params';

const WAYS = [
  { id: 'validate_by_mobile', text: '短信验证' },
  { id: 'validate_by_password', text: '密码验证' },
] as const;
type Way = (typeof WAYS)[number]['id'];

/** The change that the proof is for. */
const NEXT_STEPS = ['mobile', 'password', 'merge', 'destroy'] as const;
type Next = (typeof NEXT_STEPS)[number];

const provedOf = (proved: number) => (proved === 1 ? { proved } : {});

/** `mobile` is the one whose account is merged into. */
const goOn: Readonly<Record<Next, (key: string, merged: { mobile: string; proved: number }) => void>> = {
  mobile: (key) =>
    carry(to.registeredVerifyPhone, { query: { type: 'change' }, carried: { key }, move: redirect }),
  password: () => redirect(to.registeredPassword()),
  merge: (key, { mobile, proved }) =>
    carry(to.bindingAccount, { query: provedOf(proved), carried: { key, mobile }, move: redirect }),
  destroy: (key) => carry(to.settingDestroy, { query: {}, carried: { key }, move: redirect }),
};

const query = { type: choice(NEXT_STEPS), mobile: text(), proved: optionalNumber() };

interface WaysProps {
  context: { info: UserUserInfoData };
  form: FormState<{ way: Way }>;
}

/** Without a mobile no code can be sent, without a password none can be asked for. */
const WayTabs = ({ context: { info }, form: { values, set } }: WaysProps) =>
  info.is_password === 0 || info.mobile === '' ? null : (
    <Tabs label="验证方式" items={WAYS} current={values.way} onChange={(way) => set('way', way)} />
  );

export default definePage({
  path: '/pages/registered/authentication',
  title: '身份验证',
  auth: 'login',
  query,
  carries: ['mobile'],
  body: form(query, {
    kind: 'flow',
    load: OfShopper,
    endpoints: [mobileSmsCaptcha, sitePicCaptcha],
    save: mobileValidateIdentityForm,
    kinds: { code: codeKind },
    local: { way: WAYS[0].id as Way },
    initial: ({ info }) => ({
      mobile: info.mobile,
      way: info.mobile === '' ? 'validate_by_password' : 'validate_by_mobile',
    }),
    fixed: ({ values }) => ({ type: values.way }),
    looks: { mobile: ({ context }) => ({ isFixed: context.info.mobile !== '' }) },
    layout: [{ rows: [WayTabs] }],
    frame: 'page',
    heading: '身份验证',
    words: '为了账户安全，请先验证是您本人',
    button: '下一步',
    isTransient: true,
    after: {
      go: ({ data: { key } }, { context }) => goOn[context.query.type](key, context.query),
    },
  }),
});

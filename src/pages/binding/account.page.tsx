// Merges two accounts that have the same mobile.
import { formProblems } from '~/domain/form-rules';
import * as to from '~/domain/screen-links.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { userPhoneMerge, type UserPhoneMergeParams, userSendSmsCaptcha } from '~/schemas/api/user.gen';
import { Avatar } from '~/ui/avatar/avatar';
import { PasswordPrompt } from '../../blocks/pay-password/password-prompt';
import { usePointsWord } from '../../blocks/mall-words/mall-words';
import { CodeFields } from '../../blocks/user-form/code-fields';
import { FormPage } from '../../blocks/user-form/form-page';
import { needsReauthentication } from '../../blocks/user-form/reauthentication';
import { useSmsCode } from '../../blocks/user-form/use-sms-code';
import { useForm } from '../../engine/archetypes/bare-form';
import { custom, definePage } from '../../engine/define-page';
import { HOME_PATH, redirect } from '../../engine/navigation';
import { requiredText, text } from '../../engine/params';
import { completeLogin } from '../../flows/login';
import { withPayPassword } from '../../flows/pay-password';
import { call } from '../../services/http';
import { confirmDialog, toast } from '../../state/overlays';
import { useSession } from '../../state/session';
import styles from './binding.module.css';

type Values = { mobile: string; pic_captcha: string; sms_captcha: string };
const validate = (values: Values) => formProblems('register', { ...values });

/** The account whose assets are moved into the other one. */
function OwnAccount() {
  const { info } = useSession();
  const pointsWord = usePointsWord();
  // Its height is reserved before the shopper's information has loaded, so that the fields below do not move.
  return (
    <div className={styles.account} aria-busy={info === null}>
      <Avatar source={info?.avatar ?? ''} name="" size={88} />
      <span>
        <b>{info?.nickname ?? '\u00a0'}</b>
        <small>
          {info === null
            ? '\u00a0'
            : `${pointsWord} ${info.integral} · 余额 ￥${info.balance} · 优惠券 ${info.coupon}`}
        </small>
      </span>
    </div>
  );
}

/** Sets the token of the remaining account; reauthenticates first where the mall requires it. */
async function merge(form: UserPhoneMergeParams): Promise<string> {
  try {
    return (await withPayPassword(() => call(userPhoneMerge, form))).access_token;
  } catch (error) {
    if (needsReauthentication(error))
      redirect(to.registeredAuthentication({ type: 'merge', mobile: form.mobile ?? '' }));
    throw error;
  }
}

function AccountScreen({ query }: { query: { mobile: string; key: string } }) {
  const sms = useSmsCode(userSendSmsCaptcha);
  const pointsWord = usePointsWord();
  const form = useForm({
    initial: { mobile: query.mobile, pic_captcha: '', sms_captcha: '' },
    validate,
    submit: async ({ mobile, sms_captcha }) => {
      const question = `合并后，订单、${pointsWord}、余额和优惠券归入手机号所在的账号，且不可撤销。`;
      if (!(await confirmDialog(question, { confirmText: '确认合并' }))) return;
      const code = { code: sms_captcha, validate_code_id: sms.validateCodeId };
      const access_token = await merge({ mobile, ...code, ...(query.key === '' ? {} : { key: query.key }) });
      completeLogin(access_token);
      toast('合并成功', { icon: 'success' });
      redirect(HOME_PATH);
    },
  });
  return (
    <>
      <FormPage
        form={form}
        title="合并账号"
        words="当前账号的资产和订单会归入手机号所在的账号，合并后不可撤销"
        submitText="确认合并"
      >
        <OwnAccount />
        <CodeFields form={form} sms={sms} isMobileFixed />
      </FormPage>
      <PasswordPrompt />
    </>
  );
}

export default definePage({
  path: '/pages/binding/account',
  title: '选择账号合并',
  auth: 'login',
  query: { mobile: requiredText(), key: text() },
  walk: { query: { mobile: '13900000000' } },
  body: custom('flow', AccountScreen, [userPhoneMerge, userSendSmsCaptcha, sitePicCaptcha]),
});

// Sign-in: by SMS code, by password, or with the social app (LOGIN-13, LOGIN-14).
import { useEffect, useState } from 'react';
import { formProblems } from '~/domain/form-rules';
import { isRecord } from '~/domain/record';
import { pictureAtWidth } from '~/domain/picture-address';
import * as to from '~/domain/screen-links.gen';
import { passportLogin } from '~/schemas/api/passport.gen';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { Tabs } from '~/ui/tabs/tabs';
import { loginByHost, startOauth } from '../../flows/oauth';
import { Agreement } from '../../blocks/agreement/agreement';
import { CodeFields, MobileField } from '../../blocks/user-form/code-fields';
import { FormPage } from '../../blocks/user-form/form-page';
import { PasswordField } from '../../blocks/user-form/password-field';
import { PictureCaptcha } from '../../blocks/user-form/picture-captcha';
import { useSmsCode } from '../../blocks/user-form/use-sms-code';
import { useForm } from '../../engine/archetypes/bare-form';
import { open, redirect } from '../../engine/navigation';
import { useAction } from '../../engine/use-action';
import { completeLogin } from '../../flows/login';
import { isRefusal } from '../../base/call-error';
import { hostLogin } from '../../services/host-login';
import { call } from '../../services/http';
import { isSocialApp } from '../../services/platform';
import { useMallConfig } from '../../state/mall';
import { toast } from '../../state/overlays';
import { useSession } from '../../state/session';
import type { SignQuery } from './register-screen';
import styles from './registered.module.css';
import { returnTo } from '../../blocks/user-form/return-to';
import { useTerms } from './terms';
import { useLeaving } from './use-leaving';

type Way = 'code' | 'password';

const WAYS = [
  { id: 'code', text: '验证码登录' },
  { id: 'password', text: '密码登录' },
] as const;

const initial = { mobile: '', password: '', pic_captcha: '', sms_captcha: '' };
type Values = typeof initial;

/** Only the errors of the fields that this way of signing in shows. */
function problemsOf(way: Way, values: Values, isPictureAsked: boolean) {
  if (way === 'code') return formProblems('register', values);
  const isAnswered = !isPictureAsked || values.pic_captcha.trim() !== '';
  const picture = isAnswered ? {} : { pic_captcha: '请输入图形验证码' };
  return { ...formProblems('signByPassword', values), ...picture };
}

/** The request fields (LOGIN-14). */
function proofOf(way: Way, { mobile, password, pic_captcha, sms_captcha }: Values, validateCodeId: number) {
  if (way === 'password')
    return { type: 'username' as const, mobile, password, ...(pic_captcha === '' ? {} : { pic_captcha }) };
  const code = { captcha: sms_captcha, sms_captcha, validate_code_id: validateCodeId };
  return { type: 'mobile' as const, mobile, pic_captcha, ...code };
}

/** Why a complete form cannot be sent; null when it can. */
function hindranceOf(way: Way, isAgreed: boolean, validateCodeId: number): string | null {
  if (!isAgreed) return '请先阅读并同意协议';
  return way === 'code' && validateCodeId === 0 ? '请先发送验证码' : null;
}

/** A refused password that may be retried only with a picture captcha. */
const asksForPicture = (error: unknown): boolean =>
  isRefusal(error) && isRecord(error.data) && error.data['need_pic_captcha'] === 1;

/** The picture captcha of signing in by password: hidden until the server requires it. */
function usePasswordPicture() {
  const [round, setRound] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  const judge = (error: unknown) => {
    if (asksForPicture(error)) setIsAsked(true);
    // A picture is valid for one attempt.
    setRound((before) => before + 1);
  };
  return { round, isAsked, judge };
}

function useSignIn(way: Way, isAgreed: boolean) {
  const sms = useSmsCode();
  const picture = usePasswordPicture();
  const form = useForm({
    initial,
    validate: (values) => problemsOf(way, values, picture.isAsked),
    submit: async (values) => {
      const hindrance = hindranceOf(way, isAgreed, sms.validateCodeId);
      if (hindrance !== null) {
        toast(hindrance);
        return;
      }
      const answer = await call(passportLogin, proofOf(way, values, sms.validateCodeId)).catch(
        (error: unknown) => {
          picture.judge(error);
          form.set('pic_captcha', '');
          throw error;
        },
      );
      completeLogin(answer.access_token, answer.is_multiple_store === 1);
      toast('登录成功', { icon: 'success' });
    },
  });
  return { form, sms, picture };
}

function Head() {
  const config = useMallConfig();
  const logo = config?.mall.setting.mall_logo_pic ?? '';
  return (
    <div className={styles.head}>
      {logo === '' ? null : <img className={styles.logo} src={pictureAtWidth(logo, 240)} alt="" />}
      <h2 className={styles.title}>欢迎来到{config?.mall.name ?? '商城'}</h2>
    </div>
  );
}

/** One tap in a mini program or an app that embeds the mall. */
function HostSignIn({ login }: { login: NonNullable<ReturnType<typeof hostLogin>> }) {
  const { run, isBusy } = useAction(() => loginByHost(login));
  return (
    <div className={styles.social}>
      <Button kind="plain" size="wide" isBusy={isBusy} onClick={() => void run()}>
        一键登录
      </Button>
    </div>
  );
}

function SocialSignIn() {
  const { run, isBusy } = useAction(startOauth);
  const login = hostLogin();
  if (login !== null) return <HostSignIn login={login} />;
  if (!isSocialApp()) return null;
  return (
    <div className={styles.social}>
      <Button kind="plain" size="wide" isBusy={isBusy} onClick={() => void run()}>
        <Icon name="wechat" size={36} />
        微信登录
      </Button>
    </div>
  );
}

function OtherWays({ query, mobile }: { query: SignQuery; mobile: string }) {
  return (
    <>
      <button
        type="button"
        onClick={() => redirect(to.registeredRegister({ user_id: query.user_id, back: query.back }))}
      >
        注册账号
      </button>
      <button type="button" onClick={() => open(to.registeredForget({ mobile }))}>
        忘记密码
      </button>
      <SocialSignIn />
    </>
  );
}

export function SignScreen({ query }: { query: SignQuery }) {
  const [way, setWay] = useState<Way>('password');
  const terms = useTerms();
  const [isAgreed, setIsAgreed] = useState(false);
  const { form, sms, picture } = useSignIn(way, isAgreed || terms.length === 0);
  const { accessToken } = useSession();
  useLeaving();
  const isSignedIn = accessToken !== '';
  useEffect(() => {
    if (isSignedIn) returnTo(query.back);
  }, [isSignedIn, query.back]);
  return (
    <FormPage
      form={form}
      submitText="登录"
      before={<Agreement terms={terms} isAgreed={isAgreed} onChange={setIsAgreed} />}
      after={<OtherWays query={query} mobile={form.values.mobile} />}
    >
      <Head />
      <Tabs label="登录方式" items={WAYS} current={way} onChange={setWay} />
      {way === 'password' ? (
        <>
          <MobileField form={form} />
          <PasswordField
            label="密码"
            name="password"
            value={form.values.password}
            onChange={(value) => form.set('password', value)}
            onBlur={() => form.touch('password')}
            error={form.messageOf('password')}
          />
          {picture.isAsked ? (
            <PictureCaptcha
              name="pic_captcha"
              value={form.values.pic_captcha}
              round={picture.round}
              onChange={(value) => form.set('pic_captcha', value)}
              error={form.messageOf('pic_captcha') ?? ''}
            />
          ) : null}
        </>
      ) : (
        <CodeFields form={form} sms={sms} />
      )}
    </FormPage>
  );
}

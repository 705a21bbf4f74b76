// The parts of the sign page: whose mall it is, by code or by password, the other ways in (LOGIN-13, LOGIN-14).
import * as to from '~/domain/screen-links.gen';
import { useEffect } from 'react';
import { pictureAtWidth } from '~/domain/picture-address';
import { isRecord } from '~/domain/record';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { Tabs } from '~/ui/tabs/tabs';
import { loginByHost, startOauth } from '../../flows/oauth';
import { returnTo } from '../../blocks/user-form/return-to';
import { carry } from '../../engine/carrying';
import type { FormState } from '../../engine/archetypes/form';
import { redirect } from '../../engine/navigation';
import { useAction } from '../../engine/use-action';
import { isRefusal } from '../../base/call-error';
import { hostLogin } from '../../services/host-login';
import { isSocialApp } from '../../services/platform';
import { useMallConfig } from '../../state/mall';
import { useSession } from '../../state/session';
import styles from './registered.module.css';
import type { SignQuery } from './sign-parts';

/** `type` of the request. */
export type Way = 'mobile' | 'username';

const WAYS = [
  { id: 'mobile', text: '验证码登录' },
  { id: 'username', text: '密码登录' },
] as const;

/** A refused password that may be retried only with a picture captcha. */
export const asksForPicture = (error: unknown): boolean =>
  isRefusal(error) && isRecord(error.data) && error.data['need_pic_captcha'] === 1;

interface PartProps {
  context: { query: SignQuery };
  form: FormState<{ way: Way; mobile: string }>;
}

export function SignHead({ context: { query } }: Pick<PartProps, 'context'>) {
  const config = useMallConfig();
  const logo = config?.mall.setting.mall_logo_pic ?? '';
  const isSignedIn = useSession().accessToken !== '';
  useEffect(() => {
    if (isSignedIn) returnTo(query.back);
  }, [isSignedIn, query.back]);
  return (
    <div className={styles.head}>
      {logo === '' ? null : <img className={styles.logo} src={pictureAtWidth(logo, 240)} alt="" />}
      <h2 className={styles.title}>欢迎来到{config?.mall.name ?? '商城'}</h2>
    </div>
  );
}

export const WayTabs = ({ form: { values, set } }: Pick<PartProps, 'form'>) => (
  <Tabs label="登录方式" items={WAYS} current={values.way} onChange={(way) => set('way', way)} />
);

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

export const OtherWays = ({ context: { query }, form: { values } }: PartProps) => (
  <>
    <button
      type="button"
      onClick={() => redirect(to.registeredRegister({ user_id: query.user_id, back: query.back }))}
    >
      注册账号
    </button>
    <button
      type="button"
      onClick={() => carry(to.registeredForget, { query: {}, carried: { mobile: values.mobile } })}
    >
      忘记密码
    </button>
    <SocialSignIn />
  </>
);

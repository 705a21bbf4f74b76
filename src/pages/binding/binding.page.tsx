// Owns binding a mobile: the bound one with its change, or the form.
import { useEffect } from 'react';
import { maskMobile } from '~/domain/text';
import { userPhoneDestroy, userPhoneEmpower, userSendSmsCaptcha, userUserInfo } from '~/schemas/api/user.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { returnTo } from '../../blocks/user-form/return-to';
import { form } from '../../engine/archetypes/form';
import { definePage } from '../../engine/define-page';
import { open } from '../../engine/navigation';
import { text } from '../../engine/params';
import { useShownAgain } from '../../engine/screen-context';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';
import { loadUserInfo } from '../../services/shopper';
import { confirmDialog, toast } from '../../state/overlays';
import { useSession } from '../../state/session';
import { BindingForm } from './binding-form';
import styles from './binding.module.css';

function Bound({ mobile }: { mobile: string }) {
  const unbind = useAction(async () => {
    const text = '解绑后不能再用此手机号登录，确定解绑吗？';
    if (!(await confirmDialog(text, { confirmText: '解绑', isDangerous: true }))) return;
    await call(userPhoneDestroy, {});
    await loadUserInfo(true);
    toast('解绑成功', { icon: 'success' });
  });
  return (
    <section className={styles.bound}>
      <span className={styles.picture}>
        <Icon name="phone" size={120} />
      </span>
      <p>已绑定手机</p>
      <b>{maskMobile(mobile)}</b>
      <Button
        kind="primary"
        size="wide"
        onClick={() => open('/pages/registered/authentication', { type: 'mobile' })}
      >
        更换绑定
      </Button>
      <Button kind="plain" size="wide" isBusy={unbind.isBusy} onClick={() => void unbind.run()}>
        解除绑定
      </Button>
    </section>
  );
}

function BindingScreen({ query }: { query: { back: string } }) {
  const { info } = useSession();
  useEffect(() => void loadUserInfo(), []);
  useShownAgain(() => void loadUserInfo(true));
  if (info === null) return <Skeleton shape="text" />;
  if (info.mobile !== '') return <Bound mobile={info.mobile} />;
  return <BindingForm onBound={() => returnTo(query.back)} />;
}

export default definePage({
  path: '/pages/binding/binding',
  title: '绑定手机号',
  auth: 'login',
  query: { back: text() },
  body: form(BindingScreen, [
    userUserInfo,
    userPhoneEmpower,
    userPhoneDestroy,
    userSendSmsCaptcha,
    sitePicCaptcha,
  ]),
});

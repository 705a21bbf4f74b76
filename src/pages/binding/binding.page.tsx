// Owns binding a mobile: the bound one with its change, or the form.
import { maskMobile } from '~/domain/text';
import { userPhoneDestroy, userPhoneEmpower, userSendSmsCaptcha, userUserInfo } from '~/schemas/api/user.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { WithInfo } from '../../blocks/user-account/with-info';
import { returnTo } from '../../blocks/user-form/return-to';
import { form } from '../../engine/archetypes/form';
import { definePage } from '../../engine/define-page';
import { open } from '../../engine/navigation';
import { text } from '../../engine/params';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';
import { loadUserInfo } from '../../services/shopper';
import { confirmDialog, toast } from '../../state/overlays';
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
  return (
    <WithInfo>
      {({ mobile }) =>
        mobile === '' ? <BindingForm onBound={() => returnTo(query.back)} /> : <Bound mobile={mobile} />
      }
    </WithInfo>
  );
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

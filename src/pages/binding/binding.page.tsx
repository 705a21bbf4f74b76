// The bound mobile with a button to change it, or the form that binds one.
import * as to from '~/domain/screen-links.gen';
import { maskMobile } from '~/domain/text';
import { userPhoneDestroy, userPhoneEmpower, userSendSmsCaptcha, userUserInfo } from '~/schemas/api/user.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { Icon } from '~/ui/icon/icon';
import { WithInfo } from '../../blocks/user-account/with-info';
import { returnTo } from '../../blocks/user-form/return-to';
import { form } from '../../engine/archetypes/bare-form';
import { OutcomeCard } from '../../engine/archetypes/result';
import { definePage } from '../../engine/define-page';
import { open } from '../../engine/navigation';
import { text } from '../../engine/params';
import { call } from '../../services/http';
import { loadUserInfo } from '../../services/shopper';
import { confirmDialog, toast } from '../../state/overlays';
import { BindingForm } from './binding-form';

function Bound({ mobile }: { mobile: string }) {
  const unbind = async () => {
    const text = '解绑后不能再用此手机号登录，确定解绑吗？';
    if (!(await confirmDialog(text, { confirmText: '解绑', isDangerous: true }))) return;
    await call(userPhoneDestroy, {});
    await loadUserInfo(true);
    toast('解绑成功', { icon: 'success' });
  };
  const change = () => open(to.registeredAuthentication({ type: 'mobile' }));
  return (
    <OutcomeCard
      outcome={{
        mark: <Icon name="phone" size={72} />,
        title: '已绑定手机',
        words: maskMobile(mobile),
        actions: [
          { text: '解除绑定', onTap: unbind },
          { text: '更换绑定', onTap: change },
        ],
      }}
    />
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

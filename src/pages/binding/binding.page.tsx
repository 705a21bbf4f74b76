// The bound mobile with a button to change it, or the form that binds one.
import * as to from '~/domain/screen-links.gen';
import type { ReactNode } from 'react';
import { maskMobile } from '~/domain/text';
import { userPhoneDestroy, userSendSmsCaptcha, userUserInfo } from '~/schemas/api/user.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { Icon } from '~/ui/icon/icon';
import { Guarded } from '../../blocks/user-account/of-shopper';
import { WithInfo } from '../../blocks/user-account/with-info';
import { returnTo } from '../../blocks/user-form/return-to';
import { form } from '../../engine/archetypes/form';
import { OutcomeCard } from '../../engine/archetypes/result';
import { definePage } from '../../engine/define-page';
import { open } from '../../engine/navigation';
import { text } from '../../engine/params';
import { call } from '../../services/http';
import { loadUserInfo } from '../../services/shopper';
import { confirmDialog, toast } from '../../state/overlays';
import { BINDING } from './binding-form';

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

/** Says so where the account has a mobile. */
const Unbound = ({ children }: { children: (found: object) => ReactNode }) => (
  <WithInfo>
    {({ mobile }) => (mobile === '' ? <Guarded>{children}</Guarded> : <Bound mobile={mobile} />)}
  </WithInfo>
);

const query = { back: text() };

export default definePage({
  path: '/pages/binding/binding',
  title: '绑定手机号',
  auth: 'login',
  query,
  body: form(query, {
    ...BINDING,
    load: Unbound,
    endpoints: [userUserInfo, userPhoneDestroy, userSendSmsCaptcha, sitePicCaptcha],
    after: {
      renewsInfo: true,
      toast: '绑定成功',
      go: (_answer, { context }) => returnTo(context.query.back),
    },
  }),
});

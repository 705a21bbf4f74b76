// The password for paying from the balance.
import { balanceIndex } from '~/schemas/api/balance.gen';
import { mallMemberSetPayPassword, mallMemberUpdatePayPassword } from '~/schemas/api/mall-member.gen';
import { custom, definePage } from '../../engine/define-page';
import { text } from '../../engine/params';
import { PayPasswordScreen } from './password-screen';

export default definePage({
  path: '/pages/balance/password',
  title: '设置密码',
  auth: 'login',
  query: { back: text() },
  body: custom('flow', PayPasswordScreen, [
    balanceIndex,
    mallMemberSetPayPassword,
    mallMemberUpdatePayPassword,
  ]),
});

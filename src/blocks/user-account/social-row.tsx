// The social account that signs in to the account, with its unbinding; nothing where there is none.
import { userSocial, userSocialDestroy } from '~/schemas/api/user.gen';
import { TapRow } from '~/ui/field/tap-row';
import { useAction } from '../../engine/use-action';
import { withPayPassword } from '../../flows/pay-password';
import { call } from '../../services/http';
import { useCall } from '../../services/query';
import { confirmDialog, toast } from '../../state/overlays';
import { PasswordPrompt } from '../pay-password/password-prompt';

const QUESTION = '解绑后不能再用社交账号登录此账号，请确认手机号可以接收验证码。';

export function SocialRow() {
  const { data, refetch } = useCall(userSocial, {}, { isQuiet: true, staleMs: 0 });
  const { run } = useAction(async () => {
    if (!(await confirmDialog(QUESTION, { confirmText: '解绑', isDangerous: true }))) return;
    await withPayPassword(() => call(userSocialDestroy, {}));
    await refetch();
    toast('解绑成功', { icon: 'success' });
  });
  if (data?.is_bound !== 1) return null;
  return (
    <>
      <TapRow label="社交账号" value="已绑定，点击解绑" onTap={() => void run()} />
      <PasswordPrompt />
    </>
  );
}

// Signing out: a confirmation, the call, and home as a guest.
import type { MobileLogoutParams } from '~/schemas/api/mobile.gen';
import type { Endpoint } from '~/schemas/endpoint';
import { Button } from '~/ui/button/button';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';
import { confirmDialog, toast } from '../../state/overlays';
import { useSessionEnd } from './use-session-end';
import styles from './user-account.module.css';

/** The sign-out button at the end of the account's screens. */
export function SignOut({ endpoint }: { endpoint: Endpoint<MobileLogoutParams, unknown> }) {
  const endSession = useSessionEnd();
  const { run, isBusy } = useAction(async () => {
    if (!(await confirmDialog('确定退出登录吗？', { confirmText: '退出登录' }))) return;
    await call(endpoint, {});
    toast('已退出登录');
    endSession();
  });
  return (
    <div className={styles.signOut}>
      <Button kind="outline" size="wide" isBusy={isBusy} onClick={() => void run()}>
        退出登录
      </Button>
    </div>
  );
}

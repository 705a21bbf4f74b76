// The login modal: the card that asks to sign in, over the screen (LOGIN-02 … LOGIN-08).
import { LoginCard } from '~/ui/login-card/login-card';
import { Modal } from '~/ui/overlay/modal';
import { startOauth } from '../flows/oauth';
import { openLink } from '../flows/open-link';
import { useAction } from '../engine/use-action';
import { useOnNavigate } from '../engine/use-on-navigate';
import { cancelLogin, chooseSignPage } from '../flows/login';
import { isSocialApp } from '../services/platform';
import { useMallConfig } from '../state/mall';

/** The social app authorises by itself; everywhere else, and where that fails, the sign page opens (LOGIN-13). */
async function signIn(): Promise<void> {
  if (isSocialApp() && (await startOauth())) return;
  chooseSignPage();
}

export default function LoginModal() {
  const config = useMallConfig();
  const { run, isBusy } = useAction(signIn);
  // Any other navigation declines: a pending action must not resume later on another screen.
  useOnNavigate(cancelLogin);
  return (
    <Modal isOpen onClose={cancelLogin} label="登录" place="centre">
      <LoginCard
        page={config?.auth_page}
        mallName={config?.mall.name ?? '商城'}
        isBusy={isBusy}
        onLogin={() => void run()}
        onCancel={cancelLogin}
        onLink={openLink}
      />
    </Modal>
  );
}

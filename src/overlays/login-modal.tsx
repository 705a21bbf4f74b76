// The login modal: the operator's picture with real buttons over its areas (LOGIN-02 … LOGIN-08).
import type { CSSProperties, ReactNode } from 'react';
import { hasTarget, isSafePicture } from '~/domain/links';
import { rpx } from '~/domain/rpx';
import { Button, type ButtonKind } from '~/ui/button/button';
import { Modal } from '~/ui/overlay/modal';
import { Picture } from '~/ui/picture/picture';
import { startOauth } from '../app/oauth';
import { openLink } from '../app/open-link';
import { useAction } from '../engine/use-action';
import { useOnNavigate } from '../engine/use-on-navigate';
import { cancelLogin, chooseSignPage } from '../flows/login';
import { isSocialApp } from '../services/platform';
import { useMallConfig } from '../state/mall';
import { type Area, loginAreas, PICTURE_HEIGHT, PICTURE_WIDTH } from './login-areas';
import styles from './login-modal.module.css';

const placeOf = ({ left, top, width, height }: Area): CSSProperties => ({
  left: `${(left / PICTURE_WIDTH) * 100}%`,
  top: `${(top / PICTURE_HEIGHT) * 100}%`,
  width: `${(width / PICTURE_WIDTH) * 100}%`,
  minHeight: rpx(height),
});

interface SpotProps {
  area: Area;
  kind: ButtonKind;
  isBusy?: boolean;
  onTap: () => void;
  children: ReactNode;
}

function Spot({ area, kind, isBusy = false, onTap, children }: SpotProps) {
  return (
    <div className={styles.spot} style={placeOf(area)}>
      <Button kind={kind} size="wide" isBusy={isBusy} onClick={onTap}>
        {children}
      </Button>
    </div>
  );
}

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
  const page = config?.auth_page;
  const areas = loginAreas(page);
  const link = page?.hotspot_link?.link;
  const picture = page?.pic_url ?? '';
  return (
    <Modal isOpen onClose={cancelLogin} label="登录" place="centre">
      <section className={styles.card} data-testid="login-modal">
        {isSafePicture(picture) ? (
          <Picture
            className={styles.picture ?? ''}
            source={picture}
            alt=""
            ratio={PICTURE_WIDTH / PICTURE_HEIGHT}
            loading="eager"
          />
        ) : null}
        <div className={styles.words} data-over-picture={picture !== ''}>
          <h2>登录{config?.mall.name ?? '商城'}</h2>
          <p>登录后即可下单、领券、查看订单</p>
        </div>
        <Spot area={areas.login} kind="primary" isBusy={isBusy} onTap={() => void run()}>
          立即登录
        </Spot>
        <Spot area={areas.cancel} kind="plain" onTap={cancelLogin}>
          暂不登录
        </Spot>
        {areas.link !== null && hasTarget(link) ? (
          <Spot area={areas.link} kind="plain" onTap={() => openLink(link)}>
            了解详情
          </Spot>
        ) : null}
      </section>
    </Modal>
  );
}

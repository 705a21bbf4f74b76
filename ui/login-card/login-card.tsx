// The card that asks to sign in: the operator's picture with real buttons over its areas (LOGIN-02, LOGIN-08).
import type { CSSProperties, ReactNode } from 'react';
import { hasTarget, isSafePicture } from '~/domain/links';
import { type Area, type AuthPage, loginAreas, PICTURE_HEIGHT, PICTURE_WIDTH } from '~/domain/login-areas';
import { rpx } from '~/domain/rpx';
import { Button, type ButtonKind } from '../button/button';
import { Picture } from '../picture/picture';
import styles from './login-card.module.css';

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

interface LoginCardProps {
  page: AuthPage | undefined;
  mallName: string;
  isBusy?: boolean;
  onLogin: () => void;
  onCancel: () => void;
  onLink: (link: unknown) => void;
}

export function LoginCard({ page, mallName, isBusy = false, onLogin, onCancel, onLink }: LoginCardProps) {
  const areas = loginAreas(page);
  const link = page?.hotspot_link?.link;
  const picture = page?.pic_url ?? '';
  return (
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
        <h2>登录{mallName}</h2>
        <p>登录后即可下单、领券、查看订单</p>
      </div>
      <Spot area={areas.login} kind="primary" isBusy={isBusy} onTap={onLogin}>
        立即登录
      </Spot>
      <Spot area={areas.cancel} kind="plain" onTap={onCancel}>
        暂不登录
      </Spot>
      {areas.link !== null && hasTarget(link) ? (
        <Spot area={areas.link} kind="plain" onTap={() => onLink(link)}>
          了解详情
        </Spot>
      ) : null}
    </section>
  );
}

// The shopper in the head: portrait, name, level, refetching all three; a guest can sign in.
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { textRpx } from '~/domain/rpx';
import { type Shopper, useHost } from '~/renderer/host';
import { Avatar } from '~/ui/avatar/avatar';
import { classes } from '~/ui/classes';
import { Icon } from '~/ui/icon/icon';
import { OperatorIcon } from '~/ui/operator-icon/operator-icon';
import type { UserDelivered } from './schema.gen';
import styles from './view.module.css';

const PLAIN_WORDS = 2;
/** The maximum size of a button's label, in rpx. */
const MOST_LOGIN_SIZE = 36;

interface PersonProps {
  data: UserDelivered;
  login: CSSProperties;
  /** After the name. */
  afterName: ReactNode;
}

function Guest({ data, login, afterName }: PersonProps) {
  const host = useHost();
  const signIn = () => {
    host.require('login').catch(() => undefined);
  };
  const isPlain = data.login_style === PLAIN_WORDS;
  const size = isPlain ? data.nickname_size : Math.min(data.nickname_size, MOST_LOGIN_SIZE);
  return (
    <>
      <span className={styles.portrait}>
        <Avatar source="" name="" size={data.top_size} />
      </span>
      <div className={styles.names}>
        <p className={styles.nameLine}>
          <button
            type="button"
            className={classes(styles.login, !isPlain && styles.loginPill)}
            style={{ ...login, fontSize: textRpx(size) }}
            onClick={signIn}
          >
            点击登录
          </button>
          {afterName}
        </p>
      </div>
    </>
  );
}

/** Refetches the shopper, one request at a time. */
function Renew() {
  const host = useHost();
  const isBusyRef = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const renew = () => {
    if (isBusyRef.current) return;
    isBusyRef.current = true;
    setIsBusy(true);
    host
      .renewShopper()
      .then(() => host.toast('资料已更新'))
      // Refused with a message by the host.
      .catch(() => undefined)
      .finally(() => {
        isBusyRef.current = false;
        setIsBusy(false);
      });
  };
  return (
    <button type="button" className={styles.renew} aria-busy={isBusy} onClick={renew}>
      <Icon name="refresh" size={22} />
      刷新
    </button>
  );
}

function Portrait({ data, shopper }: { data: UserDelivered; shopper: Shopper }) {
  const host = useHost();
  return (
    <div className={styles.portraitColumn}>
      <button
        type="button"
        className={classes(styles.portrait, shopper.isSuperVip && styles.ringed)}
        aria-label={shopper.isSuperVip ? '账户与安全，超级会员' : '账户与安全'}
        onClick={() => host.open('/pages/registered/setting')}
      >
        <Avatar source={shopper.avatar} name="" size={data.top_size} />
        {shopper.isSuperVip ? (
          <span className={styles.crown}>
            <Icon name="crown" size={32} />
          </span>
        ) : null}
      </button>
      <Renew />
    </div>
  );
}

interface LevelProps {
  name: string;
  picture: string;
  /** Reserves its box until the level is known. */
  isKnown: boolean;
}

function Level({ name, picture, isKnown }: LevelProps) {
  const host = useHost();
  return (
    <button
      type="button"
      className={styles.level}
      style={{ visibility: isKnown ? undefined : 'hidden' }}
      onClick={() => host.open('/pages/member/index/index')}
    >
      <OperatorIcon source={picture} fallback="crown" size={32} />
      <span>{name}</span>
    </button>
  );
}

function Member({ data, shopper, afterName }: Omit<PersonProps, 'login'> & { shopper: Shopper }) {
  const level = shopper.levelName || data.general_user_text;
  const isAsking = shopper.figures === null;
  return (
    <>
      <Portrait data={data} shopper={shopper} />
      <div className={styles.names} aria-busy={isAsking}>
        <p className={styles.nameLine}>
          <span className={styles.nickname} style={{ fontSize: textRpx(data.nickname_size) }}>
            {shopper.nickname}
          </span>
          {afterName}
        </p>
        {level === '' ? null : <Level name={level} picture={data.member_pic_url} isKnown={!isAsking} />}
      </div>
    </>
  );
}

export function Person(props: PersonProps) {
  const { shopper } = useHost();
  return (
    <div className={styles.person}>
      {shopper === null ? <Guest {...props} /> : <Member {...props} shopper={shopper} />}
    </div>
  );
}

// The person in the head: a guest who can sign in, a shopper not loaded yet, or the shopper with his level.
import { useRef, useState } from 'react';
import { type Shopper, useHost } from '~/renderer/host';
import { Avatar } from '~/ui/avatar/avatar';
import { classes } from '~/ui/classes';
import { Icon } from '~/ui/icon/icon';
import styles from './view.module.css';

const PORTRAIT = 132;
const NO_LEVEL = '普通用户';

function Guest() {
  const host = useHost();
  return (
    <button
      type="button"
      className={styles.person}
      // Declining is no failure: the page stays unchanged.
      onClick={() => void host.require('login').catch(() => undefined)}
    >
      <span className={styles.portrait}>
        <Avatar source="" name="" size={PORTRAIT} />
      </span>
      <span className={styles.name}>点击登录</span>
    </button>
  );
}

/** Refetches name and picture, one request at a time. */
function useRenewal(): { isBusy: boolean; renew: () => void } {
  const host = useHost();
  const [isBusy, setIsBusy] = useState(false);
  const isBusyRef = useRef(false);
  const run = async (): Promise<void> => {
    try {
      await host.renewShopper();
      host.toast('资料已更新');
    } catch {
      // Refused with a message by the host.
    } finally {
      isBusyRef.current = false;
      setIsBusy(false);
    }
  };
  const renew = () => {
    if (isBusyRef.current) return;
    isBusyRef.current = true;
    setIsBusy(true);
    void run();
  };
  return { isBusy, renew };
}

function Renew() {
  const { isBusy, renew } = useRenewal();
  return (
    <button type="button" className={`${styles.renew} hit-area`} aria-busy={isBusy} onClick={renew}>
      <Icon name="refresh" size={22} />
      刷新
    </button>
  );
}

function Level({ name }: { name: string }) {
  const host = useHost();
  return (
    <button
      type="button"
      className={`${styles.level} hit-area`}
      onClick={() => host.open({ url: '/pages/member/index/index', openType: 'navigate' })}
    >
      <Icon name="crown" size={26} />
      <span className={styles.levelName}>{name === '' ? NO_LEVEL : name}</span>
    </button>
  );
}

function Member({ shopper }: { shopper: Shopper }) {
  const isAsking = shopper.figures === null;
  return (
    <div className={styles.person} aria-busy={isAsking}>
      <span className={classes(styles.portrait, shopper.isSuperVip && styles.ringed)}>
        <Avatar source={shopper.avatar} name="" size={PORTRAIT} />
        {shopper.isSuperVip ? (
          <span className={styles.crown}>
            <Icon name="crown" size={36} label="超级会员" />
          </span>
        ) : null}
      </span>
      <span className={styles.names}>
        <span className={styles.nameLine}>
          <span className={styles.name}>{shopper.nickname}</span>
          {isAsking ? null : <Renew />}
        </span>
        {isAsking ? null : <Level name={shopper.levelName} />}
      </span>
    </div>
  );
}

export const Person = ({ shopper }: { shopper: Shopper | null }) =>
  shopper === null ? <Guest /> : <Member shopper={shopper} />;

// The popup that asks to follow the mall's social account (FOLLOW-01 … FOLLOW-04).
import { useEffect } from 'react';
import { isSafePicture } from '~/domain/links';
import { wechatUpdate } from '~/schemas/api/wechat.gen';
import { Avatar } from '~/ui/avatar/avatar';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { Modal } from '~/ui/overlay/modal';
import { Picture } from '~/ui/picture/picture';
import { useAction } from '../engine/use-action';
import { call } from '../services/http';
import { loadUserInfo } from '../services/shopper';
import { setFollow, toast } from '../state/overlays';
import { useSession } from '../state/session';
import styles from './follow-popup.module.css';

const close = () => setFollow(false);

/** FOLLOW-03, FOLLOW-04. */
async function check(): Promise<void> {
  const { subscribe } = await call(wechatUpdate, {});
  if (subscribe !== 1) {
    toast('请关注');
    return;
  }
  await loadUserInfo(true);
  close();
}

export default function FollowPopup() {
  const { info } = useSession();
  const { run, isBusy } = useAction(check);
  useEffect(() => void loadUserInfo(), []);
  const code = info?.qrcode ?? '';
  const name = info?.wechat_name || '公众号';
  return (
    <Modal isOpen onClose={close} label="关注公众号" place="centre" isMaskClosing={false}>
      <section className={styles.card} data-testid="follow-popup">
        <button type="button" className={styles.close} aria-label="关闭" onClick={close}>
          <Icon name="close" size={32} />
        </button>
        <Avatar source={info?.wechat_logo ?? ''} name="" size={100} />
        <h2 className={styles.name}>{name}</h2>
        {isSafePicture(code) ? (
          <>
            <span className={styles.code}>
              <Picture source={code} alt={`${name}的二维码`} fit="contain" loading="eager" />
            </span>
            <p className={styles.words}>长按识别二维码，关注后继续</p>
          </>
        ) : (
          <p className={styles.words}>请在微信中搜索并关注“{name}”</p>
        )}
        <Button kind="primary" size="wide" isBusy={isBusy} onClick={() => void run()}>
          我已关注
        </Button>
      </section>
    </Modal>
  );
}

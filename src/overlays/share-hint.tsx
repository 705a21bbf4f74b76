// The hint that points at the social app's own menu (SHARE-06).
import { Modal } from '~/ui/overlay/modal';
import { setShareHint } from '../state/overlays';
import styles from './share-hint.module.css';

export default function ShareHint() {
  const close = () => setShareHint(false);
  return (
    <Modal isOpen onClose={close} label="分享提示" place="centre">
      <button type="button" className={styles.hint} onClick={close} data-testid="share-hint">
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <path d="M10 110C30 60 60 35 104 18M104 18l-30 2M104 18l-16 26" />
        </svg>
        <span>点击右上角分享给好友</span>
      </button>
    </Modal>
  );
}

// The error modal: the failure, a copy button, a reload button (ERR-01 … ERR-14).
import { Modal } from '~/ui/overlay/modal';
import { copyText } from '../services/copy';
import { useMallConfig } from '../state/mall';
import { closeError } from '../state/overlays';
import styles from './error-modal.module.css';

interface ErrorModalProps {
  error: { code: number; message: string; detail: string };
}

export default function ErrorModal({ error }: ErrorModalProps) {
  const setting = useMallConfig()?.mall.setting;
  // ERR-02: the operator may set the title.
  const title = setting?.app_error_label || '网络错误';
  const copy = () =>
    copyText(`code: ${error.code}\nmsg: ${error.message}\ndetail: ${error.detail}`, '错误信息已复制');
  return (
    <Modal isOpen onClose={closeError} label={title} role="alertdialog" place="centre" isMaskClosing={false}>
      <section className={styles.card} data-testid="error-modal">
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{error.message}</p>
        <div className={styles.footer}>
          <button type="button" onClick={() => void copy()}>
            复制错误
          </button>
          <button type="button" onClick={() => window.location.reload()}>
            {setting?.app_error_btn || '刷新页面'}
          </button>
        </div>
      </section>
    </Modal>
  );
}

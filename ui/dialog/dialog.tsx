// The centred dialog with its default texts (UI-09), as a confirmation or an alert.
import type { ReactNode } from 'react';
import { Modal } from '../overlay/modal';
import { useKeyboardScroll } from '../overlay/use-keyboard-scroll';
import styles from './dialog.module.css';

export type DialogProps = {
  isOpen: boolean;
  /** `confirm` has two buttons, `alert` one. */
  kind?: 'confirm' | 'alert';
  title?: string;
  children?: ReactNode;
  confirmText?: string;
  cancelText?: string;
  /** A dangerous action is confirmed in red. */
  isDangerous?: boolean;
  /** false where the shopper must choose a button. */
  isEscapeClosing?: boolean;
  onConfirm: () => void;
  /** Also called on Esc; an alert without it confirms instead. */
  onCancel?: () => void;
};

/** A dialog that is shown while `isOpen`. Default texts: 提示, 确定, 取消 (UI-09). */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    kind = 'confirm',
    title = '提示',
    children,
    confirmText = '确定',
    cancelText = '取消',
  } = props;
  const { isDangerous = false, isEscapeClosing = true, onConfirm, onCancel = onConfirm } = props;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onCancel}
      label={title}
      role="alertdialog"
      place="centre"
      isMaskClosing={false}
      isEscapeClosing={isEscapeClosing}
    >
      <section className={styles.card}>
        <h2 className={styles.title}>{title}</h2>
        {children !== undefined && <DialogText>{children}</DialogText>}
        <div className={styles.footer}>
          {kind === 'confirm' && (
            <button type="button" className={styles.cancel} onClick={onCancel}>
              {cancelText}
            </button>
          )}
          <button type="button" className={isDangerous ? styles.danger : styles.confirm} onClick={onConfirm}>
            {confirmText}
          </button>
        </div>
      </section>
    </Modal>
  );
}

function DialogText({ children }: { children: ReactNode }) {
  const scroller = useKeyboardScroll<HTMLDivElement>();
  return (
    <div className={styles.text} ref={scroller}>
      {children}
    </div>
  );
}

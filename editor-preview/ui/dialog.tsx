// A modal dialog: the browser's own, which takes the focus in and gives it back.
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** In px, at most the window's. */
  width: number;
  height?: number;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
}

export function Dialog({ title, width, height, onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    current?.showModal();
    current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      current?.close();
      // A dialog that is gone from the page gives no focus back by itself.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      style={{ width, height }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        // React would tell the dialogs around this one too.
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" label="关闭" keys="Esc" onClick={onClose} />
      </div>
      <div className={styles['body']}>{children}</div>
      {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
    </dialog>
  );
}

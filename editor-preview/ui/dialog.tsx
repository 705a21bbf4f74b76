// A modal dialog: the browser's own, which takes the focus in and gives it back.
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { IconButton } from './button';
import styles from './dialog.module.css';
import { isSharedKey } from './shared-keys';

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

/** Open dialogs, the uppermost last. */
const stack: HTMLDialogElement[] = [];

const CONFIRM = '[data-look="primary"], [data-look="danger"]';

/** The key presses the button at the foot that acts, wherever the focus is. */
function useConfirmKey(
  dialog: RefObject<HTMLDialogElement | null>,
  foot: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const { current } = dialog;
    if (current === null) return undefined;
    stack.push(current);
    const press = (event: KeyboardEvent) => {
      if (stack.at(-1) !== current || event.defaultPrevented || !isSharedKey('confirm', event)) return;
      event.preventDefault();
      foot.current?.querySelector<HTMLElement>(CONFIRM)?.click();
    };
    window.addEventListener('keydown', press);
    return () => {
      stack.splice(stack.indexOf(current), 1);
      window.removeEventListener('keydown', press);
    };
  }, [dialog, foot]);
}

export function Dialog({ title, width, height, onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useConfirmKey(dialog, foot);
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
      {actions === undefined ? null : (
        <div ref={foot} className={styles['actions']}>
          {actions}
        </div>
      )}
    </dialog>
  );
}

// The modal layer: a native dialog over the whole screen that is also the mask.
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes';
import { pushModal } from './modal-stack';
import { type PresencePhase, usePresence } from './use-presence';
import styles from './modal.module.css';

type ModalProps = {
  isOpen: boolean;
  /** Called by the mask, Esc and the system's back gesture on dialogs. */
  onClose: () => void;
  /** Accessible name. */
  label: string;
  role?: 'dialog' | 'alertdialog';
  /** Position of the content. */
  place: 'bottom' | 'centre';
  /** `light` dims the page less, under an unsolicited popup. */
  veil?: 'dark' | 'light';
  /** false where only a button inside may close it. */
  isMaskClosing?: boolean;
  /** false where Esc must not close it either. */
  isEscapeClosing?: boolean;
  /** Shown without taking the focus and without covering what is above the page: where operators edit it. */
  isInPlace?: boolean;
  children: ReactNode;
};

/** Shows the dialog while it is open. On close the browser restores the focus. */
function useShown(phase: PresencePhase, isInPlace: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = phase === 'opening' || phase === 'open';
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || !isShown) return undefined;
    element.toggleAttribute('open', isInPlace);
    element.inert = false;
    if (isInPlace) return undefined;
    element.showModal();
    const leaveStack = pushModal(element);
    return () => {
      leaveStack();
      element.close();
      // Stays rendered for its last 300 ms, but not modal: the page under it is usable at once.
      element.setAttribute('open', '');
      element.inert = true;
    };
  }, [isShown, isInPlace]);
  return dialog;
}

/**
 * A modal layer (UI-06, UI-07) with a focus trap; Esc and the mask request closing, the focus returns on close.
 * It renders nothing while closed, and must be inside `.mall-root` to measure rpx.
 */
export function Modal(props: ModalProps) {
  const phase = usePresence(props.isOpen);
  return phase === 'closed' ? null : <OpenModal {...props} phase={phase} />;
}

function OpenModal(props: ModalProps & { phase: PresencePhase }) {
  const {
    onClose,
    label,
    role,
    place,
    veil = 'dark',
    isMaskClosing = true,
    isEscapeClosing = true,
    isInPlace = false,
    children,
    phase,
  } = props;
  const dialog = useShown(phase, isInPlace);
  return (
    <dialog
      ref={dialog}
      className={classes(styles.mask, styles[place], styles[veil], phase === 'open' && styles.shown)}
      aria-label={label}
      aria-modal={!isInPlace}
      role={role}
      onCancel={(event) => {
        event.preventDefault();
        if (isEscapeClosing) onClose();
      }}
      // A second Esc closes natively even when `cancel` was prevented: accept it, or reopen the dialog.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return;
        if (isEscapeClosing) onClose();
        else currentTarget.showModal();
      }}
    >
      {children}
      {isMaskClosing && (
        <button type="button" className={styles.cover} tabIndex={-1} aria-hidden onClick={onClose} />
      )}
    </dialog>
  );
}

// The bottom sheet: head with title and close, a scrolling middle, an optional footer.
import { type ReactNode, useRef } from 'react';
import { Icon } from '../icon/icon';
import { Modal } from '../overlay/modal';
import { useKeyboardScroll } from '../overlay/use-keyboard-scroll';
import { useDragDown } from './use-drag-down';
import styles from './sheet.module.css';

export type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Title at the left of the head, also the accessible name. */
  title: string;
  /** Rendered instead of a text title. */
  head?: ReactNode;
  children: ReactNode;
  /** Stays visible under the scrolling middle. */
  footer?: ReactNode;
  /** false where only the cross may close it (the payment sheet, PAY-11). */
  isMaskClosing?: boolean;
};

/** A bottom sheet, at most 80 % of the screen high. The cross, Esc, the mask and a drag down request closing. */
export function Sheet({ isOpen, onClose, title, head, children, footer, isMaskClosing = true }: SheetProps) {
  const panel = useRef<HTMLElement>(null);
  const drag = useDragDown(panel, onClose);
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={title} place="bottom" isMaskClosing={isMaskClosing}>
      <section className={styles.panel} ref={panel}>
        <header className={styles.head} {...(isMaskClosing ? drag : {})}>
          {isMaskClosing && <span className={styles.handle} aria-hidden />}
          {head ?? <h2 className={styles.title}>{title}</h2>}
          <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
            <Icon name="close" size={36} />
          </button>
        </header>
        <SheetBody>{children}</SheetBody>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </section>
    </Modal>
  );
}

function SheetBody({ children }: { children: ReactNode }) {
  const scroller = useKeyboardScroll<HTMLDivElement>();
  return (
    <div className={styles.body} ref={scroller}>
      {children}
    </div>
  );
}

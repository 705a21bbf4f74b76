// Renders and announces a toast; the overlay host decides when it shows.
import { AboveModals } from '../overlay/above-modals';
import { Icon } from '../icon/icon';
import styles from './toast.module.css';

export type ToastProps = {
  /** Text; null while there is none. */
  text: string | null;
  icon?: 'success' | 'warning';
  /** One action, such as 撤销. */
  action?: { text: string; onTap: () => void };
};

const ICONS = { success: 'check-circle', warning: 'warning' } as const;

/** A toast in a live region. The region stays mounted, or nothing would be announced. */
export function Toast({ text, icon, action }: ToastProps) {
  return (
    <AboveModals>
      <output className={styles.region}>
        {text !== null && (
          <span className={styles.toast}>
            {icon !== undefined && <Icon name={ICONS[icon]} size={40} />}
            <span className={styles.text}>{text}</span>
            {action !== undefined && (
              <button type="button" className={`${styles.action} hit-area`} onClick={action.onTap}>
                {action.text}
              </button>
            )}
          </span>
        )}
      </output>
    </AboveModals>
  );
}

// A button with a panel below it: the browser's own popover, which closes on Esc and on a press elsewhere.
import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../ui/icon';
import styles from './popover.module.css';

interface PopoverProps {
  /** Of the panel, for those who open it otherwise. */
  id?: string | undefined;
  label: string;
  /** Shown on the button; the label alone is its name where it has none. */
  words?: string;
  icon?: IconName;
  /** The button has the warning colour. */
  isWarned?: boolean;
  /** Of the panel, in px. */
  width: number;
  align?: 'left' | 'right';
  children: ReactNode;
}

/** Below the button, within the window. */
function placeBelow(
  button: HTMLElement | null,
  panel: HTMLElement | null,
  { align, width }: Required<Pick<PopoverProps, 'align' | 'width'>>,
): void {
  const at = button?.getBoundingClientRect();
  if (panel === null || at === undefined) return;
  const left = align === 'left' ? at.left : at.right - width;
  panel.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
  panel.style.top = `${at.bottom + 4}px`;
  panel.style.maxHeight = `${window.innerHeight - at.bottom - 16}px`;
}

export function Popover(props: PopoverProps) {
  const { label, words, icon, isWarned, width, align = 'left', children } = props;
  const made = useId();
  const own = props.id ?? made;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        popoverTarget={own}
        aria-expanded={isOpen}
        aria-label={words === undefined ? label : `${label}：${words}`}
        title={label}
        data-warned={isWarned || undefined}
      >
        {icon === undefined ? null : <Icon name={icon} />}
        {words}
        {words === undefined ? null : <Icon name="chevron-down" size={12} />}
      </button>
      <div
        ref={panel}
        id={own}
        popover="auto"
        className={styles['panel']}
        style={{ width }}
        onBeforeToggle={() => placeBelow(button.current, panel.current, { align, width })}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen ? <fieldset aria-label={label}>{children}</fieldset> : null}
      </div>
    </>
  );
}

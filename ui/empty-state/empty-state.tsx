// The empty state of a list or screen: a picture, a sentence, an action.
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { EmptyDrawing, type EmptyDrawingName } from './empty-drawing';
import styles from './empty-state.module.css';

export type EmptyAction = { text: string; onTap?: () => void; href?: string };

type EmptyStateProps = {
  /** Text for this screen. */
  text: string;
  drawing?: EmptyDrawingName;
  action?: EmptyAction;
  /** Below the action, such as recommended goods' heading. */
  children?: ReactNode;
};

/** An empty list or screen. */
export function EmptyState({ text, drawing = 'goods', action, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <EmptyDrawing name={drawing} />
      <p className={styles.text}>{text}</p>
      {action !== undefined && (
        <Button kind="outline" size="compact" href={action.href} onClick={action.onTap}>
          {action.text}
        </Button>
      )}
      {children}
    </div>
  );
}

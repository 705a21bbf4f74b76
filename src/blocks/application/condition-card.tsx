// What has to be reached before a role: its words, how far the shopper is, what there is to buy for it.
import type { ReactNode } from 'react';
import { Card } from '~/ui/card/card';
import { ProgressBar } from '~/ui/progress-bar/progress-bar';
import styles from './application.module.css';

interface ConditionCardProps {
  text: string;
  progress?: { label: string; have: number; need: number; haveText: string; needText: string } | undefined;
  /** Goods or categories that count. */
  children?: ReactNode;
}

export const ConditionCard = ({ text, progress, children }: ConditionCardProps) => (
  <Card label={text}>
    <div className={styles.goal}>
      <p className={styles.ask}>{text}</p>
      {progress === undefined ? null : <ProgressBar {...progress} />}
      {children === undefined ? null : <div className={styles.chips}>{children}</div>}
    </div>
  </Card>
);

// A white page over the whole screen: a text, a form, one question.
import type { ElementType, FormEvent, ReactNode } from 'react';
import { classes } from '../classes';
import styles from './full-page.module.css';

type FullPageProps = {
  title?: ReactNode;
  /** Explanation under its title. */
  words?: ReactNode;
  /** Makes it a form. */
  onSubmit?: (event: FormEvent) => void;
  /** For use with form rows (`FullPageRows`), which have their own padding. */
  isInset?: boolean;
  children: ReactNode;
};

/** Rows of a form on an inset page: they reach the gutter. */
export const FullPageRows = ({ children }: { children: ReactNode }) => (
  <div className={styles.rows}>{children}</div>
);

export function FullPage({ title, words, onSubmit, isInset = false, children }: FullPageProps) {
  const Frame: ElementType = onSubmit === undefined ? 'article' : 'form';
  const own = onSubmit === undefined ? {} : { onSubmit, noValidate: true };
  return (
    <Frame className={classes(styles.page, isInset && styles.inset)} {...own}>
      {title === undefined ? null : <h2 className={styles.title}>{title}</h2>}
      {words === undefined ? null : <p className={styles.words}>{words}</p>}
      {children}
    </Frame>
  );
}

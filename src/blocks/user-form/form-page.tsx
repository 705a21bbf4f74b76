// Owns the frame of the forms of signing in and of the account: title, explanation, fields, one main button.
import type { ReactNode } from 'react';
import type { Form } from '../../engine/archetypes/form';
import { Button } from '~/ui/button/button';
import styles from './form-page.module.css';

interface FormPageProps<V> {
  form: Form<V>;
  title?: string;
  /** What the form is for, under its title. */
  words?: ReactNode;
  /** Label of the main button. */
  submitText: string;
  children: ReactNode;
  /** Between the fields and the button, such as an agreement. */
  before?: ReactNode;
  /** Under the button: other ways. */
  after?: ReactNode;
}

/** A form over the whole screen. The button stays usable: a tap says what is missing. */
export function FormPage<V>({ form, title, words, submitText, children, before, after }: FormPageProps<V>) {
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {title === undefined ? null : <h2 className={styles.title}>{title}</h2>}
      {words === undefined ? null : <p className={styles.words}>{words}</p>}
      <div className={styles.fields}>{children}</div>
      {before}
      <div className={styles.submit}>
        <Button kind="primary" size="wide" type="submit" isBusy={form.isBusy}>
          {submitText}
        </Button>
      </div>
      {after === undefined ? null : <div className={styles.after}>{after}</div>}
    </form>
  );
}

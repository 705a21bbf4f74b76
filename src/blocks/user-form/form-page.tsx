// The frame of the sign-in and account forms: title, explanation, fields, one main button.
import type { ReactNode } from 'react';
import type { Form } from '../../engine/archetypes/bare-form';
import { Button } from '~/ui/button/button';
import { FullPage, FullPageRows } from '~/ui/full-page/full-page';
import styles from './form-page.module.css';

interface FormPageProps<V> {
  form: Form<V>;
  title?: string;
  /** Explanation under the title. */
  words?: ReactNode;
  /** Label of the main button. */
  submitText: string;
  children: ReactNode;
  /** Between the fields and the button, such as an agreement. */
  before?: ReactNode;
  /** Under the button: other ways. */
  after?: ReactNode;
}

/** A form over the whole screen. The button stays enabled: a tap reports what is missing. */
export function FormPage<V>({ form, title, words, submitText, children, before, after }: FormPageProps<V>) {
  return (
    <FullPage title={title} words={words} onSubmit={form.submit} isInset>
      <FullPageRows>{children}</FullPageRows>
      {before}
      <Button kind="primary" size="wide" type="submit" isBusy={form.isBusy}>
        {submitText}
      </Button>
      {after === undefined ? null : <div className={styles.after}>{after}</div>}
    </FullPage>
  );
}

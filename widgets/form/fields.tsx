// The fields of a form with its button, and the status line.
import { type RefObject, useRef } from 'react';
import type { DiyField } from '~/domain/diy-form';
import { useHost } from '~/renderer/host';
import { Icon } from '~/ui/icon/icon';
import { Field } from './field';
import { LOOKS } from './form-style';
import type { FormDelivered } from './schema.gen';
import type { Form, Phase } from './use-form';
import styles from './view.module.css';

const WORDS: Readonly<Record<Exclude<Phase, 'filling' | 'sending'>, string>> = {
  sent: '提交成功，我们已收到您的信息',
  failed: '提交失败，已保留您填写的内容，请重试',
};

/** Text of the line below the button; '' for none. */
function lineOf({ phase, sentTimes }: Form, { times, isGuest }: { times: number; isGuest: boolean }): string {
  if (phase === 'sent' || phase === 'failed') return WORDS[phase];
  if (isGuest) return '登录后即可提交';
  return times > 1 ? `每人可提交${times}次，还可提交${times - sentTimes}次` : '';
}

function focusField(root: RefObject<HTMLFormElement | null>, place: number): void {
  const field = root.current?.querySelector(`[data-place="${place}"]`);
  field?.querySelector<HTMLElement>('input, textarea')?.focus();
  field?.scrollIntoView?.({ block: 'center' });
}

/** Keyed by kind, index and reset count, so that a control is never reused for another field. */
const keyOf = (field: DiyField, place: number, round: number): string =>
  `${round}-${place}-${field.key}-${field.name}`;

export function Fields({ data, form }: { data: FormDelivered; form: Form }) {
  const root = useRef<HTMLFormElement>(null);
  const isGuest = useHost().shopper === null;
  const isSending = form.phase === 'sending';
  const line = lineOf(form, { times: data.times, isGuest });
  return (
    <form
      ref={root}
      className={styles.form}
      data-look={LOOKS[data.style]}
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit((place) => focusField(root, place));
      }}
    >
      {form.fields.map((field, place) => (
        <Field
          key={keyOf(field, place, form.round)}
          field={field}
          place={place}
          look={LOOKS[data.style]}
          answer={form.answers[place] ?? ''}
          problem={form.problems[place] ?? ''}
          onAnswer={(value) => form.answer(place, value)}
          onPictures={(slot, items) => form.setPictures(place, slot, items)}
        />
      ))}
      <div className={styles.footer}>
        <button type="submit" className={styles.submit} aria-disabled={isSending || undefined}>
          {isSending ? <span className={styles.spinner} aria-hidden="true" /> : null}
          {isSending ? '提交中' : data.borderContent || '提交'}
        </button>
        <output className={styles.line} data-phase={form.phase}>
          {form.phase === 'sent' ? <Icon name="check-circle" size={28} /> : null}
          {line}
        </output>
      </div>
    </form>
  );
}

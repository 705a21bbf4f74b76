// The fields of a form with its button, and the status line.
import { useRef } from 'react';
import { useHost } from '~/renderer/host';
import type { UploadHost } from '~/ui/form-fields/control-props';
import { focusField, FormFields } from '~/ui/form-fields/form-fields';
import { Icon } from '~/ui/icon/icon';
import { LOOKS } from './form-style';
import { SentLink } from './sent-link';
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

export function Fields({ data, form }: { data: FormDelivered; form: Form }) {
  const root = useRef<HTMLFormElement>(null);
  const host = useHost();
  const isGuest = host.shopper === null;
  const uploads: UploadHost = {
    upload: (file, onProgress) => host.upload(file, onProgress),
    say: (text) => host.toast(text),
  };
  const isSending = form.phase === 'sending';
  const line = lineOf(form, { times: data.times, isGuest });
  return (
    <form
      ref={root}
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit((place) => focusField(root.current, place));
      }}
    >
      <FormFields form={form} look={LOOKS[data.style]} uploads={uploads} />
      <div className={styles.footer}>
        <button type="submit" className={styles.submit} aria-disabled={isSending || undefined}>
          {isSending ? <span className={styles.spinner} aria-hidden="true" /> : null}
          {isSending ? '提交中' : data.borderContent || '提交'}
        </button>
        <output className={styles.line} data-phase={form.phase}>
          {form.phase === 'sent' ? <Icon name="check-circle" size={28} /> : null}
          {line}
        </output>
        <SentLink form={form} />
      </div>
    </form>
  );
}

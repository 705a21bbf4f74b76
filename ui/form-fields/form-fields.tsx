// The fields of an operator's form, one below the other.
import type { DiyField } from '~/domain/diy-form';
import type { Look, UploadHost } from './control-props';
import { Field } from './field';
import type { Answers } from './use-answers';
import styles from './form-fields.module.css';

interface FormFieldsProps {
  form: Answers;
  look: Look;
  uploads: UploadHost;
  /** Number of the fields that are shown; the others keep their answers. */
  shown?: number;
}

/** Keyed by kind, index and reset count, so that a control is never reused for another field. */
const keyOf = (field: DiyField, place: number, round: number): string =>
  `${round}-${place}-${field.key}-${field.name}`;

/** Focuses a field and scrolls it to the middle of the screen. */
export function focusField(root: HTMLElement | null, place: number): void {
  const field = root?.querySelector(`[data-place="${place}"]`);
  field?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  field?.scrollIntoView?.({ block: 'center' });
}

export function FormFields({ form, look, uploads, shown = Infinity }: FormFieldsProps) {
  return (
    <div className={styles.fields} data-look={look}>
      {form.fields.map((field, place) => (
        // Folded fields stay mounted, for uploads that are under way.
        <div key={keyOf(field, place, form.round)} hidden={place >= shown}>
          <Field
            field={field}
            place={place}
            look={look}
            answer={form.answers[place] ?? ''}
            problem={form.problems[place] ?? ''}
            uploads={uploads}
            onAnswer={(value) => form.answer(place, value)}
            onPictures={(slot, items) => form.setPictures(place, slot, items)}
          />
        </div>
      ))}
    </div>
  );
}

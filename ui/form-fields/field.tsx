// One field of a form: its question, the control of its kind, and the error of the answer.
import { useId } from 'react';
import { fieldName } from '~/domain/diy-form';
import { classes } from '../classes';
import { Choices } from './choices';
import type { FieldProps } from './control-props';
import { Moment } from './moment';
import { Pictures } from './pictures';
import { Text } from './text';
import styles from './form-fields.module.css';

const CONTROLS = {
  text: Text,
  textarea: Text,
  date: Moment,
  time: Moment,
  radio: Choices,
  checkbox: Choices,
  img_upload: Pictures,
} as const;

/** A question with one control is its label; one with several is the name of their group. */
const GROUPED: ReadonlySet<string> = new Set(['radio', 'checkbox', 'img_upload']);

/** A text field has its question as placeholder; other controls show it. */
const isHidden = ({ look, field }: FieldProps): boolean =>
  look === 'within' && (field.key === 'text' || field.key === 'textarea');

function Question({ id, props }: { id: string; props: FieldProps }) {
  const { field } = props;
  const className = classes(isHidden(props) ? 'visually-hidden' : styles.question);
  const words = (
    <>
      {field.is_required === 1 && (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      )}
      {/* An element of its own words: operators edit them on the phone. */}
      <span>{fieldName(field)}</span>
    </>
  );
  return GROUPED.has(field.key) ? (
    <span className={className} id={`${id}-question`}>
      {words}
    </span>
  ) : (
    <label className={className} id={`${id}-question`} htmlFor={id}>
      {words}
    </label>
  );
}

export function Field(props: FieldProps) {
  const { field, place, problem } = props;
  const id = useId();
  const hasProblem = problem !== '';
  const described = {
    'aria-invalid': hasProblem,
    'aria-describedby': hasProblem ? `${id}-problem` : undefined,
  };
  const Control = CONTROLS[field.key];
  return (
    <div className={styles.field} data-place={place} data-kind={field.key} data-wrong={hasProblem}>
      <Question id={id} props={props} />
      <div className={styles.control}>
        <Control {...props} id={id} described={described} />
        {hasProblem ? (
          <p className={styles.problem} id={`${id}-problem`}>
            {problem}
          </p>
        ) : null}
      </div>
    </div>
  );
}

// What the controls of a form's fields are given.
import type { Answer, DiyField } from '~/domain/diy-form';
import type { UploadItem } from '~/ui/uploader/uploader';
import type { Look } from './form-style';

export interface FieldProps {
  field: DiyField;
  place: number;
  look: Look;
  answer: Answer;
  /** '' where nothing is wrong. */
  problem: string;
  onAnswer: (answer: Answer) => void;
  onPictures: (slot: number, items: readonly UploadItem[]) => void;
}

/** What the control of every kind is given. */
export interface ControlProps extends FieldProps {
  /** id of the control, which the question names. */
  id: string;
  /** Attributes that tie the problem to the control. */
  described: { 'aria-invalid': boolean; 'aria-describedby': string | undefined };
}

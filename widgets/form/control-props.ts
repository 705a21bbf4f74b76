// The props of the controls of a form's fields.
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

/** The props of every control. */
export interface ControlProps extends FieldProps {
  /** id of the control, which the question names. */
  id: string;
  /** Attributes that tie the problem to the control. */
  described: { 'aria-invalid': boolean; 'aria-describedby': string | undefined };
}

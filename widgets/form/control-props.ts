// The props of the controls of a form's fields.
import type { Answer, DiyField } from '~/domain/diy-form';
import type { UploadItem } from '~/ui/uploader/uploader';
import type { Look } from './form-style';

export interface FieldProps {
  field: DiyField;
  place: number;
  look: Look;
  answer: Answer;
  /** '' where the answer is valid. */
  problem: string;
  onAnswer: (answer: Answer) => void;
  onPictures: (slot: number, items: readonly UploadItem[]) => void;
}

/** The props of every control. */
export interface ControlProps extends FieldProps {
  /** id of the control, for the question's label. */
  id: string;
  /** ARIA attributes that connect the error to the control. */
  described: { 'aria-invalid': boolean; 'aria-describedby': string | undefined };
}

// The props of the controls of an operator's form.
import type { Answer, DiyField } from '~/domain/diy-form';
import type { UploadItem } from '../uploader/uploader';
import type { UploadsOptions } from '../uploader/use-uploads';

/** Position of the question. */
export type Look = 'beside' | 'within' | 'above';

/** What a picture's upload needs of the screen. */
export type UploadHost = Pick<UploadsOptions, 'upload' | 'say' | 'choose'>;

export interface FieldProps {
  field: DiyField;
  place: number;
  look: Look;
  answer: Answer;
  /** '' where the answer is valid. */
  problem: string;
  uploads: UploadHost;
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

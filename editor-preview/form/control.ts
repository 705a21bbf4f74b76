// What every control of the form gets.
import type { ComponentType } from 'react';
import type { FormField } from '~/domain/studio/form';
import type { Pointer } from '~/domain/studio/pointer';
import type { Scopes } from '~/domain/studio/when';
import type { Size } from '../media/picture-advice';

export interface WriteHow {
  /** A keystroke, which is joined with those before it in the history. */
  isTyping?: boolean;
  /** Writes of the same burst are one step; those of a gesture however long it takes (`SESSION_BURST`). */
  burst?: string;
  /** The value in words for the history, where the field has none for it. */
  words?: string;
  /** Measures of the picture whose address is written. */
  size?: Size;
}

export interface ControlProps {
  field: FormField;
  /** Where the value stands within the block's data. */
  at: Pointer;
  /** With all defaults, made to fit the widget's schema. */
  value: unknown;
  /** The object that the value stands in, likewise. */
  owner: Readonly<Record<string, unknown>>;
  /** Objects around the field, from the block's data to `owner`. */
  scopes: Scopes;
  /** Of the control's element, named by the label. */
  id: string;
  /** Ids of the help and the errors. */
  describedBy: string | undefined;
  /** The check says that it must be mended. */
  isInvalid: boolean;
  isReadOnly: boolean;
  /** Undefined removes what is stored. */
  write: (value: unknown, how?: WriteHow) => void;
  /** Several properties of the owner as one step. */
  writeOwner: (values: Readonly<Record<string, unknown>>, how?: WriteHow) => void;
}

export type Control = ComponentType<ControlProps>;

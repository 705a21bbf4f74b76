// What every control of the form gets.
import type { ComponentType } from 'react';
import type { FormField } from '~/domain/studio/form';
import type { OwnControlProps, WriteHow as OwnWriteHow } from '~/domain/studio/own-control';
import type { Pointer } from '~/domain/studio/pointer';
import type { Scopes } from '~/domain/studio/when';
import type { Size } from '../media/picture-advice';

export interface WriteHow extends OwnWriteHow {
  /** Writes of a gesture are one step however long it takes, by `SESSION_BURST`. */
  burst?: string;
  /** Measures of the picture whose address is written. */
  size?: Size;
}

export interface ControlProps extends Omit<OwnControlProps<unknown>, 'field' | 'write' | 'writeOwner'> {
  field: FormField;
  /** Where the value stands within the block's data. */
  at: Pointer;
  /** Objects around the field, from the block's data to `owner`. */
  scopes: Scopes;
  /** Undefined removes what is stored. */
  write: (value: unknown, how?: WriteHow) => void;
  /** Several properties of the owner as one step. */
  writeOwner: (values: Readonly<Record<string, unknown>>, how?: WriteHow) => void;
}

export type Control = ComponentType<ControlProps>;

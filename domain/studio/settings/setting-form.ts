// Types and parts of the forms of settings that are documents of their own: a tab bar, a login page.
import type { FormField } from '../form';
import type { When } from '../when';

export interface SettingField extends FormField {
  /** Empty it is stored, but not published. */
  readonly isRequired?: true;
  readonly fields?: readonly SettingField[];
  readonly parts?: readonly SettingField[];
}

export interface SettingGroup {
  readonly title: string;
  readonly fields: readonly SettingField[];
}

export type SettingForm = readonly SettingGroup[];

type Named = Pick<SettingField, 'name' | 'title'> & Partial<SettingField>;

export const textField = (field: Named & { maxLength: number }): SettingField => ({
  group: 'content',
  control: 'text',
  kind: 'text',
  ...field,
});

export const colourField = (field: Named): SettingField => ({
  group: 'colour',
  control: 'colour',
  kind: 'text',
  ...field,
});

/** `side`: of a square, in rpx. */
export const iconField = ({ side, ...field }: Named & { side: number }): SettingField => ({
  group: 'content',
  control: 'picture',
  kind: 'text',
  size: { width: side, height: side, fit: 'contain' },
  ...field,
});

export const switchField = (field: Named): SettingField => ({
  group: 'behaviour',
  control: 'switch',
  kind: 'boolean',
  ...field,
});

/** Few choices side by side. */
export const choiceField = (field: Named & Pick<Required<FormField>, 'options' | 'kind'>): SettingField => ({
  group: 'layout',
  control: 'segments',
  ...field,
});

/** A member beside the field is the value; `up` objects above it. */
export const memberIs = (name: string, than: string | number | boolean, up = 0): When => ({
  path: { up, names: name.split('.') },
  is: '==',
  than,
});

export const all = (...parts: readonly When[]): When => ({ all: parts });

// What a widget's own control of the form gets: `controls/<name>.tsx` in the folder of the widget, by its default export.
import type { FormField } from './form';

/** How a value was entered. */
export interface WriteHow {
  /** A keystroke, which is joined with those before it in the history. */
  isTyping?: boolean;
  /** Writes of the same burst are one step, such as those of one drag. */
  burst?: string;
  /** The value in words for the history, where the field has none for it. */
  words?: string;
}

/** What schema.json says of the property. */
export type ControlField = Pick<
  FormField,
  'name' | 'title' | 'kind' | 'options' | 'unit' | 'min' | 'max' | 'step' | 'maxLength' | 'empty'
>;

/** Props of the component; `Value` is the type of its property, `Owner` that of the object in which the property stands. */
export interface OwnControlProps<Value, Owner = Readonly<Record<string, unknown>>> {
  /** Limits, choices and words. */
  field: ControlField;
  /** With its default, made to fit the schema of the widget. */
  value: Value;
  /** The object in which the value stands, likewise. */
  owner: Owner;
  /** Of the control's element, which the label names then. */
  id: string;
  /** Ids of the help and the errors, for `aria-describedby`. */
  describedBy: string | undefined;
  /** The check says that the value must be mended. */
  isInvalid: boolean;
  /** Nothing that is entered would be stored. */
  isReadOnly: boolean;
  /** Stores a value as a step of the history; undefined removes what is stored. */
  write(this: void, value: Value | undefined, how?: WriteHow): void;
  /** Stores several properties of the owner as one step: this one, and those that name it as their `part`. */
  writeOwner(this: void, values: Partial<Owner>, how?: WriteHow): void;
}

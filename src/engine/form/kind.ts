// What a kind of field is: its value, what the rules read of it, what is sent of it, its control.
import type { ComponentType, ReactNode } from 'react';
import type { Answer, AnsweredField, DiyField } from '~/domain/diy-form';
import type { FieldKindName, FieldMap, FormField } from '~/schemas/form';

/** A region; ids are 0, and names absent, from where it is not chosen. */
export interface Area {
  readonly ids: readonly [province: number, city: number, district: number];
  /** Its names, as shown. */
  readonly text: string;
}

/** A place on the map with its name; coordinates are '' until one is chosen. */
export interface MapPlace {
  readonly text: string;
  readonly latitude: string;
  readonly longitude: string;
}

/** A specification of a goods; `skuId` is 0 until one is chosen. */
export interface Specification {
  readonly goodsId: number;
  readonly skuId: number;
  /** Those that may be chosen, with their names. */
  readonly choices: readonly { readonly id: number; readonly attr: string; readonly stock: number }[];
}

/** A code that was sent to the mobile of the form. */
export interface SentCode {
  readonly code: string;
  /** Of the picture that allowed sending it. */
  readonly letters: string;
  /** Of the sent code; 0 until one was sent. */
  readonly id: number;
}

/** Letters of a picture; `round` counts the attempts, as a picture is good for one. */
export interface Captcha {
  readonly text: string;
  readonly round: number;
}

/** Pictures that have been uploaded. */
export interface Pictures {
  readonly urls: readonly string[];
  readonly isUploading: boolean;
}

/** Answers of a form that the operator composed. */
export interface Answers {
  /** 0 while they are as at the start. */
  readonly edits: number;
  /** What it begins with, by question; null where nothing was answered before. */
  readonly given: readonly Answer[] | null;
  /** Absent until the field is drawn. */
  readonly read?: () => readonly AnsweredField[];
  /** Shows the first problem; its message, null where there is none. */
  readonly verify?: () => string | null;
}

/** One of the repeated groups of a form, such as the review of one of the goods. */
export interface Group {
  /** What it is about, as shown. */
  readonly label: string;
  readonly pictureUrl: string;
  /** What is known of it, below its name. */
  readonly note?: string;
  /** Parameters that no field holds. */
  readonly fixed: object;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A line to choose pieces of. */
export interface ChoiceLine {
  readonly id: number;
  /** As controls call it. */
  readonly name: string;
  /** Pieces that can be chosen. */
  readonly most: number;
  readonly content: ReactNode;
  /** Beside the number. */
  readonly note: string;
  /** Why it cannot be chosen; '' when it can. */
  readonly closed: string;
}

/** Chosen pieces by the id of their line; 0 or absent where it is not chosen. */
export type Pieces = Readonly<Record<number, number>>;

/** The value of each kind. */
export interface KindValues extends Record<FieldKindName, unknown> {
  text: string;
  long: string;
  email: string;
  phone: string;
  money: string;
  number: string;
  password: string;
  pin: string;
  switch: boolean;
  check: boolean;
  chips: string;
  choice: string;
  radio: string;
  acts: string;
  date: string;
  code: SentCode;
  captcha: Captcha;
  tabs: string;
  pictures: Pictures;
  avatar: string;
  lines: Pieces;
  groups: readonly Group[];
  form: Answers;
  area: Area;
  areaNames: Area;
  place: MapPlace;
  sku: Specification;
}

export type ValuesOf<M extends FieldMap> = { [N in keyof M]: KindValues[M[N]] };

/** A field as its control draws it. */
export interface ShownField extends FormField {
  /** Label above the control. */
  readonly isStacked: boolean;
  /** Bears the star of required fields. */
  readonly isMarked: boolean;
  readonly isFixed: boolean;
  /** Of the operator, in a field that is his form. */
  readonly questions: readonly DiyField[];
  /** To choose from, in a field of lines. */
  readonly lines: readonly ChoiceLine[];
  /** What its group is about; '' outside of one. */
  readonly group: string;
}

/** What a field's control is given. */
export interface FieldProps<T> {
  /** As the schema and the screen state it. */
  field: ShownField;
  /** Current value. */
  value: T;
  /** '' where nothing is wrong, or nobody has been told yet. */
  error: string;
  /** Of the whole form. */
  values: Readonly<Record<string, unknown>>;
  /** The form is being sent. */
  isBusy: boolean;
  /** Takes a new value. */
  onChange: (value: T) => void;
  /** Sends the form with this value at once: a complete code, a choice that acts. */
  onDone: (value: T) => void;
  /** The shopper leaves the field: it is checked. */
  onBlur: () => void;
}

/** A kind of field: its value and its control. */
export interface FieldKind<T> {
  /** Value of a field that nothing was entered into. */
  readonly empty: T;
  /** What the rules read; the value itself when absent. */
  readonly textOf?: (value: T) => string;
  /** Parameters by their names; the cleaned text under the field's name when absent. */
  readonly paramsOf?: (value: T, name: string) => object;
  /** Why it cannot be sent yet, such as an upload under way; '' when it can. */
  readonly waitsFor?: (value: T) => string;
  /** What is left of it after a refusal, such as no digits of a code that was wrong. */
  readonly spent?: (value: T) => T;
  /** Draws label, control and error. */
  readonly Field: ComponentType<FieldProps<T>>;
}

/** Kinds that the engine has; a form brings the others along (blocks/form-kinds). */
export type BasicKind = 'text' | 'long' | 'email' | 'phone' | 'money' | 'number' | 'password' | 'pin';

export type KindTable<K extends FieldKindName> = { readonly [N in K]: FieldKind<KindValues[N]> };

/** The options of a field, each with its value as the form holds it. */
export const choicesOf = ({
  options = [],
}: Pick<FormField, 'options'>): { value: string; text: string; hint: string }[] =>
  options.map((option) =>
    typeof option === 'string'
      ? { value: option, text: option, hint: '' }
      : { hint: '', ...option, value: String(option.value) },
  );

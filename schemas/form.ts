// Fields of a form as the schema of its endpoint states them (`x-form`), shared by phone and server; no code of its own.
import type { Endpoint, EndpointAuth } from './endpoint';

/** What draws a field and holds its value; the phone has one table of them (src/engine/form/kind.ts). */
export type FieldKindName =
  /** One line. */
  | 'text'
  /** Several lines. */
  | 'long'
  /** One line, with the keyboard for addresses. */
  | 'email'
  /** One line, with the keyboard of digits. */
  | 'phone'
  /** Yuan, as typed. */
  | 'money'
  /** A whole number, as typed. */
  | 'number'
  /** Hidden letters. */
  | 'password'
  /** Six hidden digits; the last one sends the form. */
  | 'pin'
  /** On or off. */
  | 'switch'
  /** A box to tick, such as an agreement. */
  | 'check'
  /** One of few words, as chips. */
  | 'chips'
  /** One of many, in a sheet. */
  | 'choice'
  /** One of few, below each other. */
  | 'radio'
  /** A button for each option, which sends the form. */
  | 'acts'
  /** A day. */
  | 'date'
  /** A code that is sent to the mobile of the form. */
  | 'code'
  /** Letters of a picture. */
  | 'captcha'
  /** One of few, as tabs over the form. */
  | 'tabs'
  /** Uploaded pictures. */
  | 'pictures'
  /** One uploaded picture, round. */
  | 'avatar'
  /** Pieces of lines, such as of an order. */
  | 'lines'
  /** Repeated groups of fields. */
  | 'groups'
  /** A form that the operator composed. */
  | 'form'
  /** Province, city and district, by their ids. */
  | 'area'
  /** The same by their names. */
  | 'areaNames'
  /** A place on the map. */
  | 'place'
  /** A specification of a goods. */
  | 'sku';

/** Formats of texts (`format` of `x-form`), by the table in domain/field-formats.ts. */
export type FieldFormat =
  /** Digits and blanks, 6 to 30. */
  | 'bankAccount'
  /** Four to six digits. */
  | 'code'
  /** A mobile or a fixed telephone. */
  | 'contact'
  /** `YYYY-MM-DD`, a day of the calendar. */
  | 'day'
  /** An address of electronic mail. */
  | 'email'
  /** A mobile number of China, 11 digits. */
  | 'mobile'
  /** Yuan with at most two decimals. */
  | 'money'
  /** Letters, digits, hyphens: a number of a parcel. */
  | 'parcel'
  /** Six digits. */
  | 'payPassword'
  /** A number above 0. */
  | 'positive'
  /** Yuan above 0 with at most two decimals. */
  | 'positiveMoney'
  /** 15 to 20 letters and digits. */
  | 'taxNumber';

/** Values that other parameters must have, or one of several. */
export type FieldCondition = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** A text that is its own value, or a value with its text and what is said under it. */
export type FieldOption =
  | string
  | { readonly value: string | number; readonly text: string; readonly hint?: string };

/** One field: its control, its bounds and its messages. Several of one name are alternatives: the first that applies counts. */
export interface FormField {
  /** Name of the parameter. */
  readonly name: string;
  /** What draws it. */
  readonly kind: FieldKindName;
  /** As it is shown. */
  readonly label: string;
  /** As messages call it; the label when absent. */
  readonly word?: string;
  /** May be left empty. */
  readonly isOptional?: boolean;
  /** Least characters. */
  readonly min?: number;
  /** Most characters, as a reader counts them; every text has it. */
  readonly max?: number;
  /** What the text must look like. */
  readonly format?: FieldFormat;
  /** Regular expression of the whole text, in place of a format of the table: that of a plugin stands in its own schema. */
  readonly pattern?: string;
  /** Field that it repeats, such as a new password. */
  readonly same?: string;
  /** Message where it does not repeat that field. */
  readonly differs?: string;
  /** Message of an empty field, where it is not derived from the word. */
  readonly missing?: string;
  /** Message of a text that is not of its format. */
  readonly wrong?: string;
  /** Message of a text that is too long. */
  readonly tooLong?: string;
  /** In the empty field. */
  readonly placeholder?: string;
  /** Of HTML; that of the kind when absent. */
  readonly autoComplete?: string;
  /** What there is to choose from, where it is always the same. */
  readonly options?: readonly FieldOption[];
  /** Asked for only while other parameters have these values. */
  readonly when?: FieldCondition;
  /** Asked for only while they have not. */
  readonly unless?: FieldCondition;
}

export type FieldMap = Readonly<Record<string, FieldKindName>>;

/** A form whose answers stay on the phone, such as those of a search: fields without an endpoint. */
export interface LocalForm<M extends FieldMap> {
  readonly fields: readonly FormField[];
  readonly form?: (filled: object) => M;
}

/**
 * An endpoint that saves a form; `M` are its fields with their kinds, `I` is what they are filled into: its parameters, or
 * the one (`inside`) that holds them as JSON.
 */
export interface FormEndpoint<P, D, M extends FieldMap, A extends EndpointAuth = EndpointAuth, I = P>
  extends Endpoint<P, D, A> {
  readonly fields: readonly FormField[];
  readonly inside?: string;
  /** Carries the types only; never set. */
  readonly form?: (filled: I) => M;
}

// Fields of a form as the schema of its endpoint states them (`x-form`), shared by phone and server; no code of its own.
import type { Endpoint, EndpointAuth } from './endpoint';

/** What draws a field and holds its value; the phone has one table of them (src/engine/form/kind.ts). */
export type FieldKindName =
  | 'text'
  | 'long'
  | 'email'
  | 'phone'
  | 'money'
  | 'number'
  | 'password'
  | 'pin'
  | 'switch'
  | 'check'
  | 'chips'
  | 'choice'
  | 'radio'
  | 'acts'
  | 'date'
  | 'code'
  | 'captcha'
  | 'tabs'
  | 'pictures'
  | 'avatar'
  | 'lines'
  | 'groups'
  | 'form'
  | 'area'
  | 'areaNames'
  | 'place'
  | 'sku';

/** Formats of texts, by the table in domain/field-formats.ts. */
export type FieldFormat =
  | 'bankAccount'
  | 'code'
  | 'contact'
  | 'day'
  | 'email'
  | 'mobile'
  | 'money'
  | 'parcel'
  | 'payPassword'
  | 'positive'
  | 'positiveMoney'
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
  readonly kind: FieldKindName;
  /** As it is shown. */
  readonly label: string;
  /** As messages call it; the label when absent. */
  readonly word?: string;
  readonly isOptional?: boolean;
  readonly min?: number;
  /** Most characters, as a reader counts them; every text has it. */
  readonly max?: number;
  readonly format?: FieldFormat;
  /** Regular expression of the whole text, in place of a format of the table: that of a plugin stands in its own schema. */
  readonly pattern?: string;
  /** Field that it repeats, such as a new password; `differs` is said where it does not. */
  readonly same?: string;
  readonly differs?: string;
  /** Messages, where they are not those derived from word and limit. */
  readonly missing?: string;
  readonly wrong?: string;
  readonly tooLong?: string;
  readonly placeholder?: string;
  /** Of HTML; that of the kind when absent. */
  readonly autoComplete?: string;
  /** What there is to choose from, where it is always the same. */
  readonly options?: readonly FieldOption[];
  /** Asked for only while other parameters have these values, or have not. */
  readonly when?: FieldCondition;
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

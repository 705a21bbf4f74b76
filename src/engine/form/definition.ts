// What a form states of itself beside the fields of its endpoint.
import type { ComponentType, ReactNode } from 'react';
import type { DiyField } from '~/domain/diy-form';
import type { EndpointAuth } from '~/schemas/endpoint';
import type { FieldMap, FieldOption, FormEndpoint, FormField, LocalForm } from '~/schemas/form';
import type { Answer } from '../../services/call-context';
import type { AnyEndpoint } from '../define-page';
import type { AnyKinds } from './field-values';
import type { FormState, Messages } from './form-state';
import type { BasicKind, ChoiceLine, FieldKind, FieldProps, KindTable, KindValues, ValuesOf } from './kind';

/** Where a form is: `context` is what stands around it (parameters of the screen, what was loaded), with its values. */
export interface Given<C, V> {
  /** Parameters of the screen, and what was loaded. */
  readonly context: C;
  /** Values of the fields now. */
  readonly values: V;
}

/** A part beside the fields: it sees the form and where it is. */
export type OwnPart<C, V> = ComponentType<{ context: C; form: FormState<V> }>;

/** What a screen says of a field that its schema does not. */
export interface FieldLook<C, V, T> {
  /** In place of the schema's. */
  label?: string;
  /** In place of the schema's. */
  placeholder?: string;
  /** To choose from, where the schema cannot know them. */
  options?: readonly FieldOption[];
  /** Cannot be changed. */
  isFixed?: boolean;
  /** Neither asked for nor sent. */
  isHidden?: boolean;
  /** In sight, but neither checked nor sent: another choice stands for it. */
  isIdle?: boolean;
  /** Of the operator, in a field that is his form; must be stable. */
  questions?: readonly DiyField[];
  /** To choose from, in a field of lines. */
  lines?: readonly ChoiceLine[];
  /** Control in place of the kind's. */
  Own?: ComponentType<FieldProps<T> & { context: C; form: FormState<V> }>;
}

type Looks<C, V, M extends FieldMap> = {
  readonly [N in keyof M]?:
    | FieldLook<C, V, KindValues[M[N]]>
    | ((given: Given<C, V>) => FieldLook<C, V, KindValues[M[N]]>);
};

/** Fields and own parts in one card. */
export interface Section<C, V> {
  /** Heading of the card. */
  readonly title?: string;
  /** Accessible name, where it has no title. */
  readonly label?: string;
  /** Around the rows in place of a card. */
  readonly Frame?: ComponentType<{ context: C; form: FormState<V>; children: ReactNode }>;
  /** Names of fields, and own parts, from above. */
  readonly rows: readonly (keyof V | OwnPart<C, V>)[];
}

/** What follows once a form is saved. */
export interface After<C, V, D> {
  /** Words that say that it was saved; none when absent. */
  readonly toast?: string | ((answer: Answer<D>, given: Given<C, V>) => string);
  /** Endpoints whose answers the change has made old. */
  readonly refresh?: readonly AnyEndpoint[];
  /** The shopper's own information has changed. */
  readonly renewsInfo?: true;
  /** `back`, or a function that opens another screen; stays when absent. */
  readonly go?: 'back' | ((answer: Answer<D>, given: Given<C, V>) => unknown);
}

type OtherKinds<M extends FieldMap> = Exclude<M[keyof M], BasicKind>;

/** What a form states in terms of its values `V`. */
interface FormShape<C, V, P, D, I> {
  /** Parameters that no field holds. */
  readonly fixed?: (given: Given<C, V>) => Partial<I>;
  /** Cards and parts of their own, from above; fields that no card names stand in the last one. */
  readonly layout?: readonly (Section<C, V> | OwnPart<C, V>)[];
  /** Problems that the rules of the fields cannot know. */
  readonly check?: (given: Given<C, V>) => Messages<V>;
  /** Asked before sending; false stops it. */
  readonly confirm?: (given: Given<C, V>) => boolean | Promise<boolean>;
  /** How it is sent, where it is not just called; null where it was not, for reasons that have been shown. */
  readonly send?: (params: P, given: Given<C, V> & { form: FormState<V> }) => Promise<Answer<D> | null>;
  /** What follows once it is saved. */
  readonly after: After<C, V, D>;
  /** Text of the button; none where a field sends the form. */
  readonly button?: string | ((given: Given<C, V>) => string);
  /** `bar` (the default): cards with the button in a bar below; `page`: one white page with the button under its fields. */
  readonly frame?: 'bar' | 'page';
  /** Of a page: its title, an explanation under it, other ways under the button. */
  readonly heading?: string | ((given: Given<C, V>) => string | undefined);
  /** Explanation under the title of a page. */
  readonly words?: string | ((given: Given<C, V>) => string | undefined);
  /** Other ways under the button of a page. */
  readonly Links?: OwnPart<C, V>;
  /** In place of the button; it submits the form. */
  readonly Submit?: OwnPart<C, V>;
  /** Required fields bear a star. */
  readonly isMarked?: true;
  /** A field that sends the form sends itself alone; the others are as they are stored. */
  readonly savesEach?: true;
  /** Above the form's element, such as a search field, which is a form itself. */
  readonly Above?: OwnPart<C, V>;
  /** Left without a question: what was typed is worth nothing later. */
  readonly isTransient?: true;
}

/** `L` are values that are not sent by themselves, such as an accepted agreement. */
export interface FormDefinition<C, P, D, M extends FieldMap, I, L extends object>
  extends FormShape<C, ValuesOf<M> & L, P, D, I> {
  /** The endpoint whose `x-form` states the fields; or fields that stay on the phone (`localForm`). */
  readonly save: FormEndpoint<P, D, M, EndpointAuth, I> | LocalForm<M>;
  /** Kinds of its fields that the engine does not have. */
  readonly kinds: KindTable<OtherKinds<M>>;
  /** Values that it begins with; the others are empty. */
  readonly initial?: (context: C) => Partial<ValuesOf<M> & NoInfer<L>>;
  /** Values that are not sent, with what they begin with. */
  readonly local?: L;
  /** What the screen says of a field that its schema does not, by its name. */
  readonly looks?: Looks<C, ValuesOf<M> & L, M>;
}

export type AnyValues = Record<string, unknown>;
export type AnyGiven = Given<unknown, AnyValues>;
export type AnyLook = FieldLook<unknown, AnyValues, unknown>;

/** A definition whose types have been checked where it was made. */
export interface AnyDefinition extends FormShape<unknown, AnyValues, unknown, unknown, object> {
  readonly save: FormEndpoint<unknown, unknown, FieldMap> | LocalForm<FieldMap>;
  readonly kinds: AnyKinds;
  readonly initial?: (context: unknown) => AnyValues;
  readonly local?: object;
  readonly looks?: Readonly<Record<string, AnyLook | ((given: AnyGiven) => AnyLook)>>;
}

/** A field that is asked for now, with its kind and what the screen says of it. */
export interface AskedField {
  field: FormField;
  kind: FieldKind<unknown>;
  look: AnyLook;
}

/** What stands before a form: loads what it begins with, or shows something else where there is no form. */
export type Before<Q, F> = ComponentType<{ query: Q; children: (found: F) => ReactNode }>;

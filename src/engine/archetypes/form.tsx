// Archetype of form screens: what they begin with, the form of an endpoint, and several forms in one screen.
import type { FieldMap, FormField, LocalForm } from '~/schemas/form';
import type { AnyEndpoint, Body, PageKind } from '../define-page';
import type { Before, FormDefinition } from '../form/definition';
import { formPart } from '../form/form-part';
import type { QueryOf, QuerySpec } from '../params';
import { useTitle } from '../screen-context';

export type { Before, FieldLook, Given, OwnPart } from '../form/definition';
export { formPart } from '../form/form-part';
export type { FormState } from '../form/form-state';
export { choicesOf } from '../form/kind';
export type {
  Answers,
  Area,
  Captcha,
  ChoiceLine,
  FieldKind,
  FieldProps,
  Group,
  MapPlace,
  Pictures,
  Pieces,
  SentCode,
  Specification,
} from '../form/kind';

/** What a form screen states beside `FormDefinition`. */
interface FormScreen<Q, F extends object> {
  /** What it begins with; see `loaded`. */
  load?: Before<Q, F>;
  /** The title where it depends on what was loaded; may call hooks. */
  useTitle?: (context: { query: Q } & F) => string | undefined;
  /** Further endpoints that its parts call. */
  endpoints?: readonly AnyEndpoint[];
  /** `form` when absent. */
  kind?: PageKind;
}

/** The fields of a form whose answers stay on the phone, in their order. */
export function localForm<const F extends Readonly<Record<string, Omit<FormField, 'name'>>>>(
  fields: F,
): LocalForm<{ readonly [N in keyof F]: F[N]['kind'] }> {
  return { fields: Object.entries(fields).map(([name, field]) => ({ ...field, name })) };
}

const noTitle = () => undefined;

/** A screen that is a form. `query` are the parameters of the page. */
export function form<S extends QuerySpec, F extends object, P, D, M extends FieldMap, I, L extends object>(
  _query: S,
  definition: FormScreen<QueryOf<S>, F> & FormDefinition<{ query: QueryOf<S> } & F, P, D, M, I, L>,
): Body<QueryOf<S>> {
  type Context = { query: QueryOf<S> } & F;
  const { load: Load, useTitle: useOwnTitle = noTitle, endpoints = [], kind = 'form' } = definition;
  const Part = formPart<Context>()<P, D, M, I, L>(definition);
  function Titled(context: Context) {
    useTitle(useOwnTitle(context));
    return <Part {...context} />;
  }
  function FormScreen({ query }: { query: QueryOf<S> }) {
    if (Load === undefined) return <Titled {...({ query } as Context)} />;
    return <Load query={query}>{(found) => <Titled {...{ query, ...found }} />}</Load>;
  }
  const { save } = definition;
  const own = 'route' in save ? [save] : [];
  return { kind, by: 'form', endpoints: [...own, ...endpoints], Component: FormScreen };
}

/** A screen that is one of several forms, by its parameters. */
export function forms<S extends QuerySpec, K extends string>(
  _query: S,
  keyOf: (query: QueryOf<S>) => K,
  parts: Readonly<Record<K, Body<QueryOf<S>>>>,
): Body<QueryOf<S>> {
  function OneOfForms({ query }: { query: QueryOf<S> }) {
    const { Component } = parts[keyOf(query)];
    return <Component query={query} />;
  }
  const endpoints = Object.values<Body<QueryOf<S>>>(parts).flatMap(
    (part): readonly AnyEndpoint[] => part.endpoints,
  );
  return { kind: 'form', by: 'form', endpoints, Component: OneOfForms };
}

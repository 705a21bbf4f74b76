// Archetype of form screens: what they begin with, the form of an endpoint, and several forms in one screen.
import type { ReactNode } from 'react';
import type { Endpoint } from '~/schemas/endpoint';
import type { FieldMap } from '~/schemas/form';
import { EmptyState } from '~/ui/empty-state/empty-state';
import type { AnyEndpoint, Body, PageKind } from '../define-page';
import type { Before, FormDefinition } from '../form/definition';
import { formPart } from '../form/form-part';
import { back } from '../navigation';
import type { QueryOf, QuerySpec } from '../params';
import { useTitle } from '../screen-context';
import { Loading } from './detail';

export type { Before, FieldLook, Given, OwnPart } from '../form/definition';
export { formPart } from '../form/form-part';
export type { FormState } from '../form/form-state';
export { choicesOf } from '../form/kind';
export type {
  Answers,
  Area,
  Captcha,
  FieldKind,
  FieldProps,
  MapPlace,
  Pictures,
  SentCode,
} from '../form/kind';

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

/** Loads the stored values; without parameters there are none yet. `missing` says why an answer has none to show. */
export function loaded<Q, P, D>(
  from: Endpoint<P, D>,
  paramsOf: (query: Q) => P | null,
  missing: (data: D) => string | null = () => null,
): Before<Q, { data: D | null }> {
  function Loaded({ query, children }: { query: Q; children: (found: { data: D | null }) => ReactNode }) {
    const params = paramsOf(query);
    if (params === null) return children({ data: null });
    return (
      <Loading endpoint={from} params={params} skeleton="text">
        {(data) => {
          const words = missing(data);
          return words === null ? (
            children({ data })
          ) : (
            <EmptyState text={words} action={{ text: '返回', onTap: back }} />
          );
        }}
      </Loading>
    );
  }
  return Loaded;
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
  return { kind, endpoints: [definition.save, ...endpoints], Component: FormScreen };
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
  return { kind: 'form', endpoints, Component: OneOfForms };
}

// The definition of a screen, typed from its parameters to its body.
import type { ReactNode } from 'react';
import type { ShareCard } from '~/domain/share-card';
import type { Endpoint, EndpointAuth } from '~/schemas/endpoint';
import type { FirstCall } from './first-calls';
import type { QueryOf, QuerySpec } from './params';

/** The archetypes of shared screens (spec/routes.json `kind`). */
export type PageKind =
  | 'landing'
  | 'content'
  | 'list'
  | 'detail'
  | 'result'
  | 'form'
  | 'flow'
  | 'hub'
  | 'poster'
  | 'map'
  | 'scanner';

/** Who may see a screen, by the table of roles; enforced by the engine's gates. */
export type PageAuth = EndpointAuth;

export type AnyEndpoint = Endpoint<never, unknown>;

/** The content of a screen, made by an archetype. */
export interface Body<Q> {
  readonly kind: PageKind;
  /** Which archetype declares it, where the share of its kind is checked (src/app/archetype-share.test.ts). */
  readonly by?: 'form' | 'list';
  readonly endpoints: readonly AnyEndpoint[];
  readonly Component: (props: { query: Q }) => ReactNode;
  /** What its first picture is drawn from. */
  readonly firstCalls?: ((query: Q) => readonly FirstCall[]) | undefined;
  /** What a link to the screen shows, by the answer to the first of those calls. */
  readonly cardOf?: ((answer: never) => ShareCard | null) | undefined;
  /** The parameter of a list's search word, for the checks over all screens. */
  readonly search?: { readonly of: string; readonly isPersonal?: true };
  /** Stays mounted when the screen replaces its own address by one with other parameters. */
  readonly followsAddress?: true;
}

declare const VALUE: unique symbol;

/** What a screen gives back to the one that opened it. */
export interface Picks<T> {
  readonly [VALUE]?: T;
}

/** `picks: picks<ChosenPlace>()`; the type must stand in domain or schemas, where the generated link finds it. */
export const picks = <T>(): Picks<T> => ({});

/**
 * How the checks over all screens open this one (`src/testing/walks.gen.ts`); no build ships it. Each required id has a
 * sample of its kind by itself.
 */
export interface Walk<S extends QuerySpec> {
  /** Parameters of its address: a value, or what the demo has of a kind. */
  readonly query?: { readonly [K in keyof S]?: string | number | { readonly of: string } };
  /** Who is not signed in; others are by the screen's `auth`. */
  readonly as?: 'guest';
  /** The demo has no data for it: its empty state is checked. */
  readonly isEmpty?: true;
}

/** A screen: its address, who may see it, and its body, typed by its parameters. */
export interface PageDefinition<S extends QuerySpec = QuerySpec> {
  /** Address without parameters, as the protocol names it; unique. */
  readonly path: `/${string}`;
  /** Chinese title of the bar; `bar_title` of the config may replace it (NAV-06). */
  readonly title: string;
  /** Who may see it; others are led to sign in or told why not. */
  readonly auth: PageAuth;
  /** Key of the plugin that it belongs to; where the mall lacks it, the screen says so. */
  readonly plugin?: string;
  /** Its parameters by name; a required one that is missing or invalid shows a message in place of the body. */
  readonly query?: S;
  /** Made by an archetype (`list`, `form`, `detail`, `hub`, `result`, `statistics`) or by `custom`. */
  readonly body: Body<QueryOf<S>>;
  /** `none` where the screen paints its own bar (home, NAV-05). */
  readonly titleBar?: 'default' | 'none';
  /** Resolves when what the screen at an address's query needs beside its code has loaded; must not reject. */
  readonly whenReady?: (search: string) => Promise<void>;
  /** Further endpoints that the screen's parts call, for the table of screens: a build leaves them out. */
  readonly endpoints?: readonly AnyEndpoint[];
  /**
   * Further calls of the first picture, beside those that its body knows of. With them or the body's the server draws the
   * screen for guests who open a link to it (docs/decisions/107-drawn-screens.md). Phones load none of this, but a table of
   * those whose parameters are the address's (scripts/generate/first-calls.ts).
   */
  readonly firstCalls?: (query: QueryOf<NoInfer<S>>) => readonly FirstCall[];
  /** What a link to it shows, where its body does not say: by the answer to the first of those calls. */
  readonly cardOf?: (answer: never) => ShareCard | null;
  /** Where the checks cannot open the screen by its parameters alone. */
  readonly walk?: Walk<S>;
  /** Only the type of its link reads it (engine/picking.ts). */
  readonly picks?: Picks<unknown>;
  /** Parameters with a person's data, which the mall's own screens hand over beside the address (engine/carrying.ts). */
  readonly carries?: readonly (keyof NoInfer<S> & string)[];
  /**
   * The screen may be shared, by a link that holds these parameters and no others; home is shared in place of a screen
   * without it. Only the generated table of it is read (domain/shared-params.gen.ts).
   */
  readonly shares?: readonly (keyof NoInfer<S> & string)[];
}

export type AnyPage = PageDefinition<never>;

export interface PageModule {
  default: AnyPage;
}

/** Registers a screen: the default export of a `*.page.tsx` file below src/pages or src/plugins. */
export const definePage = <const S extends QuerySpec>(page: PageDefinition<S>): AnyPage =>
  page as unknown as AnyPage;

/** A custom body of a given kind, where no archetype fits. */
export function custom<Q>(
  kind: PageKind,
  Component: (props: { query: Q }) => ReactNode,
  endpoints: readonly AnyEndpoint[] = [],
): Body<Q> {
  return { kind, Component, endpoints };
}

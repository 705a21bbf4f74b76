// A link to a screen: a function from its parameters to its address (docs/decisions/087-links-from-definitions.md).
import { addressOf } from './links';

/** Nothing for a screen without parameters; its parameters, which may be left out where none is required. */
type Arguments<Q extends object> = [keyof Q] extends [never]
  ? []
  : Partial<Q> extends Q
    ? [query?: Q]
    : [query: Q];

export interface Link<Q extends object> {
  /** The address, such as `/pages/goods/goods?id=3`. */
  (...query: Arguments<Q>): string;
  readonly path: string;
}

/** A link to a screen that gives back what was picked there, of the type that its definition states (`picks`). */
export interface Picker<Q extends object, T> extends Link<Q> {
  /** Never set: the types alone. */
  readonly types?: { readonly query: Q; readonly value: T };
}

/** A link to a screen that is handed a person's data, which its definition states (`carries`), beside its address. */
export interface Carrier<Q extends object, C extends object> extends Link<Q> {
  /** Never set: the types alone. */
  readonly hands?: { readonly query: Q; readonly carried: C };
}

/** Only generated code calls it; a build writes its result in place (scripts/vite-lean-screens.ts). */
export const link = <Q extends object>(path: string): Link<Q> =>
  Object.assign((...[query]: Arguments<Q>) => addressOf(path, { ...query }), { path });

/** As `link`, for a screen that gives something back. */
export const picker = <Q extends object, T>(path: string): Picker<Q, T> => link<Q>(path);

/** As `link`, for a screen that is handed a person's data. */
export const carrier = <Q extends object, C extends object>(path: string): Carrier<Q, C> => link<Q>(path);

// Opens a screen with a person's data, which stands in the entry of the history and in no address: addresses are shared,
// logged, and shown to other sites. It survives a reload (docs/decisions/097-nothing-of-a-person-in-an-address.md).
import type { Carrier } from '~/domain/link';
import { open } from './navigation';
import { type Carried, carriedQuery, visitState } from './visit-state';

/** What the current entry of the history holds, with another value of a parameter beside its address. */
export function carriedWith(name: string, value: string): unknown {
  const carried = new URLSearchParams(carriedQuery());
  carried.set(name, value);
  return { ...(visitState() as object | undefined), carried: carried.toString() } satisfies Carried;
}

/** `move` opens or replaces: `carry(to.bindingAccount, { query: {}, carried: { mobile } })`. */
export function carry<Q extends object, C extends object>(
  link: Carrier<Q, C>,
  { query, carried, move = open }: { query: Q; carried: C; move?: typeof open },
): void {
  const texts = Object.entries(carried).map(([name, value]) => [name, String(value)]);
  move(link(...([query] as never)), { carried: new URLSearchParams(texts).toString() } satisfies Carried);
}

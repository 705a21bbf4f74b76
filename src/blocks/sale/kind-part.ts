// The lazy components of kinds of sale: one a kind and slot, whoever draws it.
import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '~/renderer/lazy-part';
import type { SaleKind, SaleParts, SaleSlot } from './parts';

const made = new WeakMap<SaleKind, Map<SaleSlot, LazyPart<object>>>();

interface KindPart<P> {
  path: string;
  kind: SaleKind;
  slot: SaleSlot;
  /** Of the loaded kind. */
  from: (parts: SaleParts) => ComponentType<P> | undefined;
}

/** Loads the kind when it is first rendered; a failure is repeated by the next mount. */
export function kindPart<P extends object>({ path, kind, slot, from }: KindPart<P>): LazyPart<P> {
  const own = made.get(kind) ?? new Map<SaleSlot, LazyPart<object>>();
  made.set(kind, own);
  const part =
    own.get(slot) ??
    (lazyPart<P>(path, async () => {
      const part = from((await kind.load()).default);
      if (part === undefined) throw new Error(`${path} is not there`);
      return { default: part };
    }) as unknown as LazyPart<object>);
  own.set(slot, part);
  return part as unknown as LazyPart<P>;
}

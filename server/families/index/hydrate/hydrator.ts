// A widget's hydrator: loads the data of all its blocks on a page, then hydrates each (ports/hydrate.ts).
import type {
  HydrateContext,
  Hydrator,
  PersonalContext,
  PersonalHydrator,
  WidgetData,
} from '../../../ports/hydrate';

/** A hydrator without queries. */
export const plainHydrator = (
  apply: (data: WidgetData, context: HydrateContext) => WidgetData | [],
): Hydrator => ({
  load: () => Promise.resolve(null),
  apply: (data, _loaded, context) => apply(data, context),
});

/** Erases the type of loaded data, so that all hydrators fit one table. */
export const defineHydrator = <L>(hydrator: Hydrator<L>): Hydrator => ({
  ...hydrator,
  apply: (data, loaded, context) => hydrator.apply(data, loaded as L, context),
});

/** A hydrator of personal data: runs for each viewer, and its answers are not cached. */
export const definePersonalHydrator = <L>(hydrator: Hydrator<L, PersonalContext>): PersonalHydrator => ({
  isPersonal: true,
  load: (context, blocks) => hydrator.load(context, blocks),
  apply: (data, loaded, context) => hydrator.apply(data, loaded as L, context),
});

export const isPermitted = (key: unknown, permissions: ReadonlySet<string>): boolean =>
  typeof key !== 'string' || key === '' || permissions.has(key);

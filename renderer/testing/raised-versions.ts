// Every widget one version further, for tests of what must name versions and of what must migrate once.
import type { KnownWidget, Registry } from '../define-widget';

/** How often the last migration has run, as it counts in the data. */
export const RUNS = 'test_runs';

const countRun = (data: Record<string, unknown>) => ({ ...data, [RUNS]: Number(data[RUNS] ?? 0) + 1 });

const raised = ({ version, migrations }: KnownWidget) => ({
  version: version + 1,
  migrations: { ...migrations, [version]: countRun },
});

/** Raises the widgets of a registry, wherever it is used; returns what undoes it. */
export function raiseVersions(registry: Registry): () => void {
  const before = Object.values(registry).map((widget) => [widget, { ...widget }] as const);
  for (const [widget] of before) Object.assign(widget, raised(widget));
  return () => {
    for (const [widget, { version, migrations }] of before) Object.assign(widget, { version, migrations });
  };
}

/** Blocks of known widgets that do not name their widget's version. */
export const unnamedIn = (registry: Registry, blocks: readonly { id: string; v?: unknown }[]): unknown[] =>
  blocks.filter(({ id, v }) => Object.hasOwn(registry, id) && registry[id]?.version !== v);

// Nesting rules: which widgets may be nested in another, and the height of a widget with its nested ones.
import { isRecord } from '~/domain/record';
import type { KnownWidget, Registry, WidgetDefinition } from './define-widget';

/** Widgets that are unique on a page cannot be nested, nor can a widget in itself (diy README, trap 14). */
export const mayNestIn = (owner: string, definition: KnownWidget | undefined): boolean =>
  definition?.single !== true && definition?.id !== owner;

type Data = Readonly<Record<string, unknown>>;

/** Unchecked data may not convert to a number at all: 0 then, so that the page renders. */
function tryOr<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

function ownHeight(definition: KnownWidget, data: Data): number {
  const height = tryOr(() => definition.reserve(data), 0);
  return Number.isFinite(height) && height > 0 ? height : 0;
}

/** What a widget overlaps of the block after it. */
export const overOf = (definition: WidgetDefinition, data: Data): 'banner' | undefined =>
  tryOr(() => definition.over?.(data), undefined);

interface NestedWidget {
  definition: KnownWidget;
  data: Data;
}

/** The nested components that are visible at first, of those allowed there. */
function nestedIn({ definition, data }: NestedWidget, registry: Registry): NestedWidget[] {
  if (definition.holds === undefined) return [];
  const held = tryOr<unknown>(() => definition.holds?.(data), []);
  const components: unknown[] = Array.isArray(held) ? held : [];
  return components.filter(isRecord).flatMap(({ id, data: inner }) => {
    const widget = typeof id === 'string' && Object.hasOwn(registry, id) ? registry[id] : undefined;
    if (widget === undefined || !mayNestIn(definition.id, widget)) return [];
    return [{ definition: widget, data: isRecord(inner) ? inner : {} }];
  });
}

const nestedHeight = (held: NestedWidget, registry: Registry): number =>
  nestedIn(held, registry).reduce(
    (height, inner) => height + nestedHeight(inner, registry),
    ownHeight(held.definition, held.data),
  );

interface CachedHeight {
  definition: KnownWidget;
  registry: Registry;
  height: number;
}

/** Cache of heights by data: an edit asks for every block above the fold. */
const heights = new WeakMap<Data, CachedHeight>();

/** The height to reserve for a widget with its nested components, in rpx; 0 where it cannot be computed. */
export function heightOf(definition: KnownWidget, data: Data, registry: Registry): number {
  const known = heights.get(data);
  if (known?.definition === definition && known.registry === registry) return known.height;
  const height = tryOr(() => nestedHeight({ definition, data }, registry), 0);
  heights.set(data, { definition, registry, height });
  return height;
}

const nestedWidgets = (held: NestedWidget, registry: Registry): KnownWidget[] => [
  held.definition,
  ...nestedIn(held, registry).flatMap((inner) => nestedWidgets(inner, registry)),
];

/** A widget and its nested ones, whose chunks are loaded together. */
export const widgetsOf = (definition: KnownWidget, data: Data, registry: Registry): KnownWidget[] =>
  tryOr(() => nestedWidgets({ definition, data }, registry), [definition]);

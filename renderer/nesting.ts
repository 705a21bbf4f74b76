// Owns which widgets may stand within another one, and how high a widget is with those that it holds.
import { isRecord } from '~/domain/record';
import type { KnownWidget, Registry, WidgetDefinition } from './define-widget';

/** What a page holds once cannot stand within a widget of it, nor can a widget within itself (diy README, trap 14). */
export const mayNestIn = (owner: string, definition: KnownWidget | undefined): boolean =>
  definition?.single !== true && definition?.id !== owner;

type Data = Readonly<Record<string, unknown>>;

/** Data that nobody has checked may be anything, such as what no number can be made of: that must not cost the page. */
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

/** What a widget lies over where that one follows. */
export const overOf = (definition: WidgetDefinition, data: Data): 'banner' | undefined =>
  tryOr(() => definition.over?.(data), undefined);

interface NestedWidget {
  definition: KnownWidget;
  data: Data;
}

/** The components that a widget shows within itself at first, of those that may stand there. */
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

/** Heights by the data that they were told from: an edit asks it of every block near the top. */
const heights = new WeakMap<Data, CachedHeight>();

/** The height to reserve for a widget, with the components that it holds, in rpx; none where it cannot be told. */
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

/** A widget and those that it holds, whose code it needs as soon as its own. */
export const widgetsOf = (definition: KnownWidget, data: Data, registry: Registry): KnownWidget[] =>
  tryOr(() => nestedWidgets({ definition, data }, registry), [definition]);

// Owns which widgets may stand within another one, and how high a widget is with those that it holds.
import { isRecord } from '~/domain/record';
import type { KnownWidget, Registry, WidgetDefinition } from './define-widget';

/** What a page holds once cannot stand within a widget of it, nor can a widget within itself (diy README, trap 14). */
export const mayStandWithin = (owner: string, definition: KnownWidget | undefined): boolean =>
  definition?.single !== true && definition?.id !== owner;

type Data = Readonly<Record<string, unknown>>;

/** Data that nobody has checked may be anything, such as what no number can be made of: that must not cost the page. */
function told<T>(tell: () => T, otherwise: T): T {
  try {
    return tell();
  } catch {
    return otherwise;
  }
}

function ownHeight(definition: KnownWidget, data: Data): number {
  const height = told(() => definition.reserve(data), 0);
  return Number.isFinite(height) && height > 0 ? height : 0;
}

/** What a widget lies over where that one follows. */
export const overOf = (definition: WidgetDefinition, data: Data): 'banner' | undefined =>
  told(() => definition.over?.(data), undefined);

interface Held {
  definition: KnownWidget;
  data: Data;
}

/** The components that a widget shows within itself at first, of those that may stand there. */
function heldBy({ definition, data }: Held, registry: Registry): Held[] {
  if (definition.holds === undefined) return [];
  const held = told<unknown>(() => definition.holds?.(data), []);
  const components: unknown[] = Array.isArray(held) ? held : [];
  return components.filter(isRecord).flatMap(({ id, data: inner }) => {
    const widget = typeof id === 'string' && Object.hasOwn(registry, id) ? registry[id] : undefined;
    if (widget === undefined || !mayStandWithin(definition.id, widget)) return [];
    return [{ definition: widget, data: isRecord(inner) ? inner : {} }];
  });
}

const heightWithin = (held: Held, registry: Registry): number =>
  heldBy(held, registry).reduce(
    (height, inner) => height + heightWithin(inner, registry),
    ownHeight(held.definition, held.data),
  );

interface Told {
  definition: KnownWidget;
  registry: Registry;
  height: number;
}

/** Heights by the data that they were told from: an edit asks it of every block near the top. */
const heights = new WeakMap<Data, Told>();

/** The height to reserve for a widget, with the components that it holds, in rpx; none where it cannot be told. */
export function heightOf(definition: KnownWidget, data: Data, registry: Registry): number {
  const known = heights.get(data);
  if (known?.definition === definition && known.registry === registry) return known.height;
  const height = told(() => heightWithin({ definition, data }, registry), 0);
  heights.set(data, { definition, registry, height });
  return height;
}

const widgetsWithin = (held: Held, registry: Registry): KnownWidget[] => [
  held.definition,
  ...heldBy(held, registry).flatMap((inner) => widgetsWithin(inner, registry)),
];

/** A widget and those that it holds, whose code it needs as soon as its own. */
export const widgetsOf = (definition: KnownWidget, data: Data, registry: Registry): KnownWidget[] =>
  told(() => widgetsWithin({ definition, data }, registry), [definition]);

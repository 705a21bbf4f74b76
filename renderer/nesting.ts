// Heights to reserve for widgets, and whose chunks they need, with what their slots show.
import type { KnownWidget, Registry, WidgetDefinition } from './define-widget';

type Data = Readonly<Record<string, unknown>>;

/** Unchecked data may not convert to a number at all: 0 then, so that the page renders. */
function tryOr<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

/** What a widget computes of unchecked data; 0 where that is no height. */
export function sound(run: () => number): number {
  const height = tryOr(run, 0);
  return Number.isFinite(height) && height > 0 ? height : 0;
}

export const ownHeight = (definition: KnownWidget, data: Data): number =>
  sound(() => definition.reserve(data));

/** What a widget overlaps of the block after it. */
export const overOf = (definition: WidgetDefinition, data: Data): 'banner' | undefined =>
  tryOr(() => definition.over?.(data), undefined);

const inSlots = ({ id, slots }: KnownWidget, data: Data, registry: Registry) =>
  slots?.(data, { registry, owners: [id] });

interface CachedHeight {
  definition: KnownWidget;
  registry: Registry;
  height: number;
}

/** Cache of heights by data: an edit asks for every block above the fold. */
const heights = new WeakMap<Data, CachedHeight>();

/** The height to reserve for a widget with the blocks in its slots, in rpx; 0 where it cannot be computed. */
export function heightOf(definition: KnownWidget, data: Data, registry: Registry): number {
  const known = heights.get(data);
  if (known?.definition === definition && known.registry === registry) return known.height;
  const height = ownHeight(definition, data) + (inSlots(definition, data, registry)?.height ?? 0);
  heights.set(data, { definition, registry, height });
  return height;
}

/** A widget and those that its slots show at first, whose chunks are loaded together. */
export const widgetsOf = (definition: KnownWidget, data: Data, registry: Registry): KnownWidget[] => [
  definition,
  ...(inSlots(definition, data, registry)?.widgets ?? []),
];

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

/** Id of the widget that one lies over where it follows (page.module.css). */
export const overOf = (definition: WidgetDefinition, data: Data): string | undefined =>
  told(() => definition.over?.(data), undefined);

/** The height to reserve for a widget, with the components that it holds, in rpx; none where it cannot be told. */
export function heightOf(definition: KnownWidget, data: Data, registry: Registry): number {
  const own = ownHeight(definition, data);
  // Nearly all widgets; of all blocks of a page the height is asked for whenever one of them is edited.
  if (definition.holds === undefined) return own;
  const held = told<unknown>(() => definition.holds?.(data), []);
  const components: unknown[] = Array.isArray(held) ? held : [];
  return components.filter(isRecord).reduce((height, component) => {
    const { id, data: inner } = component;
    const widget = typeof id === 'string' && Object.hasOwn(registry, id) ? registry[id] : undefined;
    if (widget === undefined || !mayStandWithin(definition.id, widget)) return height;
    return height + ownHeight(widget, isRecord(inner) ? inner : {});
  }, own);
}

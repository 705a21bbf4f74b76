// Owns which widgets may stand within another one, and how high a widget is with those that it holds.
import { isRecord } from '~/domain/validators';
import type { KnownWidget, Registry } from './define-widget';

/** What a page holds once cannot stand within a widget of it, nor can a widget within itself (diy README, trap 14). */
export const mayStandWithin = (owner: string, definition: KnownWidget | undefined): boolean =>
  definition?.single !== true && definition?.id !== owner;

type Data = Readonly<Record<string, unknown>>;

/** The height to reserve for a widget, with the components that it holds, in rpx; nobody has checked any of them yet. */
export function heightOf(definition: KnownWidget, data: Data, registry: Registry): number {
  const held = definition.holds?.(data);
  const components: unknown[] = Array.isArray(held) ? held : [];
  return components.filter(isRecord).reduce((height, component) => {
    const { id, data: own } = component;
    const inner = typeof id === 'string' && Object.hasOwn(registry, id) ? registry[id] : undefined;
    if (inner === undefined || !mayStandWithin(definition.id, inner)) return height;
    return height + inner.reserve(isRecord(own) ? own : {});
  }, definition.reserve(data));
}

// Measures the slots of a widget: the height of the blocks that they show at first, and whose chunks those need.
import { mayNest } from '~/domain/nesting';
import { arrayOf, isRecord } from '~/domain/record';
import type { KnownWidget, SlotMeasure, Registry } from './define-widget';
import { ownHeight, sound } from './nesting';

type Data = Readonly<Record<string, unknown>>;

/** What its slots add to the height of a widget, in rpx; `heightOf` gives the height of the blocks of one slot. */
type AddHeights = (data: Data, heightOf: (blocks: unknown) => number) => number;

type Measured = ReturnType<SlotMeasure>;

/** A block of no known widget stays: operators are told why it is not rendered. */
export const isNestable = (definition: KnownWidget | undefined, owners: readonly string[]): boolean =>
  definition === undefined || mayNest(definition.id, definition.single, owners);

interface Around {
  registry: Registry;
  owners: readonly string[];
}

/** A block in a slot with those in its own; null where it is not rendered. */
function measuredBlock(block: unknown, { registry, owners }: Around): Measured | null {
  const { id, data } = isRecord(block) ? block : {};
  const widget = typeof id === 'string' && Object.hasOwn(registry, id) ? registry[id] : undefined;
  if (widget === undefined || !isNestable(widget, owners)) return null;
  const own = isRecord(data) ? data : {};
  const inner = widget.slots?.(own, { registry, owners: [...owners, widget.id] });
  return {
    height: ownHeight(widget, own) + (inner?.height ?? 0),
    widgets: [widget, ...(inner?.widgets ?? [])],
  };
}

/** Cache by data: an edit asks for every block above the fold, and for those around it. */
const cache = new WeakMap<Data, Around & { measure: SlotMeasure; measured: Measured }>();

/** The owners say which blocks are rendered: data that stand in two places are measured for each. */
const isSamePlace = (one: Around, other: Around): boolean =>
  one.registry === other.registry &&
  one.owners.length === other.owners.length &&
  one.owners.every((id, index) => id === other.owners[index]);

/**
 * The `slots` of a widget's registration. `add` asks for the slots that are visible at first, and for no other: their
 * chunks load with the widget's.
 */
export const measureSlots = (add: AddHeights): SlotMeasure => {
  const measure: SlotMeasure = (data, around) => {
    const known = cache.get(data);
    if (known?.measure === measure && isSamePlace(known, around)) return known.measured;
    const widgets: KnownWidget[] = [];
    const heightAt = (blocks: unknown): number =>
      arrayOf(blocks).reduce<number>((sum, block) => {
        const inner = measuredBlock(block, around);
        widgets.push(...(inner?.widgets ?? []));
        return sum + (inner?.height ?? 0);
      }, 0);
    const measured = { height: sound(() => add(data, heightAt)), widgets };
    cache.set(data, { ...around, measure, measured });
    return measured;
  };
  return measure;
};

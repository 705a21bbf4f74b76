// Finds the slots of widgets in their schemas: where blocks stand, and which.
import type { Slot, SlotTable } from '~/domain/slots';
import { resolved } from '../widget-versions/constraints';
import type { NamedSchema } from './emit';
import { hintOf, isSlot, type Problem } from './hints';
import type { JsonSchema } from './schema';

interface Place {
  root: JsonSchema;
  path: readonly string[];
  pointer: string;
  /** Properties that the picker of the row writes. */
  copied: readonly string[];
}

/** A slot with its place in the schema. */
interface Found {
  slot: Slot;
  schema: JsonSchema;
  pointer: string;
}

function foundIn(given: JsonSchema, { root, path, pointer, copied }: Place): Found[] {
  const schema = resolved(given, root);
  return Object.entries(schema.properties ?? {}).flatMap(([name, child]) => {
    const property = resolved(child, root);
    const { allow, max, snapshot = [] } = hintOf(property);
    const at = { root, path: [...path, name], pointer: `${pointer}/properties/${name}`, copied: [] };
    if (isSlot(property)) {
      const slot: Slot = {
        path: at.path,
        ...(allow === undefined ? {} : { allow }),
        ...(max === undefined ? {} : { max }),
        ...(copied.includes(name) ? { isCopy: true } : {}),
      };
      return [{ slot, schema: property, pointer: at.pointer }];
    }
    if (property.items === undefined) return foundIn(property, at);
    const rows = { ...at, path: [...at.path, '*'], pointer: `${at.pointer}/items`, copied: snapshot };
    return foundIn(property.items, rows);
  });
}

const found = ({ root, defs }: NamedSchema): Found[] =>
  foundIn(root, { root: { ...root, $defs: defs }, path: [], pointer: '#/properties/data', copied: [] });

/** What a slot may hold: by what is known of each widget. */
export type Nestable = (id: string) => 'unknown' | 'single' | 'reference' | 'ready';

const NOT_ALLOWED = {
  unknown: 'which is no widget',
  single: 'which a page has once',
  reference: 'whose blocks are copies: a document names those of its own',
} as const;

function problemsOf({ slot, schema }: Found, nestable: Nestable): string[] {
  const wrong = (slot.allow ?? []).flatMap((id) => {
    const state = nestable(id);
    return state === 'ready' ? [] : [`allow names "${id}", ${NOT_ALLOWED[state]}`];
  });
  const isOwn = slot.isCopy !== true;
  return [
    ...(schema.type === 'array' ? [] : ['a slot is of type array']),
    ...(schema.items === undefined ? [] : ['a slot states no items: allow says what stands there']),
    ...(isOwn && slot.allow === undefined ? ['a slot needs allow, the widgets that may stand there'] : []),
    ...(isOwn && slot.max === undefined ? ['a slot needs max'] : []),
    ...wrong,
  ];
}

export const slotsIn = (stored: NamedSchema): Slot[] => found(stored).map(({ slot }) => slot);

/** Problems of a widget's slots. */
export const slotProblems = (stored: NamedSchema, nestable: Nestable): Problem[] =>
  found(stored).flatMap((one) =>
    problemsOf(one, nestable).map((message) => ({ pointer: one.pointer, message })),
  );

export const slotTable = (widgets: readonly { id: string; stored: NamedSchema }[]): SlotTable =>
  Object.fromEntries(
    widgets.flatMap(({ id, stored }) => {
      const slots = slotsIn(stored);
      return slots.length === 0 ? [] : [[id, slots]];
    }),
  );

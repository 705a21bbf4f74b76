// Every field of a widget's form with the data that shows it: found in the form itself, for tests.
import { isRecord } from '~/domain/record';
import { type FormField, type WidgetForm } from '~/domain/studio/form';
import { parentOf, pathOf, type Pointer, pointerOf, valueAt, withValueAt } from '~/domain/studio/pointer';
import { holds, type When, type WhenTest } from '~/domain/studio/when';
import { defaultRow } from '../../pickers/list-rows';

/** A field where it stands in a block; rows of a list are stood for by the first one. */
export interface Place {
  field: FormField;
  at: Pointer;
  /** The field whose control owns it. */
  holder: Place | null;
  /** Lists around it, which need a row, from the outermost on. */
  lists: readonly { at: Pointer; field: FormField }[];
  /** What must hold for it to be shown, with the objects that each condition is read in. */
  conditions: readonly { when: When; scopes: readonly Pointer[] }[];
}

type Around = Pick<Place, 'holder' | 'lists' | 'conditions'> & { scopes: readonly Pointer[] };

function placesAt(field: FormField, around: Around): Place[] {
  const { scopes } = around;
  const at = (scopes.at(-1) ?? '') + pointerOf([field.name]);
  const conditions = [
    ...around.conditions,
    ...(field.when === undefined ? [] : [{ when: field.when, scopes }]),
  ];
  const own: Place = { field, at, holder: around.holder, lists: around.lists, conditions };
  const isList = field.kind === 'list';
  const lists = isList ? [...around.lists, { at, field }] : around.lists;
  const inner = { holder: null, lists, conditions, scopes: [...scopes, isList ? `${at}/0` : at] };
  return [
    own,
    ...(field.parts ?? []).flatMap((part) => placesAt(part, { ...around, conditions, holder: own })),
    ...(field.fields ?? []).flatMap((one) => placesAt(one, inner)),
    ...(field.item === undefined
      ? []
      : placesAt({ ...field.item, name: '0' }, { ...inner, scopes: [...scopes, at] })),
  ];
}

/** All fields that an operator can reach. */
export const placesOf = ({ groups }: WidgetForm): Place[] =>
  groups
    .flatMap(({ fields }) => fields)
    .flatMap((field) => placesAt(field, { holder: null, lists: [], conditions: [], scopes: [''] }))
    .filter(({ field, holder }) => field.control !== 'none' && holder?.field.control !== 'none');

const scopesOf = (data: unknown, scopes: readonly Pointer[]): unknown[] =>
  scopes.map((scope) => valueAt(data, scope));

const YES: Readonly<Record<string, unknown>> = { boolean: true, number: 1, string: '1' };
const NO: Readonly<Record<string, unknown>> = { boolean: false, number: 0, string: '' };

/** Values that may make a test hold, by what stands there now and what its field offers. */
function candidates({ is, than }: WhenTest, now: unknown, field: FormField | undefined): unknown[] {
  const offered = field?.options?.map(({ value }) => value) ?? [];
  const values: Partial<Record<WhenTest['is'], unknown[]>> = {
    '==': [than],
    in: Array.isArray(than) ? [...(than as readonly unknown[])] : [],
    '!=': [...offered, Number(than) + 1],
    '>': [...offered, Number(than) + 1],
    yes: [field?.switch?.on ?? YES[typeof now]],
    no: [field?.switch?.off ?? NO[typeof now]],
  };
  return values[is] ?? [];
}

/** A list with one more row than it has. */
const longer = (rows: unknown): unknown =>
  Array.isArray(rows) ? [...(rows as unknown[]), structuredClone(rows[0])] : rows;

interface Wanted {
  when: When;
  scopes: readonly Pointer[];
  fields: readonly FormField[];
}

/** The data with a condition made to hold; as it is where that cannot be done. */
function satisfied(data: unknown, { when, scopes, fields }: Wanted): unknown {
  if (holds(when, scopesOf(data, scopes))) return data;
  if ('all' in when)
    return when.all.reduce<unknown>((next, part) => satisfied(next, { when: part, scopes, fields }), data);
  if ('any' in when) {
    const ways = when.any.map((part) => satisfied(data, { when: part, scopes, fields }));
    return ways.find((way) => holds(when, scopesOf(way, scopes))) ?? data;
  }
  const { up, names } = when.path;
  const owner = scopes[scopes.length - 1 - up] ?? '';
  if (names.at(-1) === 'length') {
    const list = owner + pointerOf(names.slice(0, -1));
    return withValueAt(data, list, longer(valueAt(data, list)));
  }
  const at = owner + pointerOf(names);
  const field = fields.find(({ name }) => name === names.at(-1));
  const ways = candidates(when, valueAt(data, at), field).map((value) => withValueAt(data, at, value));
  return ways.find((way) => holds(when, scopesOf(way, scopes))) ?? data;
}

/** The data with at least one row in a list. */
function withRow(data: unknown, { at, field }: { at: Pointer; field: FormField }): unknown {
  const rows = valueAt(data, at);
  if (Array.isArray(rows) && rows.length > 0) return data;
  return isRecord(valueAt(data, parentOf(at))) ? withValueAt(data, at, [defaultRow(field)]) : data;
}

/** The data in which a field is shown. */
export function preparedFor(place: Place, data: unknown, all: readonly Place[]): unknown {
  const fields = all.map(({ field }) => field);
  const depth = (at: Pointer): number => pathOf(at).length;
  const steps = [
    ...place.lists.map((list) => ({
      depth: depth(list.at) + 1,
      run: (before: unknown) => withRow(before, list),
    })),
    ...place.conditions.map(({ when, scopes }) => ({
      depth: depth(scopes.at(-1) ?? '') + 1,
      run: (before: unknown) => satisfied(before, { when, scopes, fields }),
    })),
  ];
  return steps.sort((one, other) => one.depth - other.depth).reduce((before, { run }) => run(before), data);
}

// What controls write into a block's data: where, and that all else stays. For tests.
import { isRecord } from '~/domain/record';
import { hasParentAt, parentOf, type Pointer, valueAt, withValueAt } from '~/domain/studio/pointer';
import { isSameJson } from '~/domain/studio/same-json';
import type { Place } from './places';

/** Pointers of the values that differ; what is absent is an object without members. */
export function differences(a: unknown, b: unknown, at: Pointer = ''): Pointer[] {
  if (isSameJson(a, b)) return [];
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
    return a.flatMap((entry: unknown, index) => differences(entry, b[index], `${at}/${index}`));
  const [one, other] = [a ?? {}, b ?? {}];
  if (!isRecord(one) || !isRecord(other)) return [at];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.flatMap((name) => differences(one[name], other[name], `${at}/${name}`));
}

/** Controls that write their parts along with their own value. */
export const OWNING: ReadonlySet<string> = new Set([
  'tile',
  'rubik',
  'link',
  'pick',
  'datetime',
  'form-range',
  'own',
]);
/** Stored values that follow from a field: texts and measures that the form computes. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  'rubik/style': ['height', 'a_height'],
  'rubik/space': ['list'],
  'rubik/w': ['list'],
  'rubik/h': ['list'],
  'form/formDialog/0/key': ['key_name', 'hint', 'default', 'list', 'img_type', 'num'],
  'form/formDialog/0/min': ['range'],
  'form/formDialog/0/max': ['range'],
  'background/position': ['positionText'],
  'background/mode': ['repeatText'],
  'user/top_pic_url': ['img_height'],
};

/** Where the control of a field may write. */
export function placesWritten(id: string, { field, at, holder }: Place): Pointer[] {
  const owned = OWNING.has(field.control) ? (field.parts ?? []).map(({ name }) => name) : [];
  const of = holder !== null && OWNING.has(holder.field.control) ? [holder.field.name] : [];
  const names = [...owned, ...of, ...Object.keys(field.clears ?? {}), ...(COMPUTED[id + at] ?? [])];
  return [at, ...names.map((name) => `${parentOf(at)}/${name}`)];
}

/** With the values of some places put back, the text is the former one: every other byte and the order stay. */
export function textWithout(places: readonly Pointer[], before: unknown, after: unknown): string {
  const back = places.reduce<unknown>((data, at) => {
    const from = valueAt(before, parentOf(at)) === undefined ? parentOf(at) : at;
    return hasParentAt(data, from) ? withValueAt(data, from, valueAt(before, from)) : data;
  }, after);
  return JSON.stringify(back);
}

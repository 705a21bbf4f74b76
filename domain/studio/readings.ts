// Where a stored value is not of its schema, and what is read instead of it.
import { listOf } from '~/schemas/shape';
import { isRecord } from '../record';
import { type Pointer, pointerOf } from './pointer';
import { isSameJson } from './same-json';

const TYPES: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  boolean: '开关',
  object: '对象',
};
const typeOf = (value: unknown): string => (Array.isArray(value) ? '列表' : (TYPES[typeof value] ?? '空'));
const shortOf = (value: unknown): string =>
  Array.from(JSON.stringify(value) ?? '')
    .slice(0, 40)
    .join('');

export interface Reading {
  at: Pointer;
  message: string;
}

/** A value of the right type can be out of its bounds, or none of the choices. */
function wordsOf(name: string, stored: unknown, read: unknown): string {
  const problem = typeOf(stored) === typeOf(read) ? '的值不能用' : `是${typeOf(stored)}`;
  return `${name} ${problem}，已按 ${shortOf(read)} 读`;
}

/** Where a stored value was coerced: `limit_num 是文字，已按 10 读`. */
export function readings(stored: unknown, read: unknown, path: readonly (string | number)[]): Reading[] {
  if (isSameJson(stored, read)) return [];
  const at = pointerOf(path);
  // A list with a gap is read whole; the places are those of the list.
  const list = Array.isArray(read) ? listOf(stored) : null;
  if (list !== null && Array.isArray(read))
    return list.flatMap((entry: unknown, index) => readings(entry, read[index], [...path, index]));
  if (isRecord(stored) && isRecord(read))
    return Object.keys(stored).flatMap((key) => readings(stored[key], read[key], [...path, key]));
  // A member that is in no schema is ignored.
  if (read === undefined) return [];
  return [{ at, message: wordsOf(String(path.at(-1) ?? ''), stored, read) }];
}

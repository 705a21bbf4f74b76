// JSON Pointers (RFC 6901): reading and writing a value in plain JSON data.
import { isRecord } from '../record';

/** '' is the whole value, '/banners/1/picUrl' a member of an entry. */
export type Pointer = string;

export const pathOf = (pointer: Pointer): string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

export const pointerOf = (path: readonly (string | number)[]): Pointer =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export const parentOf = (pointer: Pointer): Pointer => pointer.slice(0, pointer.lastIndexOf('/'));

function childOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return /^\d+$/.test(key) ? (value[Number(key)] as unknown) : undefined;
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The value at the pointer; undefined where there is none. */
export const valueAt = (value: unknown, pointer: Pointer): unknown =>
  pathOf(pointer).reduce<unknown>(childOf, value);

/** Whether the value at `pointer` could be written without creating its parent first. */
export function hasParentAt(value: unknown, pointer: Pointer): boolean {
  if (pointer === '') return true;
  const parent = valueAt(value, parentOf(pointer));
  const key = pathOf(pointer).at(-1) ?? '';
  if (Array.isArray(parent)) return /^\d+$/.test(key) && Number(key) <= parent.length;
  return isRecord(parent) && key !== '__proto__';
}

/**
 * A copy of `value` with `next` at the pointer, or without that member when `next` is undefined; unchanged parts
 * are shared with `value`. Throws a RangeError where the parent is missing (`hasParentAt`).
 */
export function withValueAt(value: unknown, pointer: Pointer, next: unknown): unknown {
  if (!hasParentAt(value, pointer)) throw new RangeError(`No parent at ${pointer}`);
  return written(value, pathOf(pointer), next);
}

function written(value: unknown, [key, ...rest]: string[], next: unknown): unknown {
  if (key === undefined) return next;
  const child = rest.length === 0 ? next : written(childOf(value, key), rest, next);
  if (Array.isArray(value)) {
    const copy = [...(value as unknown[])];
    if (child === undefined) copy.splice(Number(key), 1);
    else copy[Number(key)] = child;
    return copy;
  }
  const { [key]: _before, ...others } = value as Record<string, unknown>;
  if (child === undefined) return others;
  return { ...(value as Record<string, unknown>), [key]: child };
}

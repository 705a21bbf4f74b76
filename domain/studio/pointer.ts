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

/** Writes into a JSON value: the first write of a list or an object copies it, later ones change that copy. */
export class ValueWriter {
  private readonly copies = new WeakSet();
  constructor(private written: unknown) {}

  get value(): unknown {
    return this.written;
  }

  /** Removes the member when `next` is undefined. Throws a RangeError where the parent is missing (`hasParentAt`). */
  write(pointer: Pointer, next: unknown): void {
    if (!hasParentAt(this.written, pointer)) throw new RangeError(`No parent at ${pointer}`);
    this.written = this.within(this.written, pathOf(pointer), next);
  }

  private within(value: unknown, [key, ...rest]: string[], next: unknown): unknown {
    if (key === undefined) return next;
    const child = rest.length === 0 ? next : this.within(childOf(value, key), rest, next);
    const own = this.copyOf(value as object);
    if (child === undefined) {
      if (Array.isArray(own)) own.splice(Number(key), 1);
      else Reflect.deleteProperty(own, key);
    } else if (key === '__proto__')
      // An assignment would change the prototype.
      Object.defineProperty(own, key, { value: child, configurable: true, enumerable: true, writable: true });
    else (own as Record<string, unknown>)[key] = child;
    return own;
  }

  private copyOf(value: object): object {
    if (this.copies.has(value)) return value;
    const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
    this.copies.add(copy);
    return copy;
  }
}

/**
 * A copy of `value` with `next` at the pointer, or without that member when `next` is undefined; unchanged parts
 * are shared with `value`. Throws a RangeError where the parent is missing (`hasParentAt`).
 */
export function withValueAt(value: unknown, pointer: Pointer, next: unknown): unknown {
  const writer = new ValueWriter(value);
  writer.write(pointer, next);
  return writer.value;
}

// A shape: a JSON Schema stripped of texts, small enough to ship, interpreted by `coerce`.
import { decimalOf } from './decimal';

/**
 * `t`: s string, d decimal text, n number, i integer, b boolean, a array, o object, x anything.
 * `d` default, `e` allowed values, `m`/`M` least and greatest, `f` format, `i` items, `p` properties,
 * `a` shape of the values of unnamed properties, `o` names of optional properties, `z` may be null,
 * `u` alternatives: the first whose type fits wins, among objects the one with the most names of the value; else the first.
 */
export interface Shape {
  readonly t: 's' | 'd' | 'n' | 'i' | 'b' | 'a' | 'o' | 'x';
  readonly d?: unknown;
  readonly e?: readonly unknown[];
  readonly m?: number;
  readonly M?: number;
  readonly f?: 'color' | 'image' | 'html';
  readonly i?: Shape;
  readonly p?: Readonly<Record<string, Shape>>;
  readonly a?: Shape;
  readonly o?: readonly string[];
  readonly z?: 1;
  readonly u?: readonly Shape[];
}

/** A plain object; an array and null are none (VAL-06). */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const INDEX = /^\d+$/;

/** A list; PHP writes one from which an entry was unset as an object of integer keys. Null for anything else. */
export function listOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return null;
  const keys = Object.keys(value);
  // Integer keys are in ascending order.
  return keys.length > 0 && keys.every((key) => INDEX.test(key)) ? Object.values(value) : null;
}

const COLOUR =
  /^(#[0-9a-f]{3,4}|#[0-9a-f]{6}|#[0-9a-f]{8}|rgba?\([\d\s.,%/]+\)|hsla?\([\d\s.,%/]+\)|[a-z]{3,20})$/i;

/** No scheme, or one that a picture may have; anything else (`javascript:`) is refused. */
const PICTURE =
  /^(?![a-z][a-z0-9+.-]*:)|^(https?:|blob:|data:image\/(png|jpe?g|gif|webp|avif|svg\+xml)[;,])/i;

const fits: Record<Shape['t'], (value: unknown) => boolean> = {
  s: (value) => typeof value === 'string',
  d: (value) => typeof value === 'string',
  n: (value) => typeof value === 'number' && Number.isFinite(value),
  i: (value) => Number.isInteger(value),
  b: (value) => typeof value === 'boolean',
  a: (value) => listOf(value) !== null,
  o: isRecord,
  x: () => true,
};

/** The value of a shape when no usable one was given. */
export function defaultOf(shape: Shape): unknown {
  if (shape.d !== undefined) return structuredClone(shape.d);
  if (shape.z === 1) return null;
  if (shape.u !== undefined) return shape.u[0] === undefined ? null : defaultOf(shape.u[0]);
  if (shape.e !== undefined) return shape.e[0];
  if (shape.t === 'o') return coerceObject(shape, {});
  return { s: '', d: '', n: bound(shape, 0), i: bound(shape, 0), b: false, a: [], x: null }[shape.t];
}

/** How many unusable values have been replaced so far. */
let unusable = 0;

/** Backends represent nothing in several ways. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function note(value: unknown): void {
  if (!isNothing(value)) unusable += 1;
}

/** The default instead of an unusable value. */
function inPlaceOf(value: unknown, shape: Shape): unknown {
  note(value);
  return defaultOf(shape);
}

const bound = (shape: Shape, amount: number): number =>
  Math.min(Math.max(amount, shape.m ?? -Infinity), shape.M ?? Infinity);

function coerceText(shape: Shape, value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    return inPlaceOf(value, shape);
  const text = String(value);
  const isRefused =
    (shape.f === 'color' && text !== '' && !COLOUR.test(text.trim())) ||
    (shape.f === 'image' && !PICTURE.test(text.trim()));
  if (isRefused) return inPlaceOf(value, shape);
  return shape.t === 'd' ? (decimalOf(value) ?? text) : text;
}

function coerceNumber(shape: Shape, value: unknown): unknown {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const given = typeof value === 'boolean' ? Number(value) : isNumeric ? Number(value) : Number.NaN;
  if (!Number.isFinite(given)) return inPlaceOf(value, shape);
  return bound(shape, shape.t === 'i' ? Math.round(given) : given);
}

function coerceBoolean(shape: Shape, value: unknown): unknown {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true') return true;
  if (value === 0 || value === '0' || value === 'false' || value === '') return false;
  return inPlaceOf(value, shape);
}

function coerceArray(shape: Shape, value: unknown): unknown {
  const list = listOf(value);
  if (list === null) return inPlaceOf(value, shape);
  const { i: item } = shape;
  return item === undefined ? list : list.map((entry) => coerce(item, entry));
}

function coerceObject(shape: Shape, value: unknown): unknown {
  // An empty map of the PHP backend arrives as [] (contract, section 3).
  if (!isRecord(value)) note(value);
  const given = isRecord(value) ? value : {};
  const result: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(given)) {
    if (name === '__proto__' || shape.p?.[name] !== undefined) continue;
    result[name] = shape.a === undefined ? entry : coerce(shape.a, entry);
  }
  for (const [name, property] of Object.entries(shape.p ?? {})) {
    const isAbsent = !Object.hasOwn(given, name) || given[name] === undefined;
    if (isAbsent && shape.o?.includes(name) === true && property.d === undefined) continue;
    result[name] = coerce(property, isAbsent ? undefined : given[name]);
  }
  return result;
}

const byType: Record<Shape['t'], (shape: Shape, value: unknown) => unknown> = {
  s: coerceText,
  d: coerceText,
  n: coerceNumber,
  i: coerceNumber,
  b: coerceBoolean,
  a: coerceArray,
  o: coerceObject,
  x: (shape, value) => (value === undefined ? defaultOf(shape) : value),
};

/** Whether an object is rather a list with a gap than a map. */
const isGapped = (value: unknown): boolean => isRecord(value) && listOf(value) !== null;

/** How many of the value's names an object's shape has. */
const namesShared = ({ p = {} }: Shape, value: object): number =>
  Object.keys(value).filter((name) => Object.hasOwn(p, name)).length;

/** The alternative of a union that a value is of. */
export function alternativeFor(options: readonly Shape[], value: unknown): Shape | undefined {
  const fitting = options.filter(
    (option) => fits[option.t](value) && !(isGapped(value) && option.t === 'o' && option.a === undefined),
  );
  const [first = options[0]] = fitting;
  if (fitting.length < 2 || !isRecord(value)) return first;
  const most = Math.max(...fitting.map((option) => namesShared(option, value)));
  return fitting.find((option) => namesShared(option, value) === most);
}

/**
 * Makes any value safe to render by a shape: types are coerced both ways (texts that mean numbers, numbers that mean
 * texts), bounds enforced, missing or unusable values replaced by their default. Never throws; unnamed properties stay.
 */
export function coerce(shape: Shape, value: unknown): unknown {
  if (value === null && shape.z === 1) return null;
  if (shape.u !== undefined) {
    const match = alternativeFor(shape.u, value);
    return match === undefined ? value : coerce(match, value);
  }
  if (shape.e !== undefined) {
    const match = shape.e.find((entry) => entry === value) ?? shape.e.find((entry) => sameText(entry, value));
    return match === undefined ? inPlaceOf(value, shape) : match;
  }
  return byType[shape.t](shape, value);
}

/** As `coerce`, and whether every given value was usable. */
export function coerceWhole(shape: Shape, value: unknown): { value: unknown; isWhole: boolean } {
  const before = unusable;
  const made = coerce(shape, value);
  return { value: made, isWhole: unusable === before };
}

const sameText = (a: unknown, b: unknown): boolean =>
  (typeof b === 'string' || typeof b === 'number' || typeof b === 'boolean') && String(a) === String(b);

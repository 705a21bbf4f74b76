// Parses the fields of a request's body: a missing or invalid field is refused with 422 and its path.
import { isRecord } from '~/domain/record';
import { parseServerTime } from '~/domain/time';
import { invalidField, StudioError } from './studio-error';

export type Fields = Readonly<Record<string, unknown>>;

/** @throws StudioError 400 for what is no object. */
export function fieldsOf(body: unknown): Fields {
  if (!isRecord(body)) throw new StudioError('bad-request');
  return body;
}

interface TextRule {
  /** Name in the message: 「标题」. */
  label: string;
  min?: number;
  max: number;
}

/** Number of characters as users count them. */
const lengthOf = (text: string): number => Array.from(text).length;

export function textOf(fields: Fields, name: string, { label, min = 0, max }: TextRule): string {
  const value = fields[name];
  const text = typeof value === 'string' ? value.trim() : '';
  if (typeof value !== 'string' && (min > 0 || value !== undefined))
    throw invalidField(`/${name}`, `「${label}」要填写文字`);
  if (text.includes('\0') || lengthOf(text) > max || lengthOf(text) < min)
    throw invalidField(`/${name}`, `${label}${min > 0 ? '不能为空，' : ''}最多 ${max} 个字`);
  return text;
}

export function numberOf(
  fields: Fields,
  name: string,
  { label, min, max }: { label: string; min: number; max: number },
): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    throw invalidField(`/${name}`, `「${label}」要在 ${min} 到 ${max} 之间`);
  return value;
}

export function oneOf<T extends string>(fields: Fields, name: string, values: readonly T[]): T {
  const value = values.find((one) => one === fields[name]);
  if (value === undefined) throw invalidField(`/${name}`, `「${name}」只能是：${values.join('、')}`);
  return value;
}

export function booleanOf(fields: Fields, name: string): boolean {
  const value = fields[name];
  if (typeof value !== 'boolean') throw invalidField(`/${name}`, `「${name}」只能是开或关`);
  return value;
}

/** A time, or null where the field is null or absent. */
export function momentOf(fields: Fields, name: string): Date | null {
  const value = fields[name] ?? null;
  if (value === null) return null;
  const moment = parseServerTime(value);
  if (moment === null) throw invalidField(`/${name}`, '时间的格式不正确');
  return new Date(moment);
}

/** `HH:mm`. */
export function timeOfDayOf(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value))
    throw invalidField(`/${name}`, '时间要写成 20:00 这样');
  return value;
}

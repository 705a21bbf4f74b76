// Reads the fields of a provider's answer, whose shape is checked by nobody.
import { isRecord } from '~/domain/record';

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a JSON text; none where it is no object. */
export function fieldsOf(json: string): Fields {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

export const textAt = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

export const fieldsAt = (fields: Fields, name: string): Fields => {
  const value = fields[name];
  return isRecord(value) ? value : {};
};

/** Null for anything but whole fen. */
export const fenAt = (fields: Fields, name: string): number | null => {
  const value = fields[name];
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
};

/** The objects of a list; others are left out. */
export const listAt = (fields: Fields, name: string): Fields[] => {
  const value = fields[name];
  return Array.isArray(value) ? value.filter(isRecord) : [];
};

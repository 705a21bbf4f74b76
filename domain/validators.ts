// Checks of single values that client and server share (VAL-01 to VAL-08; the colour check is in colour.ts, those of
// types in record.ts).
import { isArray, isRecord } from './record';

/** Remote pictures smaller than this in either direction are dropped from previews (VAL-07). In pixels. */
export const MIN_IMAGE_SIZE_PX = 60;

const WEB_URL =
  /^https?:\/\/[^\s/?#]+\.[^\s/?#]+(?:[/?#]\S*)?$|^https?:\/\/localhost(?::\d+)?(?:[/?#]\S*)?$/i;

/** An absolute http or https address of a host with a dot in it, or of localhost (VAL-01). */
export const isUrl = (value: unknown): boolean => typeof value === 'string' && WEB_URL.test(value);

const DATE_TEXT = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?/;

/** Whether a text can be parsed as a date (VAL-02); a day that its month does not have is invalid. */
export function isDate(value: unknown): boolean {
  if (value instanceof Date) return !Number.isNaN(value.getTime());
  if (typeof value === 'number') return !Number.isNaN(new Date(value).getTime());
  if (typeof value !== 'string' || value.trim() === '') return false;
  const parts = DATE_TEXT.exec(value.trim());
  if (parts === null) return !Number.isNaN(Date.parse(value));
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  const date = new Date(Date.UTC(year, month - 1, day));
  const isRealDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isRealDay && hour < 24 && minute < 60 && second < 60;
}

const IDENTITY_NUMBER = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/;
/** Weights and check characters of the 18-digit citizen number (GB 11643, ISO 7064 MOD 11-2). */
const IDENTITY_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const IDENTITY_CHECKS = '10X98765432';

/** The 18-digit Chinese identity number with a real birthday and the right check character (VAL-03). */
export function isIdentityNumber(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const text = value.toUpperCase();
  const parts = IDENTITY_NUMBER.exec(text);
  if (parts === null) return false;
  const [, year = '', month = '', day = ''] = parts;
  if (!isDate(`${year}-${month}-${day}`)) return false;
  const sum = IDENTITY_WEIGHTS.reduce(
    (total, weight, place) => total + weight * Number(text.charAt(place)),
    0,
  );
  return IDENTITY_CHECKS.charAt(sum % 11) === text.charAt(17);
}

const LANDLINE = /^(?:0\d{2,3}-?)?\d{7,8}(?:-\d{1,6})?$/;
const SERVICE_NUMBER = /^[48]00-?\d{3}-?\d{4}$/;
const MOBILE = /^1\d{10}$/;

/** A landline with or without area code, or a 400/800 service number (VAL-04). */
export const isPhone = (value: unknown): boolean =>
  typeof value === 'string' && (LANDLINE.test(value) || SERVICE_NUMBER.test(value));

/** A mobile number of mainland China: 1 and ten digits. */
export const isMobile = (value: unknown): boolean => typeof value === 'string' && MOBILE.test(value);

/** Any number that can be called: mobile, landline or service number. */
export const isContactNumber = (value: unknown): boolean => isMobile(value) || isPhone(value);

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const isEmail = (value: unknown): boolean => typeof value === 'string' && EMAIL.test(value);

/** Blank text, zero, NaN, nothing, false, an empty array and an empty object are empty (VAL-05). */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'number') return value === 0 || Number.isNaN(value);
  if (isArray(value)) return value.length === 0;
  if (value instanceof Date) return Number.isNaN(value.getTime());
  if (isRecord(value)) return Object.keys(value).length === 0;
  return value === null || value === undefined || value === false;
}

/** Whether a picture of this size in pixels may enter a preview list (VAL-07). */
export const isPreviewSize = ({ width, height }: { width: number; height: number }): boolean =>
  width >= MIN_IMAGE_SIZE_PX && height >= MIN_IMAGE_SIZE_PX;

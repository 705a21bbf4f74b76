// A place as operators write it: 「纬度,经度」.
import type { Place } from '~/domain/distance';
import { placeOf, splitLocation } from '~/domain/place';

/** As layouts store it. */
export const textOfPlace = ({ latitude, longitude }: Place): string => `${latitude},${longitude}`;

/** The same of what is typed: an input method writes a comma of its own. */
export const placeText = (text: string): string => text.replace('，', ',');

/** The place of a stored text; null where it is none. */
export function readPlace(text: string): Place | null {
  const { latitude, longitude } = splitLocation(text);
  return placeOf(latitude, longitude);
}

/** Words what is wrong; null where it is a place or empty. */
export function placeProblem(text: string): string | null {
  if (text.trim() === '') return null;
  const [, first, second] = /^\s*(-?\d+(?:\.\d+)?)\s*[,，]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  if (first === undefined) return '先写纬度、后写经度，如 30.2741,120.1551';
  const [latitude, longitude] = [Number(first), Number(second)];
  if (Math.abs(latitude) > 90 && Math.abs(longitude) <= 90) return '先写纬度，再写经度';
  return Math.abs(latitude) > 90 || Math.abs(longitude) > 180 ? '没有这样的坐标' : null;
}

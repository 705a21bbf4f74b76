// The pictures of a preview's address.
import { isSafePicture } from '~/domain/links';

function listOf(urls: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(urls);
    if (Array.isArray(parsed)) return parsed;
  } catch {
    // Not JSON: addresses with commas between.
  }
  return urls.split(',');
}

/** The safe addresses of `urls`, a JSON list or addresses with commas between. */
export const picturesOf = (urls: string): string[] =>
  listOf(urls).filter((url): url is string => isSafePicture(url) && url.trim() !== '');

/** The place of the picture shown first: named by its address or its index, else the first. */
export function firstOf(pictures: readonly string[], current: string): number {
  const named = pictures.indexOf(current);
  if (named >= 0) return named;
  const place = /^\d{1,3}$/.test(current) ? Number(current) : 0;
  return place < pictures.length ? place : 0;
}

// What a clerk scanned or typed: the address of a redeeming screen, or a code that the server knows.
import { parseAddress } from '~/domain/links';
import { type Place, placeOf } from '~/domain/share-link';

export type RedeemCode = { readonly place: Place } | { readonly token: string } | null;

/** Only screens that redeem: a scanned code must not lead a clerk anywhere else. */
export const isRedeemPath = (path: string): boolean => path.split('/').includes('clerk');

const TOKEN = /^[\w-]{6,64}$/;

/** The screen of a path with its query, where it is one that redeems. */
export function redeemPlace(path: string, query: unknown): Place | null {
  const place = placeOf(path, query);
  return place !== null && isRedeemPath(place.path) ? place : null;
}

function ofAddress(text: string, origin: string): RedeemCode {
  const url = new URL(text);
  if (url.origin !== origin) return null;
  const { path, query } = parseAddress(url.hash);
  const place = redeemPlace(path, query);
  if (place !== null) return { place };
  const token = query['scene'] ?? url.searchParams.get('scene') ?? '';
  return TOKEN.test(token) ? { token } : null;
}

/** Reads a scanned text or a typed code, whose groups may be spaced; null for anything else. */
export function readRedeemCode(text: string, origin: string): RedeemCode {
  const given = text.trim();
  if (/^https?:\/\//i.test(given)) return URL.canParse(given) ? ofAddress(given, origin) : null;
  const token = given.replaceAll(/\s/g, '');
  return TOKEN.test(token) ? { token } : null;
}

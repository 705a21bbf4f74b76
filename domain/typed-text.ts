// Cleans numbers and addresses as people type, paste or have them filled in, before any limit applies: phone and server alike.

/** What a text is meant to be. `digits`: a code; `serial`: a number that may have letters, such as a parcel's. */
export type TypedKind = 'phone' | 'email' | 'digits' | 'serial';

/** Marks of direction, joiners, soft hyphens, byte order marks and variation selectors, which copied text brings along. */
export const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63]/g;

/** Full-width signs and other dashes as their ASCII ones; the length stays. */
export const withoutFullWidth = (text: string): string =>
  text
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(DASHES, '-');

const plainOf = (text: string): string => withoutFullWidth(text.replace(INVISIBLE, ''));

const COUNTRY_AND_MOBILE = /^(?:\+86|0086|86)?(1\d{10})$/;
const AREA_IN_BRACKETS = /^\((0\d{2,3})\)-?/;

function phoneOf(text: string): string {
  const dense = text.replace(/\s/g, '');
  const mobile = COUNTRY_AND_MOBILE.exec(dense.replace(/[-.()]/g, ''))?.[1];
  return mobile ?? dense.replace(AREA_IN_BRACKETS, '$1-');
}

const withoutBlanks = (text: string): string => text.replace(/\s/g, '');

const CLEAN: Readonly<Record<TypedKind, (text: string) => string>> = {
  phone: phoneOf,
  email: withoutBlanks,
  digits: (text) => text.replace(/[\s-]/g, ''),
  serial: withoutBlanks,
};

/** The text as it is meant; an unfinished one stays as it is, so that it can be typed on. */
export const cleanTyped = (kind: TypedKind, text: string): string => CLEAN[kind](plainOf(text));

/** As many characters as a reader counts: `maxlength` counts a surrogate pair as two. */
export const cutTo = (text: string, max = Infinity): string => {
  const characters = Array.from(text);
  return characters.length > max ? characters.slice(0, max).join('') : text;
};

/** Kinds by the name of the field on the wire. */
const KINDS: ReadonlyMap<string, TypedKind> = new Map([
  ['mobile', 'phone'],
  ['buyer_phone', 'phone'],
  ['buyer_email', 'email'],
  ['email', 'email'],
  ['captcha', 'digits'],
  ['sms_captcha', 'digits'],
  ['mobile_code', 'digits'],
  ['express_no', 'serial'],
  ['merchant_express_no', 'serial'],
  ['buyer_taxpayer_num', 'serial'],
  ['invitation_code', 'serial'],
]);

/** What a field is meant to be, by its name on the wire; undefined for words. */
export const typedKindOfName = (name: string): TypedKind | undefined => KINDS.get(name);

/** Cleans the value of a field by its name on the wire; other names and types stay. */
export function cleanField(name: string, value: unknown): unknown {
  const kind = typedKindOfName(name);
  return kind === undefined || typeof value !== 'string' ? value : cleanTyped(kind, value);
}

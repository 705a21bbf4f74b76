// Invitation codes: six characters computed from a shopper's id, without a table.

/** Digits and capital letters but I, L, O and U, which are misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
const BITS_OF_CHARACTER = 5n;
/** 32⁶: beyond so many shoppers codes would repeat. */
const SPACE = 1n << (BigInt(LENGTH) * BITS_OF_CHARACTER);
/** Odd, so that multiplying by it modulo SPACE is invertible: neighbours get codes that do not look alike. */
const FACTOR = 387_420_489n;
const SHIFT = 523_456_789n;

/** The inverse of FACTOR modulo SPACE; each round doubles the number of right bits. */
function inverseOf(factor: bigint): bigint {
  let inverse = factor;
  for (let round = 0; round < LENGTH; round += 1) inverse = (inverse * (2n - factor * inverse)) % SPACE;
  return ((inverse % SPACE) + SPACE) % SPACE;
}

const INVERSE = inverseOf(FACTOR);

/** The code of a shopper; always the same. */
export function invitationCodeOf(userId: number): string {
  const mixed = (BigInt(userId) * FACTOR + SHIFT) % SPACE;
  return Array.from({ length: LENGTH }, (_, at) =>
    ALPHABET.charAt(Number((mixed >> (BigInt(LENGTH - 1 - at) * BITS_OF_CHARACTER)) & 31n)),
  ).join('');
}

/** The shopper of a code, case-insensitive; null for an invalid code. */
export function userIdOfCode(code: string): number | null {
  const places = Array.from(code.toUpperCase(), (letter) => ALPHABET.indexOf(letter));
  if (places.length !== LENGTH || places.includes(-1)) return null;
  const mixed = places.reduce((sum, place) => (sum << BITS_OF_CHARACTER) + BigInt(place), 0n);
  return Number((((mixed - SHIFT + SPACE) % SPACE) * INVERSE) % SPACE);
}

// Reads the ids of the specification's statements (`PAY-07`) in the titles of tests.

const LITERAL = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
/** One id, or a range: `PAY-20 … PAY-25`, `VAL-01 to 07`. */
const NAMED = /\b([A-Z]{2,})-(\d{2})(?:\s*(?:…|–|to)\s*(?:\1-)?(\d{2}))?/g;

const idOf = (family: string, number: number): string => `${family}-${String(number).padStart(2, '0')}`;

function idsIn(words: string): string[] {
  return [...words.matchAll(NAMED)].flatMap(([, family = '', first = '', last = first]) => {
    const count = Math.max(1, Number(last) - Number(first) + 1);
    return Array.from({ length: count }, (_, index) => idOf(family, Number(first) + index));
  });
}

/** Ids in the string literals of a test file; comments do not count, as nothing runs them. */
export const idsNamed = (source: string): Set<string> =>
  new Set([...source.matchAll(LITERAL)].flatMap(([literal]) => idsIn(literal)));

// Small rules of text: masking a number, counting letters, truncating a line.

/** 138****0000; text that is no mobile number is returned as it is. */
export const maskMobile = (mobile: string): string => mobile.replace(/^(1\d{2})\d{4}(\d{4})$/, '$1****$2');

/** How many letters a text has as a reader counts them: a pair of code units is one. */
export const letterCount = (text: string): number => Array.from(text).length;

/** At most so many letters of its beginning; all without a limit. */
export const firstLetters = (text: string, most = Infinity): string =>
  Array.from(text).slice(0, most).join('');

/** At most `max` characters as a reader counts them; a truncated text ends with …. */
export function clampText(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max ? text : `${characters.slice(0, Math.max(0, max - 1)).join('')}…`;
}

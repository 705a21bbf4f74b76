// Glyph outlines: the same on every phone, without a font. letters.json is derived from Noto Serif CJK and Noto Sans
// CJK, © Adobe, SIL Open Font License 1.1 (https://openfontlicense.org).
import outlines from './letters.json';

/** The typefaces of pictures: Noto Serif CJK SC Bold, Noto Sans CJK SC Regular and Bold. */
export type Face = 'serif' | 'sans' | 'sans-bold';

/** Advance width and the SVG path about the base line, both in 1/500 of the font's size. */
export type Outline = readonly [advance: number, path: string];

/** Units of the outlines that make one font size. */
export const UNITS = 500;

/** Letters by face, written by scripts/outline-letters.ts. */
export const OUTLINES: Record<Face, Record<string, Outline>> = outlines as unknown as Record<
  Face,
  Record<string, Outline>
>;

export class MissingLetterError extends Error {
  readonly face: Face;
  readonly letter: string;

  constructor(face: Face, letter: string) {
    super(`no outline of ${letter} (${face}): run node scripts/run.mjs scripts/outline-letters.ts`);
    this.face = face;
    this.letter = letter;
  }
}

/** Throws a MissingLetterError for a letter that letters.json does not have. */
export function outlineOf(face: Face, letter: string): Outline {
  const outline = OUTLINES[face][letter];
  if (outline === undefined) throw new MissingLetterError(face, letter);
  return outline;
}

// The background of a block: colour and picture with a nine-cell position, repetition and size in percent.
import type { CSSProperties } from 'react';
import { isSafePicture } from '~/domain/links';
import { widePicture } from '~/domain/picture-address';

/** The fields of a stored block for its background. */
export interface BlockBackground {
  readonly backgroundColor: string;
  /** Empty for none. */
  readonly backgroundPicUrl: string;
  /** 1 to 9, row by row from the top left; anything else is the centre. */
  readonly position: number;
  /** 1 not repeated, 2 sideways, 3 downwards, 4 both; anything else is not repeated. */
  readonly mode: number;
  /** Percent of the block. */
  readonly backgroundWidth: number;
  readonly backgroundHeight: number;
}

const COLUMNS = ['left', 'center', 'right'] as const;
const ROWS = ['top', 'center', 'bottom'] as const;
const REPEATS: Readonly<Record<number, string>> = { 2: 'repeat-x', 3: 'repeat-y', 4: 'repeat' };

/** CSS of a position. */
export function placeOf(position: number): string {
  const cell = position >= 1 && position <= 9 ? position - 1 : 4;
  return `${COLUMNS[cell % 3] ?? 'center'} ${ROWS[Math.floor(cell / 3)] ?? 'center'}`;
}

/** CSS of a mode. */
export const repeatOf = (mode: number): string => REPEATS[mode] ?? 'no-repeat';

/** The inline style of a block's wrapper. */
export function blockBackground(block: BlockBackground): CSSProperties {
  const colour = { backgroundColor: block.backgroundColor };
  if (!isSafePicture(block.backgroundPicUrl)) return colour;
  return {
    ...colour,
    // A quoted CSS string: quotes and backslashes of an address cannot end it.
    backgroundImage: `url(${JSON.stringify(widePicture(block.backgroundPicUrl))})`,
    backgroundSize: `${block.backgroundWidth}% ${block.backgroundHeight}%`,
    backgroundPosition: placeOf(block.position),
    backgroundRepeat: repeatOf(block.mode),
  };
}

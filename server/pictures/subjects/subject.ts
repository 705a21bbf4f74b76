// The type of a subject: one kind of product, drawn in any palette.
import type { Palette } from '../palette';

/** Draws the thing standing on (375, 610), some 400 units wide and high; `label` is what is written on it, if anything. */
export type Subject = (palette: Palette, label: string) => string;

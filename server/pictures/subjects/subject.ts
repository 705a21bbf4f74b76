// The type of a subject: one kind of product, in any palette.
import type { Palette } from '../palette';

/** The object on (375, 610), some 400 units wide and high; `label` is the text written on it, if any. */
export type Subject = (palette: Palette, label: string) => string;

// Known widgets by component id.
import { palette } from './palette.gen';

export const paletteById = Object.fromEntries(palette.map((entry) => [entry.id, entry]));

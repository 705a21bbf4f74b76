// Outlines the glyphs that the demo shop's pictures need from the Noto CJK fonts of this machine (Debian's
// fonts-noto-cjk) into server/pictures/letters.json: `node scripts/run.mjs scripts/outline-letters.ts [folder of fonts]`.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { ALL_NAMES } from '~/server/pictures/all-names';
import { drawPicture } from '~/server/pictures/draw-picture';
import { type Face, MissingLetterError, OUTLINES, type Outline, UNITS } from '~/server/pictures/letters';

const FONTS = '/usr/share/fonts/opentype/noto';
const FILES: Readonly<Record<Face, readonly [file: string, family: string]>> = {
  serif: ['NotoSerifCJK-Bold.ttc', 'Noto Serif CJK SC'],
  sans: ['NotoSansCJK-Regular.ttc', 'Noto Sans CJK SC'],
  'sans-bold': ['NotoSansCJK-Bold.ttc', 'Noto Sans CJK SC'],
};
const FACES: readonly Face[] = ['serif', 'sans', 'sans-bold'];
const COMMANDS: Readonly<Record<string, string>> = { lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' };

function openFace(folder: string, face: Face): Font {
  const [file, family] = FILES[face];
  const opened = openSync(join(folder, file));
  const font = 'fonts' in opened ? opened.fonts.find(({ familyName }) => familyName === family) : opened;
  if (font === undefined) throw new Error(`${file} holds no ${family}`);
  return font;
}

/** Numbers in a path: a sign separates as well as a space. */
const numbers = (values: readonly number[]): string => values.join(' ').replaceAll(' -', '-');

/** Relative to the pen's position, so that a glyph may begin anywhere. */
function outline(font: Font, letter: string): Outline {
  const scale = UNITS / font.unitsPerEm;
  const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  if (glyph.id === 0) throw new Error(`${font.fullName} has no ${letter}`);
  let pen: readonly [number, number] = [0, 0];
  let start = pen;
  let path = '';
  for (const { command, args } of glyph.path.commands) {
    const points = args.map((value, at) => Math.round((at % 2 === 0 ? value : -value) * scale));
    const relative = points.map((value, at) => value - (pen[at % 2] ?? 0));
    path += command === 'closePath' ? 'z' : `${COMMANDS[command] ?? 'm'}${numbers(relative)}`;
    pen = command === 'closePath' ? start : [points.at(-2) ?? 0, points.at(-1) ?? 0];
    if (command === 'moveTo') start = pen;
  }
  return [Math.round(glyph.advanceWidth * scale), path];
}

/** Renders every picture, and outlines missing glyphs, until none is missing. */
function outlineAll(fonts: Readonly<Record<Face, Font>>): void {
  for (const name of ALL_NAMES)
    for (let isDrawn = false; !isDrawn; )
      try {
        drawPicture(name);
        isDrawn = true;
      } catch (error) {
        if (!(error instanceof MissingLetterError)) throw error;
        OUTLINES[error.face][error.letter] = outline(fonts[error.face], error.letter);
      }
}

const sorted = <T>(table: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));

export function main([folder = FONTS]: readonly string[]): void {
  for (const face of FACES) OUTLINES[face] = {};
  outlineAll({
    serif: openFace(folder, 'serif'),
    sans: openFace(folder, 'sans'),
    'sans-bold': openFace(folder, 'sans-bold'),
  });
  const file = resolve(import.meta.dirname, '../server/pictures/letters.json');
  const lines = FACES.map((face) => {
    const letters = Object.entries(sorted(OUTLINES[face])).map(
      (entry) => `    ${JSON.stringify(entry[0])}: ${JSON.stringify(entry[1])}`,
    );
    return `  ${JSON.stringify(face)}: {\n${letters.join(',\n')}\n  }`;
  });
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  console.log(FACES.map((face) => `${face} ${Object.keys(OUTLINES[face]).length}`).join(', '));
}

// The three views of a product: alone, in company, and close up.
import { frame, GROUND_Y, lettering, type Placing, place, shadow, TABLE_Y } from './canvas';
import { type Palette, shade, tint } from './palette';
import type { Subject } from './subjects/subject';

const SIZE = 750;

const table = (p: Palette) =>
  `<rect y="${TABLE_Y}" width="${SIZE}" height="${SIZE - TABLE_Y}" fill="url(#table)"/><path d="M0 ${TABLE_Y}h${SIZE}" stroke="#fff" stroke-opacity=".6" stroke-width="2"/><rect y="${TABLE_Y}" width="${SIZE}" height="26" fill="${shade(p.mist, 0.14)}" opacity=".18"/>`;

const wall = `<rect width="${SIZE}" height="${SIZE}" fill="url(#sky)"/>`;

/** The backdrop, chosen by number so that neighbours in a list differ. */
const BACKDROPS: readonly ((p: Palette) => string)[] = [
  (p) =>
    `<path d="M175 ${TABLE_Y}V330a200 200 0 0 1 400 0v190Z" fill="${tint(p.mist, 0.45)}"/><path d="M175 ${TABLE_Y}V330a200 200 0 0 1 400 0" fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".7"/>`,
  (p) =>
    `<circle cx="375" cy="330" r="236" fill="${tint(p.mist, 0.42)}"/><circle cx="375" cy="330" r="268" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>`,
  () =>
    '<g fill="#fff" opacity=".34"><path d="M70 0h150L470 520H320Z"/><path d="M280 0h80l250 520h-80Z"/></g>',
  (p) =>
    `<path d="M0 360q120-120 250-40t250-50 250 20v230H0Z" fill="${shade(p.mist, 0.05)}" opacity=".5"/><path d="M0 430q140-90 290-30t460-60v180H0Z" fill="${tint(p.mist, 0.3)}"/><circle cx="600" cy="170" r="58" fill="#fff" opacity=".8"/>`,
  (p) =>
    `<rect x="96" y="90" width="300" height="330" rx="10" fill="${tint(p.sky, 0.55)}"/><path d="M246 90v330M96 255h300" stroke="${p.mist}" stroke-width="12"/><path d="M620 0v190" stroke="${shade(p.mist, 0.3)}" stroke-width="4"/><path d="M550 250q0-66 70-66t70 66Z" fill="${shade(p.mist, 0.12)}"/>`,
];

const sprig = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" fill="url(#leaf)"><path d="M0 0Q20-90 70-170" stroke="#6f9a62" stroke-width="6" fill="none" stroke-linecap="round"/>${[0, 1, 2, 3].map((at) => `<ellipse cx="${-14 + at * 18}" cy="${-50 - at * 38}" rx="34" ry="15" transform="rotate(${-56 + at * 6} ${-14 + at * 18} ${-50 - at * 38})"/><ellipse cx="${46 + at * 17}" cy="${-40 - at * 40}" rx="34" ry="15" transform="rotate(${-6 - at * 4} ${46 + at * 17} ${-40 - at * 40})"/>`).join('')}</g>`;

const stone = (x: number, size: number, p: Palette): string =>
  `<ellipse cx="${x}" cy="${GROUND_Y + 34}" rx="${size * 1.15}" ry="${size * 0.3}" fill="url(#shadow)"/><ellipse cx="${x}" cy="${GROUND_Y + 14}" rx="${size}" ry="${size * 0.52}" fill="${tint(p.ink, 0.62)}"/><ellipse cx="${x - size * 0.2}" cy="${GROUND_Y + 4}" rx="${size * 0.6}" ry="${size * 0.26}" fill="${tint(p.ink, 0.74)}"/>`;

export interface Still {
  subject: Subject;
  palette: Palette;
  /** The palette of the second piece in the second view. */
  companion: Palette;
  label: string;
  /** The text of the close-up. */
  note: string;
  /** Any number: chooses the backdrop. */
  seed: number;
}

const standing = (drawing: string, width: number, placing: Placing): string => {
  const { x = 375, y = GROUND_Y, scale = 1 } = placing;
  return shadow(width * scale, x, y) + place(drawing, placing);
};

const backdrop = ({ palette, seed }: Still, view: number): string =>
  wall + (BACKDROPS[(seed + view) % BACKDROPS.length]?.(palette) ?? '') + table(palette);

const square = (still: Still, content: string): string =>
  frame({ width: SIZE, height: SIZE, palette: still.palette }, content);

/** The view of the lists: the product alone. */
export const aloneView = (still: Still): string =>
  square(
    still,
    backdrop(still, 0) +
      standing(still.subject(still.palette, still.label), 330, { y: GROUND_Y + 44, scale: 1.14 }),
  );

/** Its own paints are used for the companion, so only the flat colours change; the scene stays one family. */
export const companyView = (still: Still): string =>
  square(
    still,
    backdrop(still, 1) +
      sprig(596, 600, 10) +
      standing(still.subject(still.companion, still.label), 330, { x: 520, y: 600, scale: 0.56 }) +
      standing(still.subject(still.palette, still.label), 330, { x: 286, y: 654, scale: 0.84 }) +
      stone(590, 44, still.palette) +
      stone(668, 28, still.palette),
  );

export const nearView = (still: Still): string =>
  square(
    still,
    wall +
      `<circle cx="375" cy="330" r="330" fill="${tint(still.palette.mist, 0.4)}"/>` +
      place(still.subject(still.palette, still.label), { x: 420, y: 880, scale: 1.62, turn: -5 }) +
      `<rect x="40" y="636" width="${96 + still.note.length * 34}" height="74" rx="37" fill="#fff" fill-opacity=".94"/>` +
      `<circle cx="80" cy="673" r="9" fill="${still.palette.accent}"/>` +
      lettering(still.note, {
        x: 104,
        y: 685,
        size: 34,
        fill: still.palette.ink,
        anchor: 'start',
        face: 'sans-bold',
      }),
  );

// The base of every generated picture: SVG frame, gradients, backdrop and table shadow.
import { type Face, outlineOf, UNITS } from './letters';
import { type Palette, shade, tint } from './palette';

/** Height of the table's edge and of the subject's ground, on the 750-wide canvas. */
export const TABLE_Y = 520;
export const GROUND_Y = 610;
const CENTRE_X = 375;

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;

/** Defines a paint under an id. */
type Paint = (id: string) => string;

const across =
  (stops: string): Paint =>
  (id) =>
    `<linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0">${stops}</linearGradient>`;
const down =
  (stops: string): Paint =>
  (id) =>
    `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1">${stops}</linearGradient>`;
const outwards =
  (stops: string): Paint =>
  (id) =>
    `<radialGradient id="${id}">${stops}</radialGradient>`;

/** Light falls from the left: bright edge, body colour, darker side. */
const round = (colour: string) =>
  across(
    stop(0, shade(colour, 0.06)) +
      stop(0.18, tint(colour, 0.34)) +
      stop(0.5, colour) +
      stop(0.88, shade(colour, 0.24)) +
      stop(1, shade(colour, 0.14)),
  );

/** Paints of a subject: url(#main), #accent, #ink, #cream, #metal, #wood, #glass, #leaf; `s-` runs downwards. */
const paints = (p: Palette): Readonly<Record<string, Paint>> => ({
  main: round(p.main),
  accent: round(p.accent),
  ink: round(tint(p.ink, 0.12)),
  cream: round('#f6efe2'),
  wood: round('#b98a5a'),
  leaf: round('#6f9a62'),
  metal: across(
    stop(0, '#8d959c') +
      stop(0.2, '#f4f6f7') +
      stop(0.5, '#c6ccd1') +
      stop(0.85, '#878f97') +
      stop(1, '#aab1b7'),
  ),
  glass: across(
    stop(0, '#ffffff', 0.75) +
      stop(0.3, '#ffffff', 0.25) +
      stop(0.75, tint(p.main, 0.6), 0.35) +
      stop(1, '#ffffff', 0.6),
  ),
  's-main': down(stop(0, tint(p.main, 0.24)) + stop(1, shade(p.main, 0.16))),
  's-accent': down(stop(0, tint(p.accent, 0.22)) + stop(1, shade(p.accent, 0.16))),
  's-cream': down(stop(0, '#fffdf8') + stop(1, '#e6dccb')),
  's-ink': down(stop(0, tint(p.ink, 0.2)) + stop(1, shade(p.ink, 0.2))),
  's-wood': down(stop(0, '#cfa273') + stop(1, '#a67747')),
  sky: down(stop(0, p.sky) + stop(1, p.mist)),
  table: down(stop(0, tint(p.mist, 0.35)) + stop(1, shade(p.mist, 0.07))),
  shadow: outwards(stop(0, p.ink, 0.34) + stop(0.55, p.ink, 0.16) + stop(1, p.ink, 0)),
  glow: outwards(stop(0, '#ffffff', 0.95) + stop(1, '#ffffff', 0)),
});

interface Frame {
  width: number;
  height: number;
  palette: Palette;
}

/** The used paints only: all of them take a cheap phone longer to parse than the picture itself. */
const used = (all: Readonly<Record<string, Paint>>, content: string): string =>
  Object.entries(all)
    .filter(([id]) => content.includes(`url(#${id})`))
    .map(([id, paint]) => paint(id))
    .join('');

/** A whole SVG document of that size, in user units, with the paints of the palette that it uses. */
export const frame = ({ width, height, palette }: Frame, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<defs>${used(paints(palette), content)}</defs>${content.replace(/\n\s*/g, '')}</svg>`;

/** The soft shadow of an object of that width on the table. */
export const shadow = (width: number, x = CENTRE_X, y = GROUND_Y): string =>
  `<ellipse cx="${x + width * 0.06}" cy="${y}" rx="${width * 0.62}" ry="${Math.max(14, width * 0.1)}" fill="url(#shadow)"/>`;

export interface Placing {
  x?: number;
  y?: number;
  scale?: number;
  turn?: number;
}

/** Places a picture made for (375, 610) on its ground point (x, y), scaled and rotated about it. */
export const place = (
  drawing: string,
  { x = CENTRE_X, y = GROUND_Y, scale = 1, turn = 0 }: Placing,
): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-CENTRE_X} ${-GROUND_Y})">${drawing}</g>`;

interface Lettering {
  x: number;
  /** Of the base line. */
  y: number;
  size: number;
  fill: string;
  face?: Face;
  /** Whether x is the start of the line, or its middle. */
  anchor?: 'start' | 'middle';
  spacing?: number;
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** A line of letters as one path. */
export function lettering(text: string, { x, y, size, fill, ...rest }: Lettering): string {
  const { face = 'sans', anchor = 'middle', spacing = 0 } = rest;
  const scale = size / UNITS;
  let end = 0;
  let path = '';
  for (const letter of text) {
    const [advance, outline] = outlineOf(face, letter);
    path += `M${Math.round(end)} 0${outline}`;
    end += advance + spacing / scale;
  }
  const left = rounded(anchor === 'start' ? x : x - (end * scale) / 2);
  return `<path transform="translate(${left} ${rounded(y)})scale(${rounded(scale)})" fill="${fill}" d="${path}"/>`;
}

/** Letters one below the other, as on a tea label. `y` is the first letter's base line. */
export const columnLettering = (text: string, style: Lettering): string =>
  Array.from(text)
    .map((letter, index) => lettering(letter, { ...style, y: style.y + index * style.size * 1.16 }))
    .join('');

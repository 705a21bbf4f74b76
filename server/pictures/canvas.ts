// Owns what every drawing stands on: the SVG frame, its paints, the backdrop and the shadow on the table.
import { type Palette, shade, tint } from './palette';

/** Height of the table's edge and of the ground a subject stands on, on the 750-wide canvas. */
export const TABLE_Y = 520;
export const GROUND_Y = 610;
const CENTRE_X = 375;

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

const across = (id: string, stops: string) =>
  `<linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0">${stops}</linearGradient>`;
const down = (id: string, stops: string) =>
  `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1">${stops}</linearGradient>`;

/** Light falls from the left: bright edge, body colour, darker side. */
const round = (id: string, colour: string) =>
  across(
    id,
    stop(0, shade(colour, 0.06)) +
      stop(0.18, tint(colour, 0.34)) +
      stop(0.5, colour) +
      stop(0.88, shade(colour, 0.24)) +
      stop(1, shade(colour, 0.14)),
  );

/** The paints a subject may use: url(#main), #accent, #ink, #cream, #metal, #wood, #glass, #leaf; `s-` falls downwards. */
const paints = (p: Palette): string =>
  [
    round('main', p.main),
    round('accent', p.accent),
    round('ink', tint(p.ink, 0.12)),
    round('cream', '#f6efe2'),
    round('wood', '#b98a5a'),
    round('leaf', '#6f9a62'),
    across(
      'metal',
      stop(0, '#8d959c') +
        stop(0.2, '#f4f6f7') +
        stop(0.5, '#c6ccd1') +
        stop(0.85, '#878f97') +
        stop(1, '#aab1b7'),
    ),
    across(
      'glass',
      stop(0, '#ffffff', 0.75) +
        stop(0.3, '#ffffff', 0.25) +
        stop(0.75, tint(p.main, 0.6), 0.35) +
        stop(1, '#ffffff', 0.6),
    ),
    down('s-main', stop(0, tint(p.main, 0.24)) + stop(1, shade(p.main, 0.16))),
    down('s-accent', stop(0, tint(p.accent, 0.22)) + stop(1, shade(p.accent, 0.16))),
    down('s-cream', stop(0, '#fffdf8') + stop(1, '#e6dccb')),
    down('s-ink', stop(0, tint(p.ink, 0.2)) + stop(1, shade(p.ink, 0.2))),
    down('s-wood', stop(0, '#cfa273') + stop(1, '#a67747')),
    down('sky', stop(0, p.sky) + stop(1, p.mist)),
    down('table', stop(0, tint(p.mist, 0.35)) + stop(1, shade(p.mist, 0.07))),
    `<radialGradient id="shadow">${stop(0, p.ink, 0.34)}${stop(0.55, p.ink, 0.16)}${stop(1, p.ink, 0)}</radialGradient>`,
    `<radialGradient id="glow">${stop(0, '#ffffff', 0.95)}${stop(1, '#ffffff', 0)}</radialGradient>`,
  ].join('');

interface Frame {
  width: number;
  height: number;
  palette: Palette;
}

/** A whole SVG document of that size, in user units, with the palette's paints defined. */
export const frame = ({ width, height, palette }: Frame, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<defs>${paints(palette)}</defs>${content}</svg>`;

/** The soft shadow a thing of that width throws on the table. */
export const shadow = (width: number, x = CENTRE_X, y = GROUND_Y): string =>
  `<ellipse cx="${x + width * 0.06}" cy="${y}" rx="${width * 0.62}" ry="${Math.max(14, width * 0.1)}" fill="url(#shadow)"/>`;

export interface Placing {
  x?: number;
  y?: number;
  scale?: number;
  turn?: number;
}

/** Puts a drawing made for (375, 610) on its ground point (x, y), scaled and turned about it. */
export const place = (
  drawing: string,
  { x = CENTRE_X, y = GROUND_Y, scale = 1, turn = 0 }: Placing,
): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-CENTRE_X} ${-GROUND_Y})">${drawing}</g>`;

const FONT = "'PingFang SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif";
const SERIF = "'Songti SC','Noto Serif CJK SC','STSong','SimSun','PingFang SC','Noto Sans CJK SC',serif";

interface Lettering {
  x: number;
  y: number;
  size: number;
  fill: string;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  spacing?: number;
  serif?: boolean;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

export const lettering = (text: string, { x, y, size, fill, ...rest }: Lettering): string =>
  `<text x="${x}" y="${y}" font-family="${rest.serif ? SERIF : FONT}" font-size="${size}" fill="${fill}" ` +
  `font-weight="${rest.weight ?? 500}" text-anchor="${rest.anchor ?? 'middle'}" letter-spacing="${rest.spacing ?? 0}">${escape(text)}</text>`;

/** Letters one below the other, as on a tea label. `y` is the first letter's base line. */
export const columnLettering = (text: string, style: Lettering): string =>
  Array.from(text)
    .map((letter, index) => lettering(letter, { ...style, y: style.y + index * style.size * 1.16 }))
    .join('');

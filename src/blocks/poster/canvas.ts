// Draws posters on a canvas: poster units, optional pictures, lines of text that fit, QR codes.
import { encode } from 'uqr';
import type { Box, Lettering, PosterFill } from './poster-spec';

export type Pen = CanvasRenderingContext2D;

/** Rendered at twice its measured size, so that a saved poster is sharp. */
const SCALE = 2;

/** An empty white poster. Throws where the browser has no canvas. */
export function openCanvas(width: number, height: number): { canvas: HTMLCanvasElement; pen: Pen } {
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('The browser draws no pictures.');
  pen.scale(SCALE, SCALE);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  return { canvas, pen };
}

/** Fills a box with a colour, or with two from its upper to its lower edge. */
export function fillBox(
  pen: Pen,
  { box: { x, y, width, height }, fill, radius = 0 }: { box: Box; fill: PosterFill; radius?: number },
): void {
  if (typeof fill === 'string') pen.fillStyle = fill;
  else {
    const gradient = pen.createLinearGradient(x, y, x, y + height);
    gradient.addColorStop(0, fill.from);
    gradient.addColorStop(1, fill.to);
    pen.fillStyle = gradient;
  }
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
}

const PICTURE_MS = 8000;

/** A picture from an address; null when it does not load, or not in time. */
export function loadPicture(address: string): Promise<HTMLImageElement | null> {
  if (address === '') return Promise.resolve(null);
  return new Promise((resolve) => {
    const picture = new Image();
    const timer = setTimeout(() => resolve(null), PICTURE_MS);
    const settle = (found: HTMLImageElement | null) => {
      clearTimeout(timer);
      resolve(found);
    };
    // Without this a picture of another host would taint the whole canvas.
    picture.crossOrigin = 'anonymous';
    picture.addEventListener('load', () => settle(picture));
    picture.addEventListener('error', () => settle(null));
    picture.src = address;
  });
}

/** Which part of a picture fills a box without being distorted. */
export function coverCut(picture: { width: number; height: number }, box: Box): Box {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const [width, height] = [box.width / scale, box.height / scale];
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** Fills a box with rounded corners; for a picture that did not load, with grey. */
export function drawPicture(
  pen: Pen,
  picture: HTMLImageElement | null,
  { box, radius = 0 }: { box: Box; radius?: number },
): void {
  const { x, y, width, height } = box;
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.clip();
  pen.fillStyle = '#f2f2f2';
  pen.fillRect(x, y, width, height);
  if (picture !== null) {
    const cut = coverCut(
      { width: picture.naturalWidth || width, height: picture.naturalHeight || height },
      box,
    );
    pen.drawImage(picture, cut.x, cut.y, cut.width, cut.height, x, y, width, height);
  }
  pen.restore();
}

/** Breaks a text into at most this many lines; the last ends in … where it does not fit. */
export function linesOf(
  text: string,
  { width, count, measure }: { width: number; count: number; measure: (text: string) => number },
): string[] {
  const lines: string[] = [''];
  for (const letter of text) {
    const line = lines.at(-1) ?? '';
    if (letter !== '\n' && measure(line + letter) <= width) lines[lines.length - 1] = line + letter;
    else lines.push(letter === '\n' ? '' : letter);
  }
  if (lines.length <= count) return lines;
  const fitting = lines.slice(0, count);
  let last = fitting.pop() ?? '';
  while (last !== '' && measure(`${last}…`) > width) last = last.slice(0, -1);
  return [...fitting, `${last}…`];
}

const LINE_HEIGHT = 1.4;
const FONTS = '-apple-system, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", sans-serif';

/** Draws a text; returns the lower edge of its last line. */
export function drawText(pen: Pen, text: string, style: Lettering): number {
  const { x, y, size, colour, isBold = false, align = 'left', width = Infinity, lines = 1 } = style;
  pen.font = `${isBold ? 'bold ' : ''}${size}px ${FONTS}`;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.textBaseline = 'top';
  const shown = linesOf(text, { width, count: lines, measure: (part) => pen.measureText(part).width });
  for (const [index, line] of shown.entries()) pen.fillText(line, x, y + index * size * LINE_HEIGHT);
  return y + shown.length * size * LINE_HEIGHT;
}

/** Draws a QR code on white. */
export function drawCode(
  pen: Pen,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { data, size: count } = encode(text, { border: 2 });
  const module = size / count;
  pen.fillStyle = '#ffffff';
  pen.fillRect(x, y, size, size);
  pen.fillStyle = '#000000';
  // Half a unit beyond the edge, or light lines would show between modules.
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) pen.fillRect(x + column * module, y + row * module, module + 0.5, module + 0.5);
}

// Draws a poster by its description; the result is the address of a PNG picture.
import { drawCode, drawPicture, drawText, fillBox, loadPicture, openCanvas, type Pen } from './canvas';
import type { PosterPart, PosterSpec } from './poster-spec';

type Pictures = ReadonlyMap<string, HTMLImageElement | null>;

function drawFlow(pen: Pen, { x, y, texts }: PosterPart & { kind: 'flow' }): void {
  let top = y;
  for (const { text, gap = 0, ...style } of texts) {
    if (text !== '') top = drawText(pen, text, { ...style, x, y: top + gap });
  }
}

function drawPart(pen: Pen, part: PosterPart, pictures: Pictures): void {
  if (part.kind === 'picture') drawPicture(pen, pictures.get(part.source) ?? null, part);
  else if (part.kind === 'panel') fillBox(pen, part);
  else if (part.kind === 'text') drawText(pen, part.text, part);
  else if (part.kind === 'flow') drawFlow(pen, part);
  else drawCode(pen, part.text, part);
}

async function loadAll(parts: readonly PosterPart[]): Promise<Pictures> {
  const sources = new Set(parts.flatMap((part) => (part.kind === 'picture' ? [part.source] : [])));
  return new Map(
    await Promise.all([...sources].map(async (source) => [source, await loadPicture(source)] as const)),
  );
}

/** @throws where the browser has no canvas, or a picture of another host forbids reading it. */
export async function drawPoster({ width, height, ground, parts }: PosterSpec): Promise<string> {
  const pictures = await loadAll(parts);
  const { canvas, pen } = openCanvas(width, height);
  fillBox(pen, { box: { x: 0, y: 0, width, height }, fill: ground });
  for (const part of parts) drawPart(pen, part, pictures);
  return canvas.toDataURL('image/png');
}

// The finished picture of a poster, for clients that draw none: a cover of the mall's own, and the QR code.
import { renderSVG } from 'uqr';
import { drawPicture } from '../../pictures/draw-picture';
import { rasteriseDrawing } from '../../pictures/raster/raster';

const WIDTH = 600;
const COVER = 600;
const CODE = 320;
const EDGE = 40;

/** The mall's drawings stand as they are in the picture; uploads are left to clients, which load them themselves. */
const DRAWING = /^pictures\/([\w-]+(?:\/[\w-]+)?)\.svg$/;

/** An SVG document as a part of another one. */
const within = (document: string, box: { x: number; y: number; size: number }): string =>
  document.replace(/^<\?xml[^>]*>\s*/, '').replace(/<svg\b([^>]*)>/, (_tag, attributes: string) => {
    const rest = attributes.replaceAll(/\s(?:x|y|width|height|preserveAspectRatio)="[^"]*"/g, '');
    return `<svg x="${box.x}" y="${box.y}" width="${box.size}" height="${box.size}" preserveAspectRatio="xMidYMid slice"${rest}>`;
  });

/** As the `data:` address of a PNG picture. */
export async function finishedPicture(text: string, cover: string): Promise<string> {
  const name = DRAWING.exec(cover)?.[1];
  const drawing = name === undefined ? null : drawPicture(name);
  const top = drawing === null ? 0 : COVER;
  const height = top + CODE + 2 * EDGE;
  const code = within(renderSVG(text, { border: 1 }), { x: (WIDTH - CODE) / 2, y: top + EDGE, size: CODE });
  const above = drawing === null ? '' : within(drawing, { x: 0, y: 0, size: COVER });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"><rect width="${WIDTH}" height="${height}" fill="#fff"/>${above}${code}</svg>`;
  const png = await rasteriseDrawing(Buffer.from(svg));
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}

// Draws a code as a picture, with its name above and its digits below.
import { drawPoster } from '../poster/draw-poster';
import { INK, SECOND_INK } from '../poster/inks';
import type { PosterSpec } from '../poster/poster-spec';

export interface CodePicture {
  picture: string;
  title: string;
  digits: string;
}

const WIDTH = 450;
const MIDDLE = { x: WIDTH / 2, align: 'center' as const, width: WIDTH - 48 };

const specOf = ({ picture, title, digits }: CodePicture): PosterSpec => ({
  width: WIDTH,
  height: 600,
  ground: '#ffffff',
  parts: [
    { kind: 'text', text: title, ...MIDDLE, y: 40, size: 30, colour: INK, isBold: true },
    { kind: 'picture', source: picture, box: { x: 45, y: 110, width: 360, height: 360 } },
    { kind: 'text', text: digits, ...MIDDLE, y: 500, size: 28, colour: SECOND_INK },
  ],
});

/** Its address, as `drawPoster` returns it. */
export const drawCode = (code: CodePicture) => drawPoster(specOf(code));

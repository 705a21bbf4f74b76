// A topic's poster: cover, title, abstract, and a QR code of its link.
import type { TopicDetail } from '~/schemas/api/topic.gen';
import { drawPoster } from '../../blocks/poster/draw-poster';
import { INK, SECOND_INK } from '../../blocks/poster/inks';

const WIDTH = 600;
const HEIGHT = 900;
const COVER_HEIGHT = 400;
const EDGE = 40;
const CODE = 180;

interface TopicPoster {
  topic: Pick<TopicDetail, 'title' | 'abstract' | 'cover_pic' | 'read_count'>;
  mallName: string;
  /** Content of the QR code. */
  link: string;
}

/** The poster as the address of a picture. */
export function drawTopicPoster({ topic, mallName, link }: TopicPoster): Promise<string> {
  const width = WIDTH - 2 * EDGE;
  const codeTop = HEIGHT - CODE - EDGE;
  const left = { x: EDGE, width: width - CODE - 20 };
  return drawPoster({
    width: WIDTH,
    height: HEIGHT,
    ground: '#ffffff',
    parts: [
      { kind: 'picture', source: topic.cover_pic, box: { x: 0, y: 0, width: WIDTH, height: COVER_HEIGHT } },
      {
        kind: 'flow',
        x: EDGE,
        y: COVER_HEIGHT + 36,
        texts: [
          { text: topic.title, size: 38, colour: INK, isBold: true, width, lines: 2 },
          { text: topic.abstract, size: 26, colour: SECOND_INK, width, lines: 3, gap: 16 },
        ],
      },
      { kind: 'code', text: link, x: WIDTH - CODE - EDGE, y: codeTop, size: CODE },
      { kind: 'text', text: mallName, ...left, y: codeTop + 40, size: 30, colour: INK, isBold: true },
      {
        kind: 'text',
        text: '长按识别二维码，阅读全文',
        ...left,
        y: codeTop + 96,
        size: 24,
        colour: SECOND_INK,
      },
    ],
  });
}

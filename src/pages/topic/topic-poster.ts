// The content of a topic's poster: cover, title, abstract, and a QR code of its link.
import type { TopicDetail } from '~/schemas/api/topic.gen';
import { drawCode, drawPicture, drawText, loadPicture, openCanvas } from '../../blocks/poster/canvas';

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
export async function drawTopicPoster({ topic, mallName, link }: TopicPoster): Promise<string> {
  const cover = await loadPicture(topic.cover_pic);
  const { canvas, pen } = openCanvas(WIDTH, HEIGHT);
  const width = WIDTH - 2 * EDGE;
  drawPicture(pen, cover, { box: { x: 0, y: 0, width: WIDTH, height: COVER_HEIGHT } });
  const title = { x: EDGE, y: COVER_HEIGHT + 36, size: 38, colour: '#353535', isBold: true, width, lines: 2 };
  const below = drawText(pen, topic.title, title);
  drawText(pen, topic.abstract, { x: EDGE, y: below + 16, size: 26, colour: '#666666', width, lines: 3 });
  const foot = HEIGHT - CODE - EDGE;
  drawCode(pen, link, { x: WIDTH - CODE - EDGE, y: foot, size: CODE });
  const left = { x: EDGE, width: width - CODE - 20, lines: 1 };
  drawText(pen, mallName, { ...left, y: foot + 40, size: 30, colour: '#353535', isBold: true });
  drawText(pen, '长按识别二维码，阅读全文', { ...left, y: foot + 96, size: 24, colour: '#6b6b6b' });
  return canvas.toDataURL('image/png');
}

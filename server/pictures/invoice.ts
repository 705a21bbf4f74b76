// The electronic invoices of the demonstration mall: a sheet with number, buyer, goods and sum.
import { moneyText, textFromFen } from '~/domain/money';
import { frame, lettering } from './canvas';
import { own } from './own';
import { PALETTES, shade } from './palette';

const P = PALETTES.cherry;
const [WIDTH, HEIGHT] = [900, 560];
const INK = '#3c2a1e';
const LINE = shade(P.main, 0.1);

interface Printed {
  buyer: string;
  goods: string;
}

/** By number; the sum stands in the picture's name. */
const PRINTED: Readonly<Record<string, Printed>> = {
  '24337000000068123907': { buyer: '林小满', goods: '五常大米' },
};

interface Words {
  x: number;
  y: number;
  size?: number;
  fill?: string;
}

const words = (text: string, { x, y, size = 24, fill = INK }: Words): string =>
  lettering(text, { x, y, size, fill, anchor: 'start' });

const rule = (path: string): string => `<path d="${path}" fill="none" stroke="${LINE}" stroke-width="2"/>`;

function sheet(number: string, { buyer, goods }: Printed, fen: number): string {
  const sum = textFromFen(fen);
  return frame(
    { width: WIDTH, height: HEIGHT, palette: P },
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffdf9"/>` +
      lettering('电子发票（普通发票）', { x: WIDTH / 2, y: 76, size: 36, fill: LINE, face: 'sans-bold' }) +
      rule(`M${WIDTH / 2 - 190} 94h380M${WIDTH / 2 - 190} 101h380`) +
      words(`发票号码：${number}`, { x: 480, y: 146, size: 22 }) +
      rule('M48 170h804v330H48ZM48 260h804M48 312h804M48 430h804M450 170v90') +
      words('购买方', { x: 68, y: 224, fill: LINE }) +
      words(`名称：${buyer}`, { x: 170, y: 224 }) +
      words('销售方', { x: 470, y: 224, fill: LINE }) +
      words('名称：南湖生活馆', { x: 572, y: 224 }) +
      words('项目名称', { x: 68, y: 296, fill: LINE }) +
      words('金额（元）', { x: 690, y: 296, fill: LINE }) +
      words(goods, { x: 68, y: 366 }) +
      words(sum, { x: 690, y: 366 }) +
      words('价税合计', { x: 68, y: 474, fill: LINE }) +
      words(moneyText(sum), { x: 690, y: 474, size: 28 }),
  );
}

const NAME = /^(\d{20})-(\d{1,9})$/;

/** `invoice/24337000000068123907-5980`, with the sum in fen; null for a number that was never issued. */
export function drawInvoice(name: string): string | null {
  const [, number = '', fen = ''] = NAME.exec(name) ?? [];
  const printed = own(PRINTED, number);
  return printed === undefined ? null : sheet(number, printed, Number(fen));
}

/** With every figure, so that all letters are outlined. */
export const INVOICE_NAMES: readonly string[] = Object.keys(PRINTED).flatMap((number) => [
  `${number}-123456789`,
  `${number}-5900`,
]);

// A coupon's poster: the sharer, the ticket, its expiry, the QR code of its landing page.
import { couponCondition, couponFigure, couponValidity } from '~/domain/coupon';
import { type CouponGivePosterData, couponGivePoster } from '~/schemas/api/coupon.gen';
import {
  drawCode,
  drawPicture,
  drawText,
  loadPicture,
  openCanvas,
  type Pen,
} from '../../blocks/poster/canvas';
import { requireLogin } from '../../flows/login';
import { call } from '../../services/http';
import { shareLink } from '../../services/share';

const WIDTH = 600;
const HEIGHT = 1067;
const MIDDLE = WIDTH / 2;
const AVATAR = 104;
const TICKET = { x: 40, y: 275, width: WIDTH - 80, height: 200 };
const CODE = 192;

const INK = '#353535';
const RED = '#c8332f';

function drawGiver(pen: Pen, avatar: HTMLImageElement | null, nickname: string): void {
  const box = { x: MIDDLE - AVATAR / 2, y: 60, width: AVATAR, height: AVATAR };
  drawPicture(pen, avatar, { box, radius: AVATAR / 2 });
  const words = { x: MIDDLE, colour: INK, align: 'center' as const, width: WIDTH - 80 };
  drawText(pen, nickname, { ...words, y: 178, size: 30, isBold: true });
  drawText(pen, '送你一张优惠券', { ...words, y: 224, size: 26 });
}

function drawTicket(pen: Pen, coupon: CouponGivePosterData): void {
  const { x, y, width, height } = TICKET;
  pen.fillStyle = '#ffffff';
  pen.beginPath();
  pen.roundRect(x, y, width, height, 16);
  pen.fill();
  const { figure, unit } = couponFigure(coupon);
  const amount = unit === '￥' ? `${unit}${figure}` : `${figure}${unit}`;
  const left = { x: x + 110, colour: RED, align: 'center' as const, width: 200 };
  drawText(pen, amount, { ...left, y: y + 46, size: 52, isBold: true });
  drawText(pen, couponCondition(coupon), { ...left, y: y + 130, size: 22 });
  const right = { x: x + 240, width: width - 270 };
  drawText(pen, coupon.name, { ...right, y: y + 46, size: 32, colour: INK, isBold: true, lines: 2 });
  drawText(pen, coupon.appoint_type, { ...right, y: y + 142, size: 22, colour: '#6b6b6b' });
}

function drawValidity(pen: Pen, coupon: CouponGivePosterData): void {
  const [width, height] = [420, 52];
  const y = TICKET.y + TICKET.height + 32;
  pen.fillStyle = 'rgb(0 0 0 / 60%)';
  pen.beginPath();
  pen.roundRect(MIDDLE - width / 2, y, width, height, height / 2);
  pen.fill();
  const words = `有效期：${couponValidity(coupon)}`;
  drawText(pen, words, {
    x: MIDDLE,
    y: y + 14,
    size: 22,
    colour: '#ffffff',
    align: 'center',
    width: width - 32,
  });
}

/** The poster as the address of a picture; a guest signs in first, as the link names its sharer. */
export async function drawCouponPoster(couponId: number): Promise<string> {
  await requireLogin();
  const coupon = await call(couponGivePoster, { coupon_id: couponId });
  const [background, avatar] = await Promise.all([loadPicture(coupon.poster_bg), loadPicture(coupon.avatar)]);
  const { canvas, pen } = openCanvas(WIDTH, HEIGHT);
  drawPicture(pen, background, { box: { x: 0, y: 0, width: WIDTH, height: HEIGHT } });
  drawGiver(pen, avatar, coupon.nickname);
  drawTicket(pen, coupon);
  drawValidity(pen, coupon);
  // A backend that sends the code as a picture only: the link is generated here.
  drawCode(pen, coupon.share_url || shareLink(), { x: MIDDLE - CODE / 2, y: 590, size: CODE });
  const hint = { x: MIDDLE, y: 800, size: 24, colour: INK, align: 'center' as const };
  drawText(pen, '长按识别二维码领取', hint);
  return canvas.toDataURL('image/png');
}

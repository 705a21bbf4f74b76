// Registers the order bar of the user centre.
import { defineWidget, reservedNumber } from '~/renderer/define-widget';

const TITLE_ROW = 76;
const LEAST_CELL = 132;
/** An icon with its margins, without its name. */
const ICON = 96;
const FOOTER = 12;
const LINE = 1.35;

export default defineWidget({
  id: 'order',
  version: 1,
  title: '订单栏',
  group: 'user-center',
  single: true,
  load: () => import('./view'),
  reserve: ({ mode, card_margin, title_size, icon_size, margin }) =>
    reservedNumber(margin, 0) +
    Math.max(TITLE_ROW, LINE * reservedNumber(title_size, 32)) +
    Math.max(LEAST_CELL, ICON + LINE * reservedNumber(icon_size, 24)) +
    FOOTER +
    (Number(mode) === 3 ? 0 : 2 * reservedNumber(card_margin, 20)),
});

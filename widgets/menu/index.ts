// Registers a menu of the user centre.
import { defineWidget, reservedNumber } from '~/renderer/define-widget';

const ROW = 88;
const CELL_ROW = 132;
const COLUMNS = 4;
const FOOTER = 12;
const TITLE_ROOM = 44;
const LINE = 1.35;

type Unchecked = Readonly<Record<string, unknown>>;

const entriesHeight = (style: unknown, count: number): number =>
  Number(style) === 2 ? Math.ceil(count / COLUMNS) * CELL_ROW + FOOTER : count * ROW;

function reserve(data: Unchecked): number {
  const count = Array.isArray(data['menus']) ? data['menus'].length : 0;
  if (count === 0) return 0;
  const hasTitle = Number(data['show_title'] ?? 1) === 1 && data['title'] !== '';
  const title = hasTitle ? TITLE_ROOM + LINE * reservedNumber(data['title_size'], 32) : 0;
  const card = Number(data['card']) === 1 ? 2 * reservedNumber(data['card_margin'], 20) : 0;
  return reservedNumber(data['margin'], 0) + title + card + entriesHeight(data['title_style'], count);
}

export default defineWidget({
  id: 'menu',
  version: 1,
  title: '菜单栏',
  group: 'user-center',
  load: () => import('./view'),
  reserve,
});

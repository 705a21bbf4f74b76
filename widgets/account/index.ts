// Registers the account bar of the user centre.
import { defineWidget, reservedNumber } from '~/renderer/define-widget';

const PARTS = ['integral', 'balance', 'coupon', 'card'];
const TILE = 148;
const GAP = 20;
const LINE = 1.35;
const ROW_ROOM = 52;

type Unchecked = Readonly<Record<string, unknown>>;

/** Height: two tiles per row, or one row of figures over their names. */
function contentHeight(data: Unchecked, count: number): number {
  if (Number(data['mode'] ?? 1) === 1) return GAP + Math.ceil(count / 2) * (TILE + GAP);
  const isCard = Number(data['mode']) === 2;
  const lines = LINE * reservedNumber(data['title_size'], 28) + 1.1 * reservedNumber(data['number_size'], 40);
  return ROW_ROOM + lines + (isCard ? 2 * reservedNumber(data['card_margin'], 20) : 0);
}

export default defineWidget({
  id: 'account',
  version: 1,
  title: '账户栏',
  group: 'user-center',
  single: true,
  load: () => import('./view'),
  reserve: (data) => {
    const count = PARTS.filter((part) => Number(data[part] ?? 1) === 1).length;
    return count === 0 ? 0 : reservedNumber(data['margin'], 0) + contentHeight(data, count);
  },
});

// One table from the state of a sale to the buttons that are offered.
import { SALE_REMINDER_LEAD_MS } from '~/domain/constants';

/** The delivered fields that decide the state. */
export interface SaleFacts {
  /** 1 on sale; absent where only goods on sale are delivered. */
  readonly status?: number;
  readonly isFinished: boolean;
  readonly stock: number;
  readonly isNegotiable: boolean;
  /** False when the shopper's level is not allowed to buy it. */
  readonly mayBuy: boolean;
  /** Until the sale opens, 0 when it is open. */
  readonly remainingMs: number;
}

export type SaleState =
  | 'off-shelf'
  | 'finished'
  | 'sold-out'
  | 'negotiable'
  | 'forbidden'
  | 'before'
  | 'soon'
  | 'open';

const RULES: ReadonlyArray<readonly [SaleState, (facts: SaleFacts) => boolean]> = [
  ['off-shelf', ({ status = 1 }) => status !== 1],
  ['finished', ({ isFinished }) => isFinished],
  ['negotiable', ({ isNegotiable }) => isNegotiable],
  ['sold-out', ({ stock }) => stock <= 0],
  ['forbidden', ({ mayBuy }) => !mayBuy],
  // A reminder in the last five minutes would arrive too late (CONST-11).
  ['soon', ({ remainingMs }) => remainingMs > 0 && remainingMs <= SALE_REMINDER_LEAD_MS],
  ['before', ({ remainingMs }) => remainingMs > 0],
];

/** The state of a sale; the first matching condition wins. */
export const saleState = (facts: SaleFacts): SaleState =>
  RULES.find(([, holds]) => holds(facts))?.[0] ?? 'open';

/** `cart` and `buy` act; `remind` asks for a reminder; `blocked` explains why not; `none` is a label only. */
export type SaleButton =
  | { readonly act: 'cart' | 'buy' | 'remind'; readonly text: string }
  | { readonly act: 'blocked' | 'none'; readonly text: string };

const CART: SaleButton = { act: 'cart', text: '加入购物车' };
const BUY: SaleButton = { act: 'buy', text: '立即购买' };

const BUTTONS: Readonly<Record<SaleState, readonly SaleButton[]>> = {
  'off-shelf': [{ act: 'none', text: '商品已下架' }],
  finished: [{ act: 'none', text: '活动已结束' }],
  'sold-out': [{ act: 'none', text: '已售罄' }],
  negotiable: [],
  forbidden: [
    { act: 'blocked', text: '加入购物车' },
    { act: 'blocked', text: '立即购买' },
  ],
  before: [CART, { act: 'remind', text: '开售提醒我' }],
  soon: [CART, { act: 'none', text: '即将开售' }],
  open: [CART, BUY],
};

/** The buttons of a state; virtual goods (电子卡密) cannot be added to the cart. */
export function saleButtons(state: SaleState, { isVirtual }: { isVirtual: boolean }): readonly SaleButton[] {
  const buttons = BUTTONS[state];
  return isVirtual ? buttons.filter(({ text }) => text !== CART.text) : buttons;
}

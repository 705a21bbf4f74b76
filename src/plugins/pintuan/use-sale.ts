// How a goods in groups stands now: looked at again each second, and by the server's clock.
import { useState } from 'react';
import { onPhoneClock, serverNow } from '../../services/server-clock';
import { useRemaining } from '../../blocks/goods-sale/use-remaining';
import { clockOf, type Detail, saleWordOf, type SaleWord } from './sale-word';

export interface SaleNow {
  word: SaleWord;
  /** Until it begins or ends; null without an end. */
  remainingMs: number | null;
}

/** `onTurn` is called as the sale begins or ends. */
export function useSale(goods: Detail, onTurn?: () => void): SaleNow {
  const [nowMs] = useState(serverNow);
  const untilMs = clockOf(goods, nowMs);
  // At zero the hook renders once more, and the word is the next one.
  const left = useRemaining(untilMs === null ? 0 : onPhoneClock(untilMs), onTurn);
  return { word: saleWordOf(goods, serverNow()), remainingMs: untilMs === null ? null : left };
}

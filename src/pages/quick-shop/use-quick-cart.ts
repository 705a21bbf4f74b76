// The shopper's cart as the quick shop shows it: pieces at once, saved after a pause.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { THROTTLE_MS } from '~/domain/constants';
import { cartList } from '~/schemas/api/cart.gen';
import { quickCart, quickGoodsList } from '~/schemas/api/quick.gen';
import { choosableLines, type CartLine, readCart } from '../../blocks/cart-lines/cart-lines';
import { useShownAgain } from '../../engine/screen-context';
import { requireLogin } from '../../flows/login';
import { isRefusal, wordsOf } from '../../base/call-error';
import { call } from '../../services/http';
import { refresh, useCall } from '../../services/query';
import { loadCartNums } from '../../services/shopper';
import { toast } from '../../state/overlays';
import { useSession } from '../../state/session';

interface Change {
  goods_id: number;
  attr: number;
  num: number;
}

export interface QuickCart {
  /** Lines that can be bought now. */
  lines: readonly CartLine[];
  /** Pieces of a SKU, with unsaved changes; `saved` is what the list of goods says. */
  piecesOf: (skuId: number, saved: number) => number;
  set: (goodsId: number, skuId: number, pieces: number) => void;
  /** Saves what is unsaved, and resolves to the lines that can be bought. */
  settle: () => Promise<CartLine[]>;
}

async function save(list: Change[]): Promise<void> {
  try {
    await requireLogin();
    await call(quickCart, { list });
  } catch (error) {
    if (isRefusal(error)) toast(wordsOf(error));
  }
  await Promise.all([refresh(quickGoodsList, cartList), loadCartNums()]);
}

/** Asks anew for what other screens and the SKU sheet changed. */
function useRenewal(cartNums: number, hasUnsent: () => boolean): void {
  const hasChanges = useEffectEvent(hasUnsent);
  useShownAgain(() => void refresh(quickGoodsList, cartList));
  const known = useRef(cartNums);
  useEffect(() => {
    if (known.current === cartNums) return;
    known.current = cartNums;
    if (!hasChanges()) void refresh(quickGoodsList, cartList);
  }, [cartNums]);
}

export function useQuickCart(): QuickCart {
  const { accessToken, cartNums } = useSession();
  const cart = useCall(cartList, {}, { isEnabled: accessToken !== '', isQuiet: true, staleMs: 0 });
  const [shown, setShown] = useState<ReadonlyMap<number, number>>(new Map());
  const unsent = useRef(new Map<number, Change>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const list = [...unsent.current.values()];
    if (list.length === 0) return;
    unsent.current.clear();
    await save(list);
    // What changed again meanwhile stays as tapped.
    setShown((before) => new Map([...before].filter(([skuId]) => unsent.current.has(skuId))));
  }, []);
  useEffect(() => () => void flush(), [flush]);
  useRenewal(cartNums, () => unsent.current.size > 0);
  const set = (goodsId: number, skuId: number, pieces: number) => {
    unsent.current.set(skuId, { goods_id: goodsId, attr: skuId, num: pieces });
    setShown((before) => new Map(before).set(skuId, pieces));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), THROTTLE_MS);
  };
  const lines = accessToken === '' || cart.data === undefined ? [] : choosableLines(readCart(cart.data));
  return {
    lines: lines
      .map((line) => ({ ...line, quantity: shown.get(line.skuId) ?? line.quantity }))
      .filter(({ quantity }) => quantity > 0),
    piecesOf: (skuId, saved) => shown.get(skuId) ?? saved,
    set,
    settle: async () => {
      await flush();
      return choosableLines(readCart(await call(cartList, {})));
    },
  };
}

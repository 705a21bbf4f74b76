// The shopper's cart on the screen: loaded, edited, removed and chosen lines, and saving changes to the backend.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { THROTTLE_MS } from '~/domain/constants';
import { cartAdd, cartDelete, cartEdit, cartList } from '~/schemas/api/cart.gen';
import { useShownAgain } from '../../engine/screen-context';
import { isRefusal, wordsOf } from '../../base/call-error';
import { call } from '../../services/http';
import { useCall } from '../../services/query';
import { loadCartNums } from '../../services/shopper';
import { setCartNums, useSession } from '../../state/session';
import { type SkuPick, toast } from '../../state/overlays';
import { type Cart, type CartLine, pieces, readCart, withEdits } from '../cart-lines/cart-lines';

/** How long a removal can be undone. */
const UNDO_MS = 5000;

export interface CartModel {
  isGuest: boolean;
  isPending: boolean;
  isFailed: boolean;
  cart: Cart | null;
  /** Removed lines that undo can restore. */
  undoable: number;
  reload: () => Promise<void>;
  setQuantity: (line: CartLine, quantity: number) => void;
  remove: (lines: readonly CartLine[]) => void;
  undo: () => void;
  /** Replaces a line by another specification. */
  changeSku: (line: CartLine, pick: SkuPick) => void;
  /** Sends unsaved changes; resolves when the backend has all of them. */
  flush: () => Promise<void>;
}

type Send = (act: () => Promise<unknown>) => Promise<void>;

/** Unsaved quantities: sent after a pause, or when the screen is left. */
function useQuantities(send: Send) {
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map());
  const unsent = useRef(new Map<number, CartLine>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const changed = [...unsent.current.values()];
    if (changed.length === 0) return;
    unsent.current.clear();
    const list = changed.map((line) => ({
      goods_id: line.goodsId,
      attr: line.skuId,
      num: line.quantity,
      cart_id: line.id,
    }));
    await send(() => call(cartEdit, { list }));
    setQuantities((before) => {
      const next = new Map(before);
      // A quantity that changed again meanwhile is shown as typed.
      for (const { id } of changed) if (!unsent.current.has(id)) next.delete(id);
      return next;
    });
  }, [send]);
  const setQuantity = (line: CartLine, quantity: number) => {
    unsent.current.set(line.id, { ...line, quantity });
    setQuantities((before) => new Map(before).set(line.id, quantity));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), THROTTLE_MS);
  };
  const forget = (ids: readonly number[]) => ids.forEach((id) => unsent.current.delete(id));
  return { quantities, setQuantity, flush, forget };
}

const without = (set: ReadonlySet<number>, gone: readonly number[]): ReadonlySet<number> =>
  new Set([...set].filter((id) => !gone.includes(id)));

/** Removed lines: sent once undo is no longer offered. */
function useRemovals(send: Send) {
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const [undoable, setUndoable] = useState(0);
  const unsent = useRef<readonly number[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const take = useCallback(() => {
    clearTimeout(timer.current);
    const ids = unsent.current;
    unsent.current = [];
    setUndoable(0);
    return ids;
  }, []);
  const flush = useCallback(async () => {
    const ids = take();
    if (ids.length === 0) return;
    await send(() => call(cartDelete, { cart_id_list: [...ids] }));
    setRemoved((before) => without(before, ids));
  }, [send, take]);
  const remove = (ids: readonly number[]) => {
    // A second removal commits the first: one undo line at a time.
    void flush();
    unsent.current = ids;
    setUndoable(ids.length);
    setRemoved((before) => new Set([...before, ...ids]));
    timer.current = setTimeout(() => void flush(), UNDO_MS);
  };
  const undo = () => {
    const ids = take();
    setRemoved((before) => without(before, ids));
  };
  return { removed, undoable, remove, undo, flush };
}

/** The shopper's unsaved changes, and saving them. */
function useEdits(reload: () => Promise<unknown>) {
  const send = useCallback<Send>(
    async (act) => {
      try {
        await act();
      } catch (error) {
        if (isRefusal(error)) toast(wordsOf(error));
      }
      await Promise.all([reload(), loadCartNums()]);
    },
    [reload],
  );
  const { quantities, setQuantity, flush: flushQuantities, forget } = useQuantities(send);
  const { removed, undoable, remove: removeIds, undo, flush: flushRemovals } = useRemovals(send);
  const flush = useCallback(async () => {
    await Promise.all([flushQuantities(), flushRemovals()]);
  }, [flushQuantities, flushRemovals]);
  useEffect(() => () => void flush(), [flush]);
  const remove = (lines: readonly CartLine[]) => {
    const ids = lines.map(({ id }) => id);
    forget(ids);
    removeIds(ids);
  };
  const changeSku = (line: CartLine, { skuId, quantity }: SkuPick) => {
    if (skuId === line.skuId) {
      setQuantity(line, quantity);
      return;
    }
    void send(async () => {
      await call(cartAdd, { goods_id: line.goodsId, attr: skuId, num: quantity });
      await call(cartDelete, { cart_id_list: [line.id] });
    });
  };
  const edits = useMemo(() => ({ quantities, removed }), [quantities, removed]);
  return { edits, undoable, setQuantity, changeSku, remove, undo, flush };
}

/** The cart and its actions. */
export function useCart(): CartModel {
  const isGuest = useSession().accessToken === '';
  const answer = useCall(cartList, {}, { isEnabled: !isGuest, staleMs: 0 });
  const { refetch } = answer;
  const reload = useCallback(async () => {
    await refetch();
  }, [refetch]);
  useShownAgain(() => {
    if (!isGuest) void reload();
  });
  const { edits, ...acts } = useEdits(reload);
  const cart = useMemo(
    () => (answer.data === undefined ? null : withEdits(readCart(answer.data), edits)),
    [answer.data, edits],
  );
  const count = cart === null ? null : pieces([...cart.shops.flatMap(({ lines }) => lines), ...cart.invalid]);
  useEffect(() => {
    // The badge updates at once; the backend's figure replaces it on the next request.
    if (count !== null && !isGuest) setCartNums(count);
  }, [count, isGuest]);
  return {
    ...acts,
    isGuest,
    isPending: answer.isPending && !isGuest,
    isFailed: answer.isError && cart === null,
    cart: isGuest ? null : cart,
    reload,
  };
}

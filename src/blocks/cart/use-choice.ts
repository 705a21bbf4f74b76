// The selected lines of the cart.
import { useState } from 'react';
import { type Cart, type CartLine, choosableLines } from '../cart-lines/cart-lines';

const allLines = ({ shops, invalid }: Cart): CartLine[] => [
  ...shops.flatMap(({ lines }) => lines),
  ...invalid,
];

const toggled = (ids: ReadonlySet<number>, lines: readonly CartLine[], isOn: boolean): Set<number> => {
  const next = new Set(ids);
  for (const { id } of lines)
    if (isOn) next.add(id);
    else next.delete(id);
  return next;
};

/** The selection: for checkout in the ordinary mode, for deleting in edit mode, which starts empty. */
export function useChoice(cart: Cart) {
  const [isEditing, setIsEditing] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const open = isEditing ? allLines(cart) : choosableLines(cart);
  const ids = isEditing ? marked : chosen;
  return {
    isEditing,
    switchMode: () => {
      setMarked(new Set());
      setIsEditing(!isEditing);
    },
    open,
    lines: open.filter(({ id }) => ids.has(id)),
    toggle: (lines: readonly CartLine[], isOn: boolean) =>
      (isEditing ? setMarked : setChosen)(toggled(ids, lines, isOn)),
  };
}

export type Choice = ReturnType<typeof useChoice>;

// Renders above an open modal dialog: browsers without `popover` have no other way into the top layer.
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from './modal-stack';

/** Renders its children inside the topmost modal dialog while one is open, otherwise inline. */
export function AboveModals({ children }: { children: ReactNode }) {
  const top = useTopModal();
  return top === null ? children : createPortal(children, top);
}

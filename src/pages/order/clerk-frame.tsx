// What the screens of a clerk share: the refusal of an order that is not of his store.
import { type ReactNode, useEffect } from 'react';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { HOME_PATH, redirect } from '../../engine/navigation';
import { sayNoRight } from './clerk-acts';
import type { Order } from '../../blocks/orders/order-facts';

function NoRight() {
  useEffect(() => {
    let isShown = true;
    const leave = async () => {
      await sayNoRight();
      if (isShown) redirect(HOME_PATH);
    };
    void leave();
    return () => {
      isShown = false;
    };
  }, []);
  return <EmptyState text="无核销权限" />;
}

export const ForItsClerk = ({ order, children }: { order: Order; children: ReactNode }) =>
  order.is_clerk_permission ? children : <NoRight />;

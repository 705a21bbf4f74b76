// The families that act when an order is undone (events.ts), in this order.
import type { OrderListener } from './events';

export const ORDER_LISTENERS: readonly OrderListener[] = [];

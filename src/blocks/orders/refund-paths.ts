// Addresses of the screens of after-sales.
import { addressOf } from '~/domain/links';

export const REFUNDS_PATH = '/pages/order/refund/index';
export const REFUND_DETAIL_PATH = '/pages/order/refund-detail/refund-detail';
export const CHOOSE_TYPE_PATH = '/pages/order/refund/select-refund-type';
export const APPLY_PATH = '/pages/order/refund/refund';
export const ORDER_REFUND_PATH = '/pages/order/refund/order-refund';
export const BATCH_PATH = '/pages/order/batch-refund/batch-refund';
export const SPLIT_PATH = '/pages/order/refund/split-refund';
export const HISTORY_PATH = '/pages/order/refund/order-detail-refund-list';

export const refundHref = (id: number | string): string => `#${addressOf(REFUND_DETAIL_PATH, { id })}`;

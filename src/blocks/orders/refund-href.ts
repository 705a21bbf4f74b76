// The link to an after-sale.
import * as to from '~/domain/screen-links.gen';

export const refundHref = (id: number | string): string => `#${to.orderRefundDetail({ id })}`;

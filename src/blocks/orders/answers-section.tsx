// What a shopper answered to the forms of his order and of its goods.
import { Fragment } from 'react';
import { shownAnswers } from '~/domain/order-form';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Facts } from '~/ui/facts/facts';
import { FormAnswers } from '../form-answers/form-answers';
import type { Order } from './order-facts';

/** The answers to the forms of the order and of its goods; goods with the same answers show them once. */
export default function AnswersSection({ order, title = '其他信息' }: { order: Order; title?: string }) {
  const ofGoods = order.detail.filter(
    ({ form_data: given }, place) =>
      shownAnswers(given).length > 0 &&
      order.detail.findIndex((other) => JSON.stringify(other.form_data) === JSON.stringify(given)) === place,
  );
  const hasOrderForm = shownAnswers(order.order_form).length > 0;
  if (!hasOrderForm && ofGoods.length === 0) return null;
  return (
    <Card label={title}>
      <CardHead title={title} />
      <FormAnswers stored={order.order_form} />
      {ofGoods.map((line) => (
        <Fragment key={line.id}>
          {order.detail.length > 1 ? (
            <Facts facts={[{ label: '商品', value: line.goods_info.name }]} />
          ) : null}
          <FormAnswers stored={line.form_data} />
        </Fragment>
      ))}
    </Card>
  );
}

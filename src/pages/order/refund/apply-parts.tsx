// What the forms of an after-sale of one line begin with, and their parts: its goods, kinds, pieces, amount.
import type { ReactNode } from 'react';
import { isRecord } from '~/domain/record';
import { textOf } from '~/domain/coercion';
import { fenOf, moneyOfFen, moneyText, textFromFen } from '~/domain/money';
import { isMoneyBack, openPieces } from '~/domain/refund-request';
import { maxRefundFen, REFUND_TYPES, refundShare, type RefundType } from '~/domain/refund-status';
import { refundApply, type RefundApplyData } from '~/schemas/api/refund.gen';
import { Card } from '~/ui/card/card';
import { FieldRow } from '~/ui/field/field-row';
import { Stepper } from '~/ui/stepper/stepper';
import { OrderGoodsLine, specificationOf } from '~/ui/order-goods-line/order-goods-line';
import type { FormState, Specification } from '../../../engine/archetypes/form';
import { loaded } from '../../../engine/archetypes/loaded';
import { useTitle } from '../../../engine/screen-context';
import { Why } from './request-parts';
import { typeName, typesOf } from './type-field';
import styles from '../../../blocks/orders/refund.module.css';

type Detail = RefundApplyData['detail'];

export interface Applying {
  data: RefundApplyData;
  choices: RefundApplyData['list'];
  types: readonly RefundType[];
}

const Line = loaded(refundApply, ({ id }: { id: number }) => ({ id }), {
  missing: ({ detail }) =>
    typesOf(detail).length === 0 || openPieces(detail) === 0 ? '该商品暂不支持售后' : null,
  drawing: 'orders',
  skeleton: 'list',
  isFreshOnShow: true,
});

/** The line of the address with the kinds that it can be asked for by. */
export const OfLine = ({
  query,
  children,
}: {
  query: { id: number };
  children: (found: Applying) => ReactNode;
}) => (
  <Line query={query}>
    {({ data }) => children({ data, choices: data.list, types: typesOf(data.detail) })}
  </Line>
);

/** The most for some of the open pieces. */
export const maxOf = (detail: Detail, num: number): number =>
  maxRefundFen({
    shareFen: refundShare({
      total: fenOf(detail.total_price),
      lineNum: Number(detail.num),
      usedNum: detail.used_num,
      num,
    }),
    leftFen: fenOf(detail.left_price ?? detail.total_price),
  });

export const textIn = (record: unknown, name: string): string =>
  isRecord(record) ? textOf(record[name]) : '';

/** What is exchanged for: the same specification while that is in stock. Other malls offer none. */
export function exchangeOf({
  goods_id: goodsId,
  goods_info: { goods_attr: bought },
  exchange_skus: choices = [],
}: Detail): Specification {
  const own = choices.find(({ id, stock }) => id === bought.id && stock > 0);
  return { goodsId: Number(goodsId), skuId: own?.id ?? 0, choices };
}

/** Why an exchange cannot be asked for so; '' where it can, and for all else. */
export function exchangeProblem({
  type,
  num,
  exchange_sku_id: wanted,
}: Chosen & { exchange_sku_id: Specification }): string {
  if (type !== REFUND_TYPES.exchange || wanted.choices.length === 0) return '';
  const chosen = wanted.choices.find(({ id }) => id === wanted.skuId);
  if (chosen === undefined) return '请选择换货规格';
  return chosen.stock < num ? `该规格仅剩${chosen.stock}件，请选择其他规格` : '';
}

/** Why it cannot be more: discounts are shared out among the goods, delivery stays paid. */
function whyOf(detail: Detail, maxFen: number): string {
  const freight = textIn(detail.order, 'express_price');
  const isDiscounted = fenOf(detail.total_price) < fenOf(detail.total_original_price);
  return [
    `最多可退款${moneyOfFen(maxFen)}`,
    isDiscounted ? '优惠已按商品分摊' : '',
    fenOf(freight) > 0 ? `不含运费${moneyText(freight)}` : '',
  ]
    .filter((part) => part !== '')
    .join('，');
}

interface Chosen {
  type: RefundType;
  num: number;
}

interface PartProps<V> {
  context: Applying;
  form: FormState<V>;
}

export function Goods({ context: { data } }: Pick<PartProps<object>, 'context'>) {
  const { goods_info: goods, num, total_original_price, member_discount_price } = data.detail;
  return (
    <Card label="商品">
      <div className={styles.line}>
        <OrderGoodsLine
          name={goods.name}
          pictureUrl={goods.pic_url}
          specification={specificationOf(goods.attr_list)}
          quantity={num}
          original={total_original_price}
          memberDiscount={member_discount_price}
        />
      </div>
    </Card>
  );
}

/** An amount that is still the most follows the pieces. */
export function Pieces({ context, form: { values, change } }: PartProps<Chosen & { refund_price: string }>) {
  const { detail } = context.data;
  const most = openPieces(detail);
  if (most < 2) return null;
  const isMost = values.refund_price === textFromFen(maxOf(detail, values.num));
  const choose = (num: number) =>
    change({ num, ...(isMost ? { refund_price: textFromFen(maxOf(detail, num)) } : {}) });
  return (
    <FieldRow
      label="申请件数"
      trailing={<Stepper label="申请件数" value={values.num} max={most} onChange={choose} />}
    >
      <span className={styles.most}>最多{most}件</span>
    </FieldRow>
  );
}

export const WhyMost = ({ context: { data }, form: { values } }: PartProps<Chosen>) =>
  isMoneyBack(values.type) ? <Why words={whyOf(data.detail, maxOf(data.detail, values.num))} /> : null;

export function Titled({ form: { values } }: Pick<PartProps<Chosen>, 'form'>): null {
  useTitle(typeName(values.type));
  return null;
}

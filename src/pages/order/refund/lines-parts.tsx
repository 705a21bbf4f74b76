// What a request for several lines of an order begins with, and its parts: the lines with their shares, the sum.
import type { ReactNode } from 'react';
import { sumOf } from '~/domain/sum';
import * as to from '~/domain/screen-links.gen';
import { fenOf, moneyOfFen, moneyText, textFromFen } from '~/domain/money';
import { isMoneyBack, openPieces } from '~/domain/refund-request';
import { orderRefusal, readOrderFlags } from '~/domain/order-status';
import { refundAmounts, REFUND_TYPES, type RefundType, type SharePart } from '~/domain/refund-status';
import { orderDetail } from '~/schemas/api/order.gen';
import { refundApply, type RefundApplyData } from '~/schemas/api/refund.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { OrderGoodsLine, specificationOf } from '~/ui/order-goods-line/order-goods-line';
import { Price } from '~/ui/price/price';
import { AllLines, chosenOf } from '../../../blocks/form-kinds/lines-kind';
import { afterSaleFlags, isAskable } from '../../../blocks/orders/line-offers';
import type { Order } from '../../../blocks/orders/order-facts';
import styles from '../../../blocks/orders/refund.module.css';
import { Loading } from '../../../engine/archetypes/detail';
import type { ChoiceLine, FormState, Pieces } from '../../../engine/archetypes/form';
import { loaded } from '../../../engine/archetypes/loaded';
import { BottomBar } from '../../../engine/bottom-bar';
import { redirect } from '../../../engine/navigation';
import { FixedAmount, Why } from './request-parts';
import { typesOf } from './type-field';

type Line = Order['detail'][number];

/** Lines that can be asked for with pieces that are left. */
const openLines = (order: Order): Line[] => {
  const flags = readOrderFlags(order);
  return order.detail.filter((line) => isAskable(order, flags, line) && openPieces(line) > 0);
};

export const openOnes = (order: Order) =>
  openLines(order).map((line) => ({ id: Number(line.id), most: openPieces(line) }));

const refusalOf = (order: Order): string | null =>
  orderRefusal('refund', afterSaleFlags(order, readOrderFlags(order)));

/** What all lines can ask for at once: of a partly sent order some have nothing to be returned. */
const commonTypes = (order: Order, types: readonly RefundType[]): readonly RefundType[] =>
  Number(order.is_send) === 1 ? types : [REFUND_TYPES.refundOnly];

interface Asking {
  order: Order;
  apply: RefundApplyData;
  choices: RefundApplyData['list'];
  types: readonly RefundType[];
  onChanged: () => Promise<unknown>;
}

interface OfOrderProps {
  query: { id: number };
  children: (found: Asking) => ReactNode;
}

const Stored = loaded(orderDetail, ({ id }: OfOrderProps['query']) => ({ id }), {
  missing: ({ detail }) =>
    openLines(detail).length > 0 ? null : (refusalOf(detail) ?? '没有可申请售后的商品'),
  drawing: 'orders',
  skeleton: 'list',
  isFreshOnShow: true,
});

/** Reasons and what the order has left are the same for each of its lines. */
export const OfOrder = ({ query, children }: OfOrderProps) => (
  <Stored query={query}>
    {({ data: { detail: order }, reload }) => (
      <Loading endpoint={refundApply} params={{ id: Number(openLines(order)[0]?.id) }} skeleton="list">
        {(apply, reloadApply) =>
          children({
            order,
            apply,
            choices: apply.list,
            types: commonTypes(order, typesOf(apply.detail)),
            onChanged: () => Promise.all([reload(), reloadApply()]),
          })
        }
      </Loading>
    )}
  </Stored>
);

interface LinesValues {
  type: RefundType;
  list: Pieces;
}

interface PartProps {
  context: Asking;
  form: FormState<LinesValues>;
}

const partOf = (line: Line, num: number): SharePart => ({
  id: Number(line.id),
  total: fenOf(line.total_price),
  lineNum: Number(line.num),
  usedNum: Number(line.num) - openPieces(line),
  num,
});

/** Pieces of the chosen lines. */
export const chosenIn = ({ order }: Asking, { list }: LinesValues) => chosenOf(openOnes(order), list);

/** Fen of the chosen lines. */
export function amountsOf(context: Asking, values: LinesValues): ReadonlyMap<number, number> {
  const { order, apply } = context;
  const chosen = chosenIn(context, values);
  const parts = openLines(order).map((line) => partOf(line, chosen.get(Number(line.id)) ?? 0));
  return refundAmounts(
    parts.filter(({ num }) => num > 0),
    fenOf(apply.detail.left_price ?? order.total_pay_price),
  );
}

const sumTextOf = (context: Asking, values: LinesValues): string =>
  textFromFen(isMoneyBack(values.type) ? sumOf(amountsOf(context, values).values()) : 0);

function whyNot(order: Order, { refund, is_refund, goods_type }: Line): string {
  if (goods_type !== 'goods') return '该商品不支持售后';
  if (Number(is_refund) === 1) return '已退款';
  if (refund !== null) return `已申请售后（${refund.status_text}）`;
  return refusalOf(order) ?? '该商品暂不支持售后';
}

/** All lines of the order, also those that are closed. */
export function linesOf(context: Asking, values: LinesValues): readonly ChoiceLine[] {
  const { order } = context;
  const open = openLines(order);
  const amounts = amountsOf(context, values);
  return order.detail.map((line): ChoiceLine => {
    const { goods_info: goods } = line;
    const fen = amounts.get(Number(line.id));
    return {
      id: Number(line.id),
      name: goods.name,
      most: open.includes(line) ? openPieces(line) : 0,
      content: (
        <OrderGoodsLine
          name={goods.name}
          pictureUrl={goods.pic_url}
          specification={specificationOf(goods.attr_list)}
          quantity={line.num}
          original={line.total_original_price}
          memberDiscount={line.member_discount_price}
        />
      ),
      note: fen === undefined ? `可申请${openPieces(line)}件` : `退${moneyOfFen(fen)}`,
      closed: open.includes(line) ? '' : whyNot(order, line),
    };
  });
}

type CardProps = PartProps & { children: ReactNode };

export const SplitCard = ({ children }: CardProps) => (
  <Card label="售后商品">
    <CardHead title="选择商品和件数" isRuled />
    {children}
  </Card>
);

/** Pieces are chosen on a screen of its own, which takes this one's place. */
export function WholeCard({ context, form: { values }, children }: CardProps) {
  const ids = [...chosenIn(context, values).keys()].join();
  const split = () =>
    redirect(to.orderRefundSplitRefund({ id: context.order.id, ...(ids === '' ? {} : { ids }) }));
  return (
    <Card label="售后商品">
      <CardHead title="选择商品" isRuled>
        <Button kind="plain" size="small" onClick={split}>
          按件数申请
        </Button>
      </CardHead>
      {children}
    </Card>
  );
}

export const Amount = ({ context, form: { values } }: PartProps) =>
  isMoneyBack(values.type) ? (
    <>
      <FixedAmount yuan={sumTextOf(context, values)} />
      <Why words="按所选商品的实付金额计算，优惠已按商品分摊，不含运费" />
    </>
  ) : null;

export const LinesBar = ({ context, form }: PartProps) => (
  <BottomBar>
    <ActionBar>
      <AllLines
        lines={openOnes(context.order)}
        value={form.values.list}
        onChange={(list) => form.set('list', list)}
      />
      <span className={styles.sum}>
        <Price text={moneyText(sumTextOf(context, form.values))} size={36} />
        已选{sumOf(chosenIn(context, form.values).values())}件
      </span>
      <Button kind="primary" size="compact" isBusy={form.isBusy} onClick={() => form.submit()}>
        提交
      </Button>
    </ActionBar>
  </BottomBar>
);

// Choosing the kind of an after-sale of one line, and its form.
import * as to from '~/domain/screen-links.gen';
import { isRecord } from '~/domain/record';
import { textOf } from '~/domain/coercion';
import { fenOf, textFromFen } from '~/domain/money';
import { amountProblem, isMoneyBack, openPieces } from '~/domain/refund-request';
import {
  GOODS_STATUSES,
  maxRefundFen,
  REFUND_TYPE_TEXTS,
  REFUND_TYPES,
  refundShare,
  type RefundType,
} from '~/domain/refund-status';
import { refundSubmitForm } from '~/schemas/api/forms/refund-submit.gen';
import type { RefundApplyData } from '~/schemas/api/refund.gen';
import { Card } from '~/ui/card/card';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { FieldRow } from '~/ui/field/field-row';
import { ItemRow } from '~/ui/item-row/item-row';
import { Stepper } from '~/ui/stepper/stepper';
import { OrderGoodsLine, specificationOf } from '~/ui/order-goods-line/order-goods-line';
import type { LoadedProps } from '../../../engine/archetypes/detail';
import { formPart, type FormState } from '../../../engine/archetypes/form';
import { back, redirect } from '../../../engine/navigation';
import { useTitle } from '../../../engine/screen-context';
import { showNewest } from './refund-acts';
import { ASKED, causesOf, GoodsStatus, PICTURES, REQUEST_KINDS, Why } from './request-parts';
import { TypeField, typeName, typesOf } from './type-field';
import styles from '../../../blocks/orders/refund.module.css';

type Detail = RefundApplyData['detail'];

function GoodsCard({ detail }: { detail: Detail }) {
  const { goods_info: goods, num, total_original_price, member_discount_price } = detail;
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

const Nothing = () => (
  <EmptyState text="该商品暂不支持售后" drawing="orders" action={{ text: '返回', onTap: back }} />
);

/** The form takes this screen's place: it can change the kind itself, and Back leads to the order. */
export function ChooseTypeScreen({ data: { detail } }: LoadedProps<RefundApplyData, unknown>) {
  const types = typesOf(detail);
  if (types.length === 0) return <Nothing />;
  return (
    <>
      <GoodsCard detail={detail} />
      <Card label="售后类型">
        <ul>
          {types.map((type) => (
            <li key={type}>
              <ItemRow
                title={<strong>{REFUND_TYPE_TEXTS[type].name}</strong>}
                notes={[REFUND_TYPE_TEXTS[type].hint]}
                onTap={() => redirect(to.orderRefund({ id: detail.id, type: String(type) }))}
              />
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** The most for some of the open pieces. */
const maxOf = (detail: Detail, num: number): number =>
  maxRefundFen({
    shareFen: refundShare({
      total: fenOf(detail.total_price),
      lineNum: Number(detail.num),
      usedNum: detail.used_num,
      num,
    }),
    leftFen: fenOf(detail.left_price ?? detail.total_price),
  });

const textIn = (record: unknown, name: string): string => (isRecord(record) ? textOf(record[name]) : '');

/** Why it cannot be more: discounts are shared out among the goods, delivery stays paid. */
function whyOf(detail: Detail, maxFen: number): string {
  const freight = textIn(detail.order, 'express_price');
  const isDiscounted = fenOf(detail.total_price) < fenOf(detail.total_original_price);
  return [
    `最多可退款￥${textFromFen(maxFen)}`,
    isDiscounted ? '优惠已按商品分摊' : '',
    fenOf(freight) > 0 ? `不含运费￥${freight}` : '',
  ]
    .filter((part) => part !== '')
    .join('，');
}

interface Applying {
  data: RefundApplyData;
  choices: RefundApplyData['list'];
  types: readonly RefundType[];
  /** The kind that the form begins with. */
  first: RefundType;
}

interface Chosen {
  type: RefundType;
  num: number;
}

interface PartProps<V> {
  context: Applying;
  form: FormState<V>;
}

const Goods = ({ context }: Pick<PartProps<object>, 'context'>) => <GoodsCard detail={context.data.detail} />;

/** An amount that is still the most follows the pieces. */
function Pieces({ context, form: { values, change } }: PartProps<Chosen & { refund_price: string }>) {
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

const WhyMost = ({ context: { data }, form: { values } }: PartProps<Chosen>) =>
  isMoneyBack(values.type) ? <Why words={whyOf(data.detail, maxOf(data.detail, values.num))} /> : null;

function Titled({ form: { values } }: Pick<PartProps<Chosen>, 'form'>): null {
  useTitle(typeName(values.type));
  return null;
}

const ApplyForm = formPart<Applying>()({
  save: refundSubmitForm,
  kinds: REQUEST_KINDS,
  local: { type: REFUND_TYPES.refundOnly as RefundType, num: 1 },
  initial: ({ data: { detail }, first }) => ({
    type: first,
    num: openPieces(detail),
    refund_price: textFromFen(maxOf(detail, openPieces(detail))),
    mobile: textIn(detail.order, 'mobile'),
    goods_status: detail.is_confirm === '1' ? GOODS_STATUSES[1] : '',
  }),
  fixed: ({ context, values: { type, num } }) => ({
    id: Number(context.data.detail.id),
    type,
    num,
    ...(type === REFUND_TYPES.exchange ? { refund_price: '0' } : {}),
  }),
  looks: {
    goods_status: ({ context }) => ({ options: context.choices.goods_status, Own: GoodsStatus }),
    cause: ({ context: { choices }, values }) => ({
      options: causesOf(choices, values.type, values.goods_status),
    }),
  },
  check: ({ context, values }) => {
    const words = amountProblem(values.refund_price, maxOf(context.data.detail, values.num));
    return words === '' ? {} : { refund_price: words };
  },
  layout: [
    Titled,
    Goods,
    {
      label: ASKED,
      rows: [TypeField, Pieces, 'goods_status', 'cause', 'refund_price', WhyMost, 'remark', 'mobile'],
    },
    { ...PICTURES, rows: ['pic_list'] },
  ],
  button: '提交',
  after: {
    toast: ({ msg }) => msg || '提交成功, 请等待商家处理',
    renewsInfo: true,
    go: (_answer, { context: { data } }) => showNewest(Number(data.detail.order_id), Number(data.detail.id)),
  },
});

export function ApplyScreen({ data, query }: LoadedProps<RefundApplyData, { type: string }>) {
  const types = typesOf(data.detail);
  const [fallback] = types;
  if (fallback === undefined || openPieces(data.detail) === 0) return <Nothing />;
  const wanted = types.find((type) => String(type) === query.type);
  return <ApplyForm data={data} choices={data.list} types={types} first={wanted ?? fallback} />;
}

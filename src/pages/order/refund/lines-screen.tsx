// One request for several lines of an order: whole lines, or some pieces of each.
import { sumOf } from '~/domain/sum';
import * as to from '~/domain/screen-links.gen';
import { fenOf, textFromFen } from '~/domain/money';
import { isMoneyBack, openPieces } from '~/domain/refund-request';
import { orderRefusal, readOrderFlags } from '~/domain/order-status';
import {
  GOODS_STATUSES,
  refundAmounts,
  REFUND_TYPES,
  type RefundType,
  type SharePart,
} from '~/domain/refund-status';
import { refundBatchForm } from '~/schemas/api/forms/refund-batch.gen';
import type { OrderDetailData } from '~/schemas/api/order.gen';
import { refundApply, type RefundApplyData } from '~/schemas/api/refund.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Price } from '~/ui/price/price';
import { type LoadedProps, Loading } from '../../../engine/archetypes/detail';
import { formPart, type FormState } from '../../../engine/archetypes/form';
import { BottomBar } from '../../../engine/bottom-bar';
import { back, redirect } from '../../../engine/navigation';
import { isOffered } from '../../../services/offered';
import { toast } from '../../../state/overlays';
import type { Order } from '../../../blocks/orders/order-facts';
import { type Chosen, LineChoices } from './line-choices';
import { afterSaleFlags, isAskable } from '../../../blocks/orders/line-offers';
import { submitLines } from './submit-lines';
import { ASKED, causesOf, FixedAmount, GoodsStatus, PICTURES, REQUEST_KINDS, Why } from './request-parts';
import { TypeField, typesOf } from './type-field';
import styles from '../../../blocks/orders/refund.module.css';

type Line = Order['detail'][number];

/** Lines that can be asked for with pieces that are left. */
const openLines = (order: Order): Line[] => {
  const flags = readOrderFlags(order);
  return order.detail.filter((line) => isAskable(order, flags, line) && openPieces(line) > 0);
};

const refusalOf = (order: Order): string | null =>
  orderRefusal('refund', afterSaleFlags(order, readOrderFlags(order)));

/** What all lines can ask for at once: of a partly sent order some have nothing to be returned. */
const commonTypes = (order: Order, types: readonly RefundType[]): readonly RefundType[] =>
  Number(order.is_send) === 1 ? types : [REFUND_TYPES.refundOnly];

const partOf = (line: Line, num: number): SharePart => ({
  id: Number(line.id),
  total: fenOf(line.total_price),
  lineNum: Number(line.num),
  usedNum: Number(line.num) - openPieces(line),
  num,
});

/** Fen by line of what is chosen. */
function amountsOf(order: Order, chosen: Chosen, leftFen: number): ReadonlyMap<number, number> {
  const parts = openLines(order).map((line) => partOf(line, chosen.get(Number(line.id)) ?? 0));
  return refundAmounts(
    parts.filter(({ num }) => num > 0),
    leftFen,
  );
}

interface Asking {
  order: Order;
  apply: RefundApplyData;
  choices: RefundApplyData['list'];
  types: readonly RefundType[];
  /** Lines that are chosen from the start, with their pieces. */
  initial: Chosen;
  isSplit: boolean;
  onChanged: () => Promise<unknown>;
}

interface LinesValues {
  type: RefundType;
  picked: Chosen;
}

interface PartProps {
  context: Asking;
  form: FormState<LinesValues>;
}

/** What is chosen, of which fewer pieces may be left, and the fen of each line. */
function choiceOf({ order, apply }: Asking, { picked }: LinesValues) {
  const chosen: Chosen = new Map(
    openLines(order).map((line) => [
      Number(line.id),
      Math.min(openPieces(line), picked.get(Number(line.id)) ?? 0),
    ]),
  );
  const amounts = amountsOf(order, chosen, fenOf(apply.detail.left_price ?? order.total_pay_price));
  return { chosen, amounts, count: sumOf(chosen.values()) };
}

const sumFenOf = (context: Asking, values: LinesValues): number =>
  isMoneyBack(values.type) ? sumOf(choiceOf(context, values).amounts.values()) : 0;

function LinesCard({ context, form: { values, set } }: PartProps) {
  const { order, isSplit } = context;
  const { chosen, amounts } = choiceOf(context, values);
  const open = openLines(order);
  return (
    <Card label="售后商品">
      <CardHead title={isSplit ? '选择商品和件数' : '选择商品'} isRuled>
        {isSplit ? null : <SplitLink orderId={order.id} chosen={chosen} />}
      </CardHead>
      <LineChoices
        lines={order.detail}
        isSplit={isSplit}
        chosen={chosen}
        amounts={amounts}
        whyNot={(line) => (open.includes(line) ? '' : whyNot(order, line))}
        onChange={(id, num) => set('picked', new Map([...chosen, [id, num]]))}
      />
    </Card>
  );
}

const Amount = ({ context, form: { values } }: PartProps) =>
  isMoneyBack(values.type) ? (
    <>
      <FixedAmount yuan={textFromFen(sumFenOf(context, values))} />
      <Why words="按所选商品的实付金额计算，优惠已按商品分摊，不含运费" />
    </>
  ) : null;

const wholeLines = (lines: readonly Line[]): Chosen =>
  new Map(lines.map((line) => [Number(line.id), openPieces(line)]));

function LinesBar({ context, form }: PartProps) {
  const { values, set, isBusy, submit } = form;
  const open = openLines(context.order);
  const { chosen, count } = choiceOf(context, values);
  const isAll = open.length > 0 && open.every((line) => chosen.get(Number(line.id)) === openPieces(line));
  return (
    <BottomBar>
      <ActionBar>
        <CheckCircle isChecked={isAll} onChange={(all) => set('picked', all ? wholeLines(open) : new Map())}>
          全选
        </CheckCircle>
        <span className={styles.sum}>
          <Price text={`￥${textFromFen(sumFenOf(context, values))}`} size={36} />
          已选{count}件
        </span>
        <Button
          kind="primary"
          size="compact"
          isBusy={isBusy}
          onClick={() => (count === 0 ? toast('请选择售后商品') : submit())}
        >
          提交
        </Button>
      </ActionBar>
    </BottomBar>
  );
}

const LinesForm = formPart<Asking>()({
  save: refundBatchForm,
  kinds: REQUEST_KINDS,
  local: { type: REFUND_TYPES.refundOnly as RefundType, picked: new Map() as Chosen },
  initial: ({ order, apply, types, initial }) => ({
    type: types[0] ?? REFUND_TYPES.refundOnly,
    picked: initial,
    mobile: order.mobile,
    goods_status: apply.detail.is_confirm === '1' ? GOODS_STATUSES[1] : '',
  }),
  fixed: ({ context, values }) => ({
    order_id: Number(context.order.id),
    type: values.type,
    list: [...choiceOf(context, values).amounts].map(([id, fen]) => ({
      id,
      num: choiceOf(context, values).chosen.get(id) ?? 0,
      refund_price: isMoneyBack(values.type) ? textFromFen(fen) : '0',
    })),
  }),
  looks: {
    goods_status: ({ context }) => ({ options: context.choices.goods_status, Own: GoodsStatus }),
    cause: ({ context: { choices }, values }) => ({
      options: causesOf(choices, values.type, values.goods_status),
    }),
  },
  layout: [
    LinesCard,
    { label: ASKED, rows: [TypeField, 'goods_status', 'cause', Amount, 'remark', 'mobile'] },
    { ...PICTURES, rows: ['pic_list'] },
  ],
  Submit: LinesBar,
  button: '提交',
  // What can be asked for may have changed.
  send: (params, { context }) =>
    submitLines(params).catch(async (error: unknown) => {
      await context.onChanged();
      throw error;
    }),
  after: {
    toast: ({ msg }) => msg || '提交成功, 请等待商家处理',
    renewsInfo: true,
    go: (_answer, { context: { order } }) =>
      isOffered(to.orderRefundHistory.path)
        ? redirect(to.orderRefundHistory({ id: order.id }))
        : redirect(to.orderRefunds()),
  },
});

/** Pieces are chosen on a screen of its own, which takes this one's place. */
function SplitLink({ orderId, chosen }: { orderId: string; chosen: Chosen }) {
  const ids = [...chosen].filter(([, num]) => num > 0).map(([id]) => id);
  const open = () =>
    redirect(to.orderRefundSplitRefund({ id: orderId, ...(ids.length === 0 ? {} : { ids: ids.join() }) }));
  return (
    <Button kind="plain" size="small" onClick={open}>
      按件数申请
    </Button>
  );
}

function whyNot(order: Order, { refund, is_refund, goods_type }: Line): string {
  if (goods_type !== 'goods') return '该商品不支持售后';
  if (Number(is_refund) === 1) return '已退款';
  if (refund !== null) return `已申请售后（${refund.status_text}）`;
  return refusalOf(order) ?? '该商品暂不支持售后';
}

interface LinesQuery {
  id: number;
  /** Ids of lines that are chosen from the start. */
  ids?: string;
}

/** The lines of the address, else none; a single one that is open is chosen anyway. */
function initialOf(lines: readonly Line[], ids: string): Chosen {
  const wanted = lines.filter(({ id }) => ids.split(',').includes(id));
  return wholeLines(lines.length === 1 ? lines : wanted);
}

const screenOf =
  (isSplit: boolean) =>
  ({ data: { detail: order }, query, reload }: LoadedProps<OrderDetailData, LinesQuery>) => {
    const lines = openLines(order);
    const [first] = lines;
    if (first === undefined) {
      const words = refusalOf(order) ?? '没有可申请售后的商品';
      return <EmptyState text={words} drawing="orders" action={{ text: '返回', onTap: back }} />;
    }
    return (
      // Reasons and what the order has left are the same for each of its lines.
      <Loading endpoint={refundApply} params={{ id: Number(first.id) }} skeleton="list">
        {(apply, reloadApply) => (
          <LinesForm
            order={order}
            apply={apply}
            choices={apply.list}
            types={commonTypes(order, typesOf(apply.detail))}
            initial={initialOf(lines, query.ids ?? '')}
            isSplit={isSplit}
            onChanged={() => Promise.all([reload(), reloadApply()])}
          />
        )}
      </Loading>
    );
  };

export const BatchScreen = screenOf(false);
export const SplitScreen = screenOf(true);

// One request for several lines of an order: whole lines, or some pieces of each.
import * as to from '~/domain/screen-links.gen';
import { textFromFen } from '~/domain/money';
import { isMoneyBack } from '~/domain/refund-request';
import { GOODS_STATUSES, REFUND_TYPES, type RefundType } from '~/domain/refund-status';
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { refundBatchForm } from '~/schemas/api/forms/refund-batch.gen';
import { orderDetail } from '~/schemas/api/order.gen';
import { refundApply, refundSubmit } from '~/schemas/api/refund.gen';
import { linesKind, wholeLines } from '../../../blocks/form-kinds/lines-kind';
import { form } from '../../../engine/archetypes/form';
import { redirect } from '../../../engine/navigation';
import { id, text } from '../../../engine/params';
import { isOffered } from '../../../services/offered';
import {
  Amount,
  amountsOf,
  chosenIn,
  linesOf,
  LinesBar,
  OfOrder,
  openOnes,
  SplitCard,
  WholeCard,
} from './lines-parts';
import { submitLines } from './submit-lines';
import { ASKED, CHOSEN_LOOKS, PICTURES, REQUEST_KINDS } from './request-parts';
import { TypeField } from './type-field';

/** `ids` are those of lines that are chosen from the start. */
export const LINES_QUERY = { id: id('order'), ids: text() };

const COUNTED = { count: '售后件数', beyond: (most: number) => `最多可申请${most}件` };

/** A single open line is chosen anyway. */
function wantedOf<T extends { id: number }>(lines: readonly T[], ids: string): readonly T[] {
  return lines.length === 1 ? lines : lines.filter((line) => ids.split(',').includes(String(line.id)));
}

type Context = Parameters<typeof amountsOf>[0];

type Values = Parameters<typeof amountsOf>[1];

/** The request with the money of each line. */
function requestOf(context: Context, values: Values) {
  const amounts = amountsOf(context, values);
  return {
    order_id: Number(context.order.id),
    type: values.type,
    list: [...chosenIn(context, values)].map(([line, num]) => ({
      id: line,
      num,
      refund_price: isMoneyBack(values.type) ? textFromFen(amounts.get(line) ?? 0) : '0',
    })),
  };
}

export const linesForm = (isSplit: boolean) =>
  form(LINES_QUERY, {
    load: OfOrder,
    endpoints: [orderDetail, refundApply, refundSubmit, attachmentUpload],
    save: refundBatchForm,
    kinds: { ...REQUEST_KINDS, lines: linesKind(isSplit ? COUNTED : {}) },
    local: { type: REFUND_TYPES.refundOnly as RefundType },
    initial: ({ order, apply, types, query: { ids } }) => ({
      type: types[0] ?? REFUND_TYPES.refundOnly,
      list: wholeLines(wantedOf(openOnes(order), ids)),
      mobile: order.mobile,
      goods_status: apply.detail.is_confirm === '1' ? GOODS_STATUSES[1] : '',
    }),
    fixed: ({ context, values }) => requestOf(context, values),
    looks: {
      ...CHOSEN_LOOKS,
      list: ({ context, values }) => ({ lines: linesOf(context, values) }),
    },
    layout: [
      { Frame: isSplit ? SplitCard : WholeCard, rows: ['list'] },
      { label: ASKED, rows: [TypeField, 'goods_status', 'cause', Amount, 'remark', 'mobile'] },
      { ...PICTURES, rows: ['pic_list'] },
    ],
    Submit: LinesBar,
    // What can be asked for may have changed.
    send: (params, { context }) =>
      submitLines(params).catch(async (error: unknown) => {
        await context.onChanged();
        throw error;
      }),
    after: {
      toast: ({ msg }) => msg || '提交成功，请等待商家处理',
      renewsInfo: true,
      go: (_answer, { context: { order } }) =>
        isOffered(to.orderRefundHistory.path)
          ? redirect(to.orderRefundHistory({ id: order.id }))
          : redirect(to.orderRefunds()),
    },
  });

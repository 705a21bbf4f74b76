// The fields of a request for after-sales: state of the goods, reason, amount, remark, telephone, pictures.
import type { ReactNode } from 'react';
import { MAX_EVIDENCE_PICTURES } from '~/domain/constants';
import { fieldLimit } from '~/domain/form-rules';
import { isAmountOpen, isMoneyBack, requestForm } from '~/domain/refund-request';
import { GOODS_STATUSES, REFUND_TYPES } from '~/domain/refund-status';
import type { RefundApplyData } from '~/schemas/api/refund.gen';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { FieldRow } from '~/ui/field/field-row';
import { TextArea } from '~/ui/field/text-area';
import { TextField } from '~/ui/field/text-field';
import { Price } from '~/ui/price/price';
import { Uploader } from '~/ui/uploader/uploader';
import { ChoiceField } from '../../../blocks/choice-field/choice-field';
import type { Request } from './use-request';
import styles from '../../../blocks/orders/refund.module.css';

export type Choices = RefundApplyData['list'];

/** Reasons of a kind; those of money alone depend on whether the goods have arrived. */
export function causesOf(choices: Choices, kind: Request['kind'], goodsStatus: string): readonly string[] {
  if (kind === REFUND_TYPES.returnAndRefund) return choices.refund_list_2;
  const { confirm_list, not_confirm_list } = choices.refund_list;
  return goodsStatus === GOODS_STATUSES[1] ? confirm_list : not_confirm_list;
}

const rowOf = ({ form }: Request, name: keyof Request['form']['values']) => ({
  name,
  value: form.values[name],
  error: form.messageOf(name) ?? '',
  onChange: (value: string) => form.set(name, value),
});

function Cause({ request, causes }: { request: Request; causes: readonly string[] }) {
  const { kind, form } = request;
  const row = rowOf(request, 'cause');
  if (kind !== REFUND_TYPES.exchange)
    return (
      <ChoiceField {...row} label="退款原因" placeholder="请选择" title="请选择退款原因" options={causes} />
    );
  return (
    <TextField
      {...row}
      label="换货原因"
      placeholder="请输入换货原因"
      maxLength={fieldLimit(requestForm(kind), 'cause')}
      onBlur={() => form.touch('cause')}
    />
  );
}

function GoodsStatus({ request, choices }: { request: Request; choices: Choices }) {
  const { kind, form } = request;
  const change = (status: string) => {
    form.set('goods_status', status);
    // A reason of the other list would say the opposite.
    if (!causesOf(choices, kind, status).includes(form.values.cause)) form.set('cause', '');
  };
  return (
    <ChoiceField
      {...rowOf(request, 'goods_status')}
      label="货物状态"
      placeholder="请选择"
      title="请选择货物状态"
      options={choices.goods_status}
      onChange={change}
    />
  );
}

function Amount({ request, fixed, why }: { request: Request; fixed: string; why: string }) {
  const { kind, form } = request;
  if (!isMoneyBack(kind)) return null;
  return (
    <>
      {isAmountOpen(kind) && fixed === '' ? (
        <TextField
          {...rowOf(request, 'refund_price')}
          label="退款金额"
          inputMode="decimal"
          placeholder="请填写退款金额"
          maxLength={fieldLimit(requestForm(kind), 'refund_price')}
          onBlur={() => form.touch('refund_price')}
        />
      ) : (
        <FieldRow label="退款金额">
          <Price text={`￥${fixed}`} size={32} />
        </FieldRow>
      )}
      {why === '' ? null : <p className={styles.why}>{why}</p>}
    </>
  );
}

function Pictures({ uploads }: Pick<Request, 'uploads'>) {
  return (
    <Card label="上传凭证">
      <CardHead title="上传凭证" />
      <div className={styles.pictures}>
        <Uploader
          label="凭证图片"
          items={uploads.items}
          max={MAX_EVIDENCE_PICTURES}
          onPick={uploads.pick}
          choose={uploads.choose}
          onRemove={uploads.remove}
          onRetry={uploads.retry}
        />
      </div>
    </Card>
  );
}

interface RequestFieldsProps {
  request: Request;
  causes: readonly string[];
  /** Absent where the state of the goods is not asked. */
  choices?: Choices;
  /** The amount where it cannot be changed, in yuan; '' where it can. */
  fixed?: string;
  /** Why the amount is what it is. */
  why?: string;
  /** Above the fields in the same card: kind, pieces. */
  children?: ReactNode;
}

export function RequestFields({
  request,
  causes,
  choices,
  fixed = '',
  why = '',
  children,
}: RequestFieldsProps) {
  const { kind, form, uploads } = request;
  const isStatusAsked = kind === REFUND_TYPES.refundOnly && choices !== undefined;
  return (
    <>
      <Card label="申请信息">
        {children}
        {isStatusAsked ? <GoodsStatus request={request} choices={choices} /> : null}
        <Cause request={request} causes={causes} />
        <Amount request={request} fixed={fixed} why={why} />
        <TextArea
          {...rowOf(request, 'remark')}
          label="备注信息"
          placeholder="选填，最多可填200个字"
          maxLength={fieldLimit(requestForm(kind), 'remark')}
        />
        <TextField
          {...rowOf(request, 'mobile')}
          label="联系方式"
          type="tel"
          placeholder="请填写联系方式，便于卖家联系你"
          onBlur={() => form.touch('mobile')}
        />
      </Card>
      <Pictures uploads={uploads} />
    </>
  );
}

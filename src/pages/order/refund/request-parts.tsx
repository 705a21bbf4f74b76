// What the forms of after-sales share: reasons by kind and state of the goods, the pictures, the amount and why it is so.
import { moneyText } from '~/domain/money';
import { GOODS_STATUSES, REFUND_TYPES, type RefundType } from '~/domain/refund-status';
import type { RefundApplyData } from '~/schemas/api/refund.gen';
import { FieldRow } from '~/ui/field/field-row';
import { Price } from '~/ui/price/price';
import { choiceKind } from '../../../blocks/form-kinds/choice-kinds';
import { picturesKind } from '../../../blocks/form-kinds/pictures-kind';
import type { FieldProps, FormState } from '../../../engine/archetypes/form';
import styles from '../../../blocks/orders/refund.module.css';

export type Choices = RefundApplyData['list'];

export const REQUEST_KINDS = { choice: choiceKind, pictures: picturesKind } as const;
export const ASKED = '申请信息';
export const PICTURES = { title: '上传凭证' } as const;

/** Reasons of a kind; those of money alone depend on whether the goods have arrived. */
export function causesOf(choices: Choices, type: RefundType, goodsStatus: string): readonly string[] {
  if (type === REFUND_TYPES.returnAndRefund) return choices.refund_list_2;
  const { confirm_list, not_confirm_list } = choices.refund_list;
  return goodsStatus === GOODS_STATUSES[1] ? confirm_list : not_confirm_list;
}

/** Where the form has the choices, and what is chosen. */
interface StatusProps extends FieldProps<string> {
  context: { choices: Choices };
  form: FormState<{ type: RefundType; goods_status: string; cause: string }>;
}

/** A reason of the other list would say the opposite. */
export function GoodsStatus({ context, form, ...props }: StatusProps) {
  const { type, cause } = form.values;
  const change = (goods_status: string) => {
    const isKept = causesOf(context.choices, type, goods_status).includes(cause);
    form.change({ goods_status, ...(isKept ? {} : { cause: '' }) });
  };
  return <choiceKind.Field {...props} onChange={change} />;
}

interface Asking {
  context: { choices: Choices };
  values: StatusProps['form']['values'];
}

/** What there is to choose from. */
export const CHOSEN_LOOKS = {
  goods_status: ({ context: { choices } }: Asking) => ({ options: choices.goods_status, Own: GoodsStatus }),
  cause: ({ context: { choices }, values }: Asking) => ({
    options: causesOf(choices, values.type, values.goods_status),
  }),
} as const;

/** An amount that cannot be changed, in yuan. */
export const FixedAmount = ({ yuan }: { yuan: string }) => (
  <FieldRow label="退款金额">
    <Price text={moneyText(yuan)} size={32} />
  </FieldRow>
);

/** Why the amount is what it is. */
export const Why = ({ words }: { words: string }) =>
  words === '' ? null : <p className={styles.why}>{words}</p>;

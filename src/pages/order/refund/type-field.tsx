// The row that changes the kind of an after-sale within its form.
import { REFUND_TYPE_TEXTS, REFUND_TYPES, type RefundType } from '~/domain/refund-status';
import type { RefundApplyData } from '~/schemas/api/refund.gen';
import { ChoiceField } from '../../../blocks/choice-field/choice-field';
import type { Request } from './use-request';

/** 仅退款（无需退货） is short in titles and rows. */
export const typeName = (type: RefundType): string => REFUND_TYPE_TEXTS[type].name.replace(/（.*）/, '');

const ALL_TYPES = Object.values(REFUND_TYPES);

/** Kinds of the protocol that the server allows, in its order; all where it does not say. */
export const typesOf = ({
  refund_types: allowed = ALL_TYPES,
}: Pick<RefundApplyData['detail'], 'refund_types'>): RefundType[] =>
  allowed.flatMap((allowedType) => ALL_TYPES.filter((type) => type === allowedType));

interface TypeFieldProps {
  types: readonly RefundType[];
  type: RefundType;
  form: Request['form'];
  onChange: (type: RefundType) => void;
}

export function TypeField({ types, type, form, onChange }: TypeFieldProps) {
  const change = (name: string) => {
    const next = types.find((one) => typeName(one) === name) ?? type;
    // Each kind has its own reasons.
    if (next !== type) form.set('cause', '');
    onChange(next);
  };
  return (
    <ChoiceField
      label="售后类型"
      title="请选择售后类型"
      value={typeName(type)}
      options={types.map(typeName)}
      onChange={change}
    />
  );
}

// The row that changes the kind of an after-sale within its form, and with it the title.
import { REFUND_TYPE_TEXTS, REFUND_TYPES, type RefundType } from '~/domain/refund-status';
import type { RefundApplyData } from '~/schemas/api/refund.gen';
import { ChoiceField } from '../../../blocks/choice-field/choice-field';
import type { FormState } from '../../../engine/archetypes/form';

/** 仅退款（无需退货） is short in titles and rows. */
export const typeName = (type: RefundType): string => REFUND_TYPE_TEXTS[type].name.replace(/（.*）/, '');

const ALL_TYPES = Object.values(REFUND_TYPES);

/** Kinds of the protocol that the server allows, in its order; all where it does not say. */
export const typesOf = ({
  refund_types: allowed = ALL_TYPES,
}: Pick<RefundApplyData['detail'], 'refund_types'>): RefundType[] =>
  allowed.flatMap((allowedType) => ALL_TYPES.filter((type) => type === allowedType));

interface TypeFieldProps {
  context: { types: readonly RefundType[] };
  form: FormState<{ type: RefundType; cause: string }>;
}

/** Nothing where there is one kind. Each has reasons of its own. */
export function TypeField({ context: { types }, form: { values, change } }: TypeFieldProps) {
  if (types.length < 2) return null;
  const choose = (name: string) => {
    const type = types.find((one) => typeName(one) === name) ?? values.type;
    change(type === values.type ? { type } : { type, cause: '' });
  };
  return (
    <ChoiceField
      label="售后类型"
      title="请选择售后类型"
      value={typeName(values.type)}
      options={types.map(typeName)}
      onChange={choose}
    />
  );
}

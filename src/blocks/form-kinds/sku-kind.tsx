// A specification of a goods, chosen on the SKU sheet.
import { TapRow } from '~/ui/field/tap-row';
import type { FieldKind, FieldProps, Specification } from '../../engine/archetypes/form';
import { openSku } from '../../state/overlays';

const nameOf = ({ choices, skuId }: Specification): string =>
  choices.find(({ id }) => id === skuId)?.attr ?? '';

/** One choice needs no sheet. */
function Sku({ field, value, error, onChange }: FieldProps<Specification>) {
  const choose = () =>
    openSku({
      goodsId: value.goodsId,
      intent: 'cart',
      isSingle: true,
      only: value.choices.map(({ id }) => id),
      picked: { skuId: value.skuId, quantity: 1 },
      onPick: ({ skuId }) => onChange({ ...value, skuId }),
    });
  return (
    <TapRow
      label={field.label}
      name={field.name}
      value={nameOf(value)}
      placeholder={field.placeholder ?? ''}
      error={error}
      onTap={value.choices.length > 1 ? choose : undefined}
    />
  );
}

export const skuKind: FieldKind<Specification> = {
  empty: { goodsId: 0, skuId: 0, choices: [] },
  textOf: nameOf,
  paramsOf: ({ skuId }, name) => (skuId > 0 ? { [name]: skuId } : {}),
  Field: Sku,
};

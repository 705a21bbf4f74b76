// What a set is called and costs, how many of each goods it has, and when it is sold.
import { type ReactNode, useState } from 'react';
import { NAME_LENGTH, SET_PRICE_TYPES } from '~/domain/combination';
import { moneyOfFen, moneyText } from '~/domain/money';
import type { CombinationDetail } from '~/schemas/api/combination.gen';
import { combinationAdminEditForm } from '~/schemas/api/forms/combination-admin-edit.gen';
import { Button } from '~/ui/button/button';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { Cover } from '~/ui/cover/cover';
import { FieldRow } from '~/ui/field/field-row';
import { TextField, type TextFieldProps } from '~/ui/field/text-field';
import { ItemRow } from '~/ui/item-row/item-row';
import { Sheet } from '~/ui/sheet/sheet';
import { Stepper } from '~/ui/stepper/stepper';
import { Tabs } from '~/ui/tabs/tabs';
import { newNonce } from '../../../blocks/redeem-scan/nonce';
import { formPart, type FormState } from '../../../engine/archetypes/form';
import styles from './combine.module.css';
import { costsOf, formOf, type Picked, problemsOf, type SetValues, valuesOf } from './set-form';
import type { PickedGoods } from './use-picked';

const PIECES = 99;

function GoodsLine({ goods, picked }: { goods: Picked; picked: PickedGoods }) {
  const { goodsId, name, coverPic, price, num, isFixed } = goods;
  return (
    <li className={styles.line}>
      <ItemRow
        lead={<Cover source={coverPic} size={96} />}
        title={name}
        notes={[moneyText(price)]}
        trail={
          <Stepper
            label={`${name}的件数`}
            value={num}
            max={PIECES}
            onChange={(value) => picked.change(goodsId, { num: value })}
          />
        }
      />
      <CheckCircle
        className={styles.fixed}
        isChecked={isFixed}
        label={`${name}必选`}
        onChange={(value) => picked.change(goodsId, { isFixed: value })}
      >
        必选
      </CheckCircle>
    </li>
  );
}

type Look = Pick<TextFieldProps, 'label' | 'placeholder' | 'type' | 'inputMode' | 'isRequired' | 'maxLength'>;

const Text = ({
  form,
  name,
  ...look
}: { form: FormState<SetValues>; name: Exclude<keyof SetValues, 'priceType'> } & Look) => (
  <TextField
    {...look}
    name={name}
    value={form.values[name]}
    error={form.messageOf(name) ?? ''}
    onChange={(value) => form.set(name, value)}
    onBlur={() => form.touch(name)}
  />
);

const PRICE_TYPES = [
  { id: SET_PRICE_TYPES.minus, text: '立减' },
  { id: SET_PRICE_TYPES.discount, text: '打折' },
  { id: SET_PRICE_TYPES.fixed, text: '一口价' },
] as const;

const FIGURES = {
  1: { label: '套餐价', placeholder: '整套售价（元）' },
  2: { label: '折扣', placeholder: '如 8.5 折填 8.5' },
  3: { label: '优惠金额', placeholder: '每套优惠（元）' },
} as const;

/** Which of the goods that are not always part of it are chosen. */
function ChoiceFields({ form, count }: { form: FormState<SetValues>; count: number }) {
  return (
    <>
      <Text
        form={form}
        name="groupName"
        label="可选说明"
        placeholder={`如 ${count}款任选`}
        maxLength={NAME_LENGTH}
      />
      <Text form={form} name="min" label="最少选" placeholder="款" inputMode="numeric" isRequired />
      <Text form={form} name="max" label="最多选" placeholder="款" inputMode="numeric" isRequired />
    </>
  );
}

function SetFields({ form, optional }: { form: FormState<SetValues>; optional: number }) {
  const { priceType } = form.values;
  return (
    <>
      {optional === 0 ? null : <ChoiceFields form={form} count={optional} />}
      <FieldRow label="优惠方式">
        <Tabs
          label="优惠方式"
          shape="pill"
          items={PRICE_TYPES}
          current={priceType}
          onChange={(type) => form.change({ priceType: type, figure: '' })}
        />
      </FieldRow>
      <Text form={form} name="figure" {...FIGURES[priceType]} inputMode="decimal" maxLength={10} isRequired />
      <Text form={form} name="start" label="开始日期" type="date" />
      <Text form={form} name="end" label="结束日期" type="date" />
      <Text form={form} name="limit" label="每人限购" placeholder="不限" inputMode="numeric" maxLength={4} />
    </>
  );
}

function Sum({ values, picked }: { values: SetValues; picked: readonly Picked[] }) {
  const { apartFen, setFen } = costsOf(values, picked);
  const from = picked.every(({ isFixed }) => isFixed) ? '' : '起';
  return (
    <p className={styles.sum} aria-live="polite">
      原价{moneyOfFen(apartFen)}
      {from}
      {setFen === null ? null : (
        <>
          ，套餐价<b>{moneyOfFen(setFen)}</b>
          {from}
        </>
      )}
    </p>
  );
}

interface SetSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onSaved: () => void;
  picked: PickedGoods;
  /** The set that is changed; null for a new one. */
  detail: CombinationDetail | null;
  maxGoods: number;
  /** One act of this screen, however often it is sent. */
  nonce: string;
}

interface PartProps {
  context: SetSheetProps;
  form: FormState<SetValues>;
}

const InSheet = ({ context, form, children }: PartProps & { children: ReactNode }) => (
  <Sheet
    isOpen={context.isOpen}
    onClose={context.onClose}
    title="组合设置"
    footer={
      <>
        <Sum values={form.values} picked={context.picked.list} />
        <Button kind="primary" size="wide" type="submit" isBusy={form.isBusy}>
          保存
        </Button>
      </>
    }
  >
    <div className={styles.form}>{children}</div>
  </Sheet>
);

const Lines = ({ context: { picked }, form }: PartProps) => (
  <>
    <ul>
      {picked.list.map((goods) => (
        <GoodsLine key={goods.goodsId} goods={goods} picked={picked} />
      ))}
    </ul>
    <SetFields form={form} optional={picked.list.filter(({ isFixed }) => !isFixed).length} />
  </>
);

/** The button stands in the sheet. */
const Nothing = () => null;

const { name: _name, ...OWN_VALUES } = valuesOf(null);

const SetForm = formPart<SetSheetProps>()({
  save: combinationAdminEditForm,
  kinds: {},
  local: OWN_VALUES,
  isMarked: true,
  initial: ({ detail }) => valuesOf(detail),
  // The whole set: its fields are not those of the request.
  fixed: ({ context: { picked, detail, nonce }, values }) => ({
    ...formOf(values, picked.list),
    ...(detail === null ? { nonce } : { id: detail.set.id }),
  }),
  check: ({ context: { picked, maxGoods }, values }) => problemsOf(values, picked.list, maxGoods),
  layout: [{ Frame: InSheet, rows: ['name', Lines] }],
  Submit: Nothing,
  button: '保存',
  after: { toast: ({ msg }) => msg, go: (_answer, { context }) => context.onSaved() },
});

export function SetSheet(props: Omit<SetSheetProps, 'nonce'>) {
  const [nonce] = useState(newNonce);
  return <SetForm {...props} nonce={nonce} />;
}

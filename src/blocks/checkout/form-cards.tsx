// The forms of one shop at checkout: that of the order, and those of its goods.
import { useRef, useState } from 'react';
import type { DiyField } from '~/domain/diy-form';
import { orderFormItems, orderFormProblem, sentOrderForm } from '~/domain/order-form';
import * as to from '~/domain/screen-links.gen';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { TapRow } from '~/ui/field/tap-row';
import { OperatorFields } from '../form-fields/operator-fields';
import { useOperatorForm } from '../form-fields/use-operator-form';
import { useStoredFields } from '../form-fields/use-stored-fields';
import { pick, usePicked } from '../../engine/picking';
import { useShownAgain } from '../../engine/screen-context';
import { changeGroup } from '../../flows/checkout-form';
import { keptAnswers } from '../../flows/goods-form-answers';
import { type AskedForms, putGoodsAnswers, useAsked } from './asked-forms';
import type { FormCardsProps } from './group-props';
import type { PreviewGroup } from './use-checkout';

type AskedForm = NonNullable<PreviewGroup['order_form']>;

interface FormProps {
  form: AskedForm;
  index: number;
  forms: AskedForms;
}

function OrderFormCard({ form, index, forms }: FormProps) {
  const fields = useStoredFields(form.value);
  const asked = useOperatorForm(fields);
  useAsked(forms, `order-${index}`, {
    verify: asked.verify,
    put: (order) => changeGroup(order, index, { order_form: orderFormItems(fields, asked.answers) }),
  });
  if (fields.length === 0) return null;
  return (
    <Card label={form.name}>
      <CardHead title={form.name} isRuled />
      <OperatorFields form={asked} />
    </Card>
  );
}

/** A form of goods with the goods that ask it. */
interface GoodsFormAsked {
  form: AskedForm;
  goods: { id: number; name: string };
  /** Indexes of the goods that share its answers. */
  lines: readonly number[];
}

function askedBy({ goods_list: goods }: PreviewGroup): GoodsFormAsked[] {
  const ids = [...new Set(goods.flatMap(({ form }) => form?.id ?? []))];
  return ids.flatMap((id) => {
    const first = goods.find(({ form }) => form?.id === id);
    const lines = goods.flatMap(({ form }, line) => (form?.id === id ? [line] : []));
    return first?.form ? [{ form: first.form, goods: first, lines }] : [];
  });
}

type GoodsFormProps = FormProps & Omit<GoodsFormAsked, 'form'>;

const startOf = (fields: readonly DiyField[], goodsId: number) => {
  const stored = keptAnswers(goodsId);
  return stored === null ? {} : { initial: sentOrderForm(fields, stored) };
};

/** The only form of a shop's goods is filled in in place. */
function GoodsFormCard({ form, goods, lines, index, forms }: GoodsFormProps) {
  const fields = useStoredFields(form.value);
  const asked = useOperatorForm(fields, startOf(fields, goods.id));
  useAsked(forms, `goods-${index}-${form.id}`, {
    verify: asked.verify,
    put: (order) => putGoodsAnswers(order, { index, lines, items: orderFormItems(fields, asked.answers) }),
  });
  if (fields.length === 0) return null;
  return (
    <Card label={form.name}>
      <CardHead title={form.name} isRuled />
      <OperatorFields form={asked} />
    </Card>
  );
}

/** One of several forms is filled in on a screen of its own. */
function GoodsFormRow({ form, goods, lines, index, forms }: GoodsFormProps) {
  const fields = useStoredFields(form.value);
  const slot = `form-${index}-${form.id}`;
  const [kept] = useState(() => keptAnswers(goods.id));
  const stored = usePicked(to.goodsForm, slot) ?? kept;
  const [problem, setProblem] = useState('');
  const row = useRef<HTMLDivElement>(null);
  useShownAgain(() => setProblem(''));
  const answers = sentOrderForm(fields, stored);
  useAsked(forms, `goods-${index}-${form.id}`, {
    verify: () => {
      const message = orderFormProblem(fields, answers);
      setProblem(message ?? '');
      if (message !== null) row.current?.scrollIntoView?.({ block: 'center' });
      return message;
    },
    put: (order) => putGoodsAnswers(order, { index, lines, items: orderFormItems(fields, answers) }),
  });
  const isReady = orderFormProblem(fields, answers) === null;
  return (
    <div ref={row}>
      <TapRow
        label={goods.name}
        value={stored !== null && isReady ? '已填写' : ''}
        placeholder={`填写${form.name}`}
        error={problem}
        onTap={() =>
          pick(
            to.goodsForm,
            { goods_id: goods.id, form_id: String(form.id) },
            stored === null ? slot : { slot, before: stored },
          )
        }
      />
    </div>
  );
}

export default function FormCards({ group, index, model }: FormCardsProps) {
  const { order_form: orderForm } = group;
  const goodsForms = askedBy(group);
  const [only] = goodsForms;
  const parts = { index, forms: model.forms };
  return (
    <>
      {orderForm ? <OrderFormCard {...parts} form={orderForm} /> : null}
      {goodsForms.length === 1 && only !== undefined ? <GoodsFormCard {...parts} {...only} /> : null}
      {goodsForms.length > 1 ? (
        <Card label="商品表单">
          <CardHead title="商品表单" isRuled />
          {goodsForms.map((asked) => (
            <GoodsFormRow key={asked.form.id} {...parts} {...asked} />
          ))}
        </Card>
      ) : null}
    </>
  );
}

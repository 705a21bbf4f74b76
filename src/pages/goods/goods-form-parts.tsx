// What the form of a goods begins with, and its two cards.
import type { ReactNode } from 'react';
import type { Answer, DiyField } from '~/domain/diy-form';
import { sentOrderForm } from '~/domain/order-form';
import * as to from '~/domain/screen-links.gen';
import { goodsForm, type GoodsFormData } from '~/schemas/api/goods.gen';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import { useStoredFields } from '../../blocks/form-fields/use-stored-fields';
import { loaded } from '../../engine/archetypes/loaded';
import { useBefore } from '../../engine/picking';
import { keptAnswers } from '../../flows/goods-form-answers';

interface Asking {
  goods: GoodsFormData['goods'];
  name: string;
  questions: readonly DiyField[];
  /** Answers of before, null where there are none. */
  before: readonly Answer[] | null;
}

interface AskingProps {
  query: { goods_id: number };
  children: (found: Asking) => ReactNode;
}

const Stored = loaded(goodsForm, ({ goods_id }: AskingProps['query']) => ({ goods_id }), {
  missing: ({ form }) => (form === null || form.value.length === 0 ? '该商品没有需要填写的表单' : null),
});

function Asked({ data: { form, goods }, query, children }: AskingProps & { data: GoodsFormData }) {
  const questions = useStoredFields(form?.value);
  const before = useBefore(to.goodsForm) ?? keptAnswers(query.goods_id);
  const answers = before === null ? null : sentOrderForm(questions, before);
  return children({ goods, name: form?.name ?? '', questions, before: answers });
}

/** The questions with the answers that the checkout has, or of before any. */
export const OfGoods = (props: AskingProps) => (
  <Stored query={props.query}>{({ data }) => <Asked {...props} data={data} />}</Stored>
);

interface PartProps {
  context: Asking;
}

export const GoodsCard = ({ context: { goods } }: PartProps) => (
  <Card label="商品">
    <ItemRow lead={<Cover source={goods.cover_pic} size={120} />} title={goods.name} />
  </Card>
);

export const AskedForm = ({ context: { name }, children }: PartProps & { children: ReactNode }) => (
  <Card label={name}>
    <CardHead title={name} isRuled />
    {children}
  </Card>
);

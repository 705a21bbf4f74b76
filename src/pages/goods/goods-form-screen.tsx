// The fields of a goods' form; its answers go back to the checkout that opened it.
import { orderFormItems, sentOrderForm } from '~/domain/order-form';
import * as to from '~/domain/screen-links.gen';
import type { GoodsFormData } from '~/schemas/api/goods.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Cover } from '~/ui/cover/cover';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { ItemRow } from '~/ui/item-row/item-row';
import { OperatorFields } from '../../blocks/form-fields/operator-fields';
import { useOperatorForm } from '../../blocks/form-fields/use-operator-form';
import { useStoredFields } from '../../blocks/form-fields/use-stored-fields';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { BottomBar } from '../../engine/bottom-bar';
import { back } from '../../engine/navigation';
import { give, useBefore } from '../../engine/picking';
import { keepAnswers, keptAnswers } from '../../flows/goods-form-answers';
import { toast } from '../../state/overlays';

interface Query {
  goods_id: number;
}

type AskedForm = NonNullable<GoodsFormData['form']>;

function AskedFields({
  form,
  goods,
  goodsId,
}: {
  form: AskedForm;
  goods: GoodsFormData['goods'];
  goodsId: number;
}) {
  const fields = useStoredFields(form.value);
  const before = useBefore(to.goodsForm) ?? keptAnswers(goodsId);
  const asked = useOperatorForm(fields, before === null ? {} : { initial: sentOrderForm(fields, before) });
  const save = () => {
    const problem = asked.verify();
    if (problem !== null) {
      toast(problem);
      return;
    }
    const items = orderFormItems(fields, asked.answers);
    toast('已保存', { icon: 'success' });
    if (!give(to.goodsForm, items)) keepAnswers(goodsId, items);
  };
  return (
    <>
      <Card label="商品">
        <ItemRow lead={<Cover source={goods.cover_pic} size={120} />} title={goods.name} />
      </Card>
      <Card label={form.name}>
        <CardHead title={form.name} isRuled />
        <OperatorFields form={asked} />
      </Card>
      <BottomBar>
        <ActionBar>
          <Button kind="primary" size="wide" onClick={save}>
            保存
          </Button>
        </ActionBar>
      </BottomBar>
    </>
  );
}

export function GoodsFormScreen({ data, query }: LoadedProps<GoodsFormData, Query>) {
  const { form, goods } = data;
  if (form === null || form.value.length === 0)
    return <EmptyState text="该商品没有需要填写的表单" action={{ text: '返回', onTap: back }} />;
  return <AskedFields form={form} goods={goods} goodsId={query.goods_id} />;
}

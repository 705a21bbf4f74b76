// N-for-a-price goods, with the rule under the name.
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import { Tag } from '~/ui/tag/tag';
import { ActivityBlock, type ActivityExtras } from '../kit/activity-block';
import { kindChip } from '../kit/kind-chip';
import { type PickDelivered, shape } from './schema.gen';

type Goods = PickDelivered['list'][number];

/** 99元选3件, without the decimals of whole yuan; empty without a rule. */
function ruleText({ rule_num: count, rule_price: price, unit }: Goods): string {
  const yuan = Number(price);
  return count > 0 && price !== '' && Number.isFinite(yuan) ? `${yuan}元选${count}${unit}` : '';
}

function extrasOf(goods: Goods, arrangement: GoodsArrangement): ActivityExtras {
  const rule = ruleText(goods);
  const note =
    rule === '' ? undefined : (
      <p>
        <Tag tone="outline">{rule}</Tag>
      </p>
    );
  return { ...kindChip('N元任选', arrangement), note };
}

function PickView({ data }: WidgetViewProps<PickDelivered>) {
  // Member levels have no effect: all pay the price of the rule.
  const goods = data.list.map((one) => ({ ...one, is_level: 0 as const }));
  return <ActivityBlock data={data} goods={goods} word="N元任选" extrasOf={extrasOf} />;
}

export default defineView<PickDelivered>(shape, PickView);

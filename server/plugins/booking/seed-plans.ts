// The demo's activities of reservations.
import type { DiyField } from '~/domain/diy-form';
import { STORES } from '../../demo/stores';
import { type ActivityPlan, plan } from '../kit/activity-goods/activity-plan';
import type { GoodsRulesOf } from '../kit/activity-goods/rules';

/** Without a form of the goods. */
const inStores = (...store_ids: number[]): GoodsRulesOf['booking'] => ({
  store_ids,
  is_order_form: false,
  type: 1,
  form_data: [],
});

const CLASS_FORM: DiyField[] = [
  { key: 'date', key_name: '日期选择', name: '上课日期', is_required: 1 },
  { key: 'text', key_name: '单行文本', name: '同行人数', is_required: 0, hint: '每组最多四位' },
];

export const PLANS: readonly ActivityPlan[] = [
  plan({
    plugin: 'booking',
    title: '到店品茶',
    goods: [
      { slug: 'tea-sample', percent: 0, rules: inStores(STORES.flagship, STORES.xinteng) },
      { slug: 'ware-coldpot', percent: 30, rules: inStores(STORES.flagship) },
    ],
  }),
  plan({
    plugin: 'booking',
    title: '开春插花课',
    from: [30],
    goods: [
      {
        slug: 'vase-celadon',
        percent: 40,
        rules: { ...inStores(STORES.xinteng), is_order_form: true, type: 2, form_data: CLASS_FORM },
      },
    ],
  }),
];

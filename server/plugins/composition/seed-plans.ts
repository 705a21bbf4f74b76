// The demo's activities of sets of goods.
import { type ActivityPlan, plan } from '../kit/activity-goods/activity-plan';

export const PLANS: readonly ActivityPlan[] = [
  plan({
    plugin: 'composition',
    title: '一壶三盏茶席',
    rules: { type: 1, reduction_fen: 5000 },
    goods: [
      { slug: 'ware-teapot', percent: 100, rules: { is_host: false, reduction_fen: 0 } },
      { slug: 'ware-cup', percent: 100, rules: { is_host: false, reduction_fen: 0 } },
      { slug: 'ware-tray', percent: 100, rules: { is_host: false, reduction_fen: 0 } },
    ],
  }),
  plan({
    plugin: 'composition',
    title: '手冲壶配好茶',
    rules: { type: 2, reduction_fen: 0 },
    goods: [
      { slug: 'kettle-pour', percent: 100, rules: { is_host: true, reduction_fen: 2000 } },
      { slug: 'tea-dianhong', percent: 100, rules: { is_host: false, reduction_fen: 1000 } },
      { slug: 'tea-baimudan', percent: 100, rules: { is_host: false, reduction_fen: 1500 } },
      { slug: 'tea-biluochun', percent: 100, rules: { is_host: false, reduction_fen: 800 } },
      { slug: 'tea-jinjunmei', percent: 100, rules: { is_host: false, reduction_fen: 1200 } },
    ],
  }),
];

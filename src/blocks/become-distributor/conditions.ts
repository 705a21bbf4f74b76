// What the shopper has to do to become a distributor, in words.
import { moneyText } from '~/domain/money';
import type { ShareNewApplyStatusData, ShareSettingData } from '~/schemas/api/share.gen';

export type ShareSetting = ShareSettingData['config'];

/** Name and mobile are asked for, with the operator's questions where there are some. */
const FORMS: ReadonlySet<number | undefined> = new Set([2, 4]);
/** Nobody reviews; the shopper becomes one by himself. */
const AUTOMATIC: ReadonlySet<number | undefined> = new Set([3, 5]);

export const hasForm = ({ share_condition: way }: ShareSetting): boolean => FORMS.has(way);

interface Condition {
  text: string;
  progress?: { label: string; have: number; need: number; haveText: string; needText: string };
}

function spending(have: number, need: number, { label, had }: { label: string; had: string }) {
  return { label, have, need, haveText: `${had}${moneyText(have)}`, needText: moneyText(need) };
}

/** 单次消费满￥n可申请成为分销商, with how far he is; null where nothing is asked for. */
export function conditionOf(
  setting: ShareSetting,
  { orderPrice }: Pick<ShareNewApplyStatusData, 'orderPrice'>,
  shareName: string,
): Condition | null {
  const become = `可${AUTOMATIC.has(setting.share_condition) ? '自动' : '申请'}成为${shareName}`;
  const have = orderPrice ?? 0;
  if (setting.become_condition === 1) {
    const need = setting.auto_share_val ?? 0;
    const words = { label: '单次消费', had: '您最高一次消费' };
    return { text: `单次消费满${moneyText(need)}${become}`, progress: spending(have, need, words) };
  }
  if (setting.become_condition === 4) {
    const need = setting.total_consume ?? 0;
    const words = { label: '累计消费', had: '您已累计消费' };
    return { text: `累计消费满${moneyText(need)}${become}`, progress: spending(have, need, words) };
  }
  if (setting.become_condition !== 2) return null;
  const kinds = { 1: '任意商品', 2: '指定商品', 3: '指定分类商品' } as const;
  return { text: `购买${kinds[setting.share_goods_status ?? 1]}${become}` };
}

/** What he has reached by an order: 您单次消费满￥n. */
export function reachedText(setting: Partial<ShareSetting>): string {
  if (setting.become_condition === 1) return `您单次消费满${moneyText(setting.auto_share_val ?? 0)}`;
  if (setting.become_condition === 4) return `您累计消费满${moneyText(setting.total_consume ?? 0)}`;
  if (setting.become_condition !== 2) return '';
  const kinds = { 1: '商品', 2: '指定商品', 3: '指定分类商品' } as const;
  return `您已购买${kinds[setting.share_goods_status ?? 1]}`;
}

// Removes goods, coupons and the like from blocks, so that a template fits any mall.
import { isRecord } from '~/domain/record';
import { withoutUids } from '~/domain/slots';
import { rewriteJson } from '~/domain/studio/json-text';
import { slots } from '~/widgets/slots.gen';

/** Lists of chosen records by the widget's id. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  goods: ['list'],
  coupon: ['coupons'],
  store: ['list'],
  mch: ['list'],
  topic: ['topic_list'],
  pintuan: ['list'],
  miaosha: ['list'],
  'flash-sale': ['list'],
  bargain: ['list'],
  advance: ['list'],
  booking: ['list'],
  lottery: ['list'],
  gift: ['list'],
  exchange: ['list'],
  pick: ['list'],
  wholesale: ['list'],
  composition: ['list'],
  step: ['list'],
  'integral-mall': ['list'],
  module: ['list'],
};

function cleared(block: unknown): unknown {
  if (!isRecord(block) || typeof block['id'] !== 'string' || !isRecord(block['data'])) return block;
  const data = block['data'];
  const names = (CHOSEN[block['id']] ?? []).filter((name) => Array.isArray(data[name]));
  const emptied = Object.fromEntries(names.map((name) => [name, []]));
  return withoutUids({ ...block, data: { ...data, ...emptied } }, slots);
}

/** The text of a component array with empty lists of chosen records, and without uids. */
export const withoutIds = (text: string): string =>
  rewriteJson(text, (JSON.parse(text) as unknown[]).map(cleared));

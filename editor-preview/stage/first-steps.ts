// The first five things to do with a page, and what of them an operation does.
import { isArray, isRecord } from '~/domain/record';
import { currentBlock, dataOf, type EditDoc } from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import type { Pointer } from '~/domain/studio/pointer';
import { isYes } from '~/domain/studio/when';
import { registry } from '~/widgets/registry.gen';

export interface FirstStep {
  id: 'banner' | 'goods' | 'nav' | 'phone' | 'publish';
  words: string;
  /** Component that it edits, and the field where that begins in a block with such data; `words`: what to do there. */
  place?: { block: string; at: (data: unknown) => { at: Pointer; words?: string } };
}

/** The list is there for goods chosen by hand alone. */
function goodsAt(data: unknown): { at: Pointer; words?: string } {
  const { showCat, addGoodsType } = isRecord(data) ? data : {};
  if (isYes(showCat)) return { at: '/showCat', words: '关掉“显示分类”，再自己选商品' };
  return Number(addGoodsType) === 1
    ? { at: '/list' }
    : { at: '/addGoodsType', words: '把“商品来源”改成“手动”，再自己选商品' };
}

export const FIRST_STEPS: readonly FirstStep[] = [
  {
    id: 'banner',
    words: '换一张轮播图',
    place: { block: 'banner', at: () => ({ at: '/banners/0/picUrl' }) },
  },
  { id: 'goods', words: '选 4 件商品', place: { block: 'goods', at: goodsAt } },
  { id: 'nav', words: '改一个导航', place: { block: 'nav', at: () => ({ at: '/navs/0' }) } },
  { id: 'phone', words: '用手机看' },
  { id: 'publish', words: '发布' },
];

const GOODS = 4;

function isEnough(data: unknown): boolean {
  const list = isRecord(data) ? data['list'] : undefined;
  return isArray(list) && list.length >= GOODS;
}

/** The step that an operation on a block does; null where it does none. */
export function stepOf(op: Op, { blocks }: Pick<EditDoc, 'blocks'>): FirstStep['id'] | null {
  const block = op.op === 'set' ? blocks[op.uid] : undefined;
  if (op.op !== 'set' || block === undefined) return null;
  if (block.id === 'banner' && op.at.startsWith('/data/banners')) return 'banner';
  if (block.id === 'nav' && op.at.startsWith('/data/navs')) return 'nav';
  const isList = block.id === 'goods' && op.at.startsWith('/data/list');
  return isList && isEnough(dataOf(currentBlock(block, registry))) ? 'goods' : null;
}

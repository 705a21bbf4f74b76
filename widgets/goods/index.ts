// Registers the goods block.
import { isRecord } from '~/domain/record';
import { defineWidget, reservedNumber } from '~/renderer/define-widget';
import { arrangementOf } from '~/ui/goods-list/arrangement';
import { goodsListHeight } from '~/ui/goods-list/goods-list-height';

const TAB_ROW = 90;
/** About a screen: the menu at the left is as high as the screen, which is known on the phone only. */
const SCREEN = 1400;

type Unchecked = Readonly<Record<string, unknown>>;

function listHeight(data: Unchecked, list: unknown): number {
  const arrangement = arrangementOf(data['listStyle']);
  const height = goodsListHeight(list, {
    arrangement,
    bigRatio: data['goodsCoverProportion'] === '3-2' ? 1.5 : 1,
    hasName: data['showGoodsName'] !== false,
    hasPrice: data['showGoodsPrice'] !== false,
    hasSales: arrangement === 'rows' || arrangement === 'two',
  });
  const isOlder = data['c_padding_top'] === undefined;
  const below = isOlder && arrangement === 'three' ? 0 : 24;
  return height + reservedNumber(data['c_padding_top'], 24) + reservedNumber(data['c_padding_bottom'], below);
}

function reserve(data: Unchecked): number {
  if (data['showCat'] !== true) {
    return Array.isArray(data['list']) && data['list'].length > 0 ? listHeight(data, data['list']) : 0;
  }
  const categories = Array.isArray(data['catList']) ? data['catList'] : [];
  const first: unknown = categories[0];
  if (!isRecord(first)) return 0;
  if (data['catPosition'] === 'left') return SCREEN;
  return (categories.length > 1 ? TAB_ROW : 0) + listHeight(data, first['goodsList']);
}

export default defineWidget({
  id: 'goods',
  version: 1,
  title: '商品',
  group: 'basic',
  load: () => import('./view'),
  reserve,
});

// What the widgets of a package may import of the mall.
export { defineChecks, eachRow, hint, must, should, textAt } from '~/domain/studio/check/widget-checks';
export { definePresets, type Pick, type Picked } from '~/domain/studio/presets';
export { rpx, textRpx } from '~/domain/rpx';
export type { Blocks } from '~/domain/slots';
export { defineView, defineWidget, reservedNumber, type WidgetViewProps } from '~/renderer/define-widget';
export { type Host, useHost } from '~/renderer/host';
export { measureSlots } from '~/renderer/measure-slots';
export { Slot } from '~/renderer/slot';
export { GoodsList, type GoodsListItem, type GoodsListLook } from '~/ui/goods-list/goods-list';
export { ALL_SHOWN } from '~/ui/goods-list/goods-summary';
export { OperatorPicture } from '~/ui/picture/operator-picture';
export { Picture } from '~/ui/picture/picture';
export { Price } from '~/ui/price/price';
export { RichText } from '~/ui/rich-text/rich-text';
export { type ListedGoods, useGoodsItems } from '~/widgets/kit/goods-items';
export { goodsLook } from '~/widgets/kit/goods-look';

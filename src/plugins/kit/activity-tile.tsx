// A goods in the list of an activity.
import type { ReactNode } from 'react';
import { moneyText } from '~/domain/money';
import type { GoodsCard } from '~/schemas/api/goods.gen';
import { Tile } from '~/ui/card/tile';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import { Tag } from '~/ui/tag/tag';
import { SalePrices } from './goods-parts';

interface ActivityTileProps {
  goods: Pick<GoodsCard, 'name' | 'cover_pic' | 'price_content' | 'original_price' | 'goods_stock'>;
  /** Of the goods' page. */
  href: string;
  /** What a tap leads to: 去开团. */
  act: string;
  /** Lines between name and price; empty ones are left out. */
  notes: readonly ReactNode[];
}

export function ActivityTile({ goods, href, act, notes }: ActivityTileProps) {
  const isSoldOut = goods.goods_stock <= 0;
  const prices = <SalePrices text={goods.price_content} size={32} struck={moneyText(goods.original_price)} />;
  return (
    <Tile>
      <ItemRow
        lead={<Cover source={goods.cover_pic} size={220} />}
        title={goods.name}
        notes={[...notes, prices]}
        trail={<Tag tone={isSoldOut ? 'grey' : 'tint'}>{isSoldOut ? '已售罄' : act}</Tag>}
        href={href}
      />
    </Tile>
  );
}

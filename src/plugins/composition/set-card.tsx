// A set in a list: its covers, which open its goods in a sheet, and its words, which lead to its page.
import { useState } from 'react';
import { fenOf, moneyOfFen, moneyText } from '~/domain/money';
import * as to from '~/domain/screen-links.gen';
import type { CompositionSet } from '~/schemas/api/composition.gen';
import { Button } from '~/ui/button/button';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import { Mosaic } from '~/ui/mosaic/mosaic';
import { Price } from '~/ui/price/price';
import { Sheet } from '~/ui/sheet/sheet';
import { Tag } from '~/ui/tag/tag';
import styles from './composition.module.css';
import * as own from './links.gen';
import { closedWords, coversOf, goodsOf, isFree, leastFenOf } from './set-facts';

/** Covers with the words over their foot: 288 by 188 rpx. */
const RATIO = 288 / 188;

interface SetCardProps {
  row: CompositionSet;
  /** The goods that led here, which other sets are shown of. */
  goodsId?: number;
}

function GoodsSheet({ set, href, onClose }: { set: CompositionSet; href: string; onClose: () => void }) {
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title="套餐商品"
      footer={
        <Button kind="primary" size="wide" href={href}>
          去购买套餐
        </Button>
      }
    >
      <ul>
        {goodsOf(set).map(({ id, goods_id: goodsId, name, cover_pic: cover, ...goods }) => (
          <li key={id}>
            <ItemRow
              lead={<Cover source={cover} size={180} />}
              title={name}
              notes={[
                goods.min_price === goods.max_price
                  ? moneyText(goods.min_price)
                  : `${moneyText(goods.min_price)}~${moneyText(goods.max_price)}`,
              ]}
              href={`#${to.goods({ id: goodsId })}`}
              isRuled
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

export function SetCard({ row: set, goodsId = 0 }: SetCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const query = { composition_id: set.id, ...(goodsId === 0 ? {} : { goods_id: goodsId }) };
  const href = `#${own.compositionDetail(query)}`;
  const closed = closedWords(set);
  return (
    <article className={styles.card} aria-label={set.name}>
      <button type="button" className={styles.covers} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Mosaic sources={coversOf(set)} ratio={RATIO} />
        <span className={styles.open}>套餐商品</span>
      </button>
      <a className={styles.words} href={href}>
        <strong className={styles.name}>{set.name}</strong>
        <span>
          <Tag>{set.type_text}</Tag> {closed === '' ? null : <Tag tone="grey">{closed}</Tag>}
        </span>
        <span className={styles.meta}>
          套餐价 <Price text={moneyOfFen(leastFenOf(set))} size={28} />
          {isFree(set) ? '起' : ''}
        </span>
        {fenOf(set.max_discount) === 0 ? null : (
          <span className={styles.meta}>最多可省{moneyText(set.max_discount)}</span>
        )}
      </a>
      {isOpen ? <GoodsSheet set={set} href={href} onClose={() => setIsOpen(false)} /> : null}
    </article>
  );
}

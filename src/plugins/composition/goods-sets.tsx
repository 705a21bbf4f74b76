// The sets that a goods is in, on the page of the goods.
import { arrayOf, isRecord } from '~/domain/record';
import { textOf } from '~/domain/coercion';
import { fenOf, moneyText } from '~/domain/money';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Carousel } from '~/ui/carousel/carousel';
import { Mosaic } from '~/ui/mosaic/mosaic';
import { Price } from '~/ui/price/price';
import { Tag } from '~/ui/tag/tag';
import styles from './composition.module.css';
import * as own from './links.gen';
import { COVERS_RATIO } from './set-facts';

type Offered = Readonly<Record<string, unknown>>;

const idOf = (set: Offered): number => Number(set['composition_id']);

function OfferedSet({ set, href }: { set: Offered; href: string }) {
  const saved = textOf(set['max_discount']);
  return (
    <a className={styles.offered} href={href}>
      <span className={styles.covers}>
        <Mosaic sources={arrayOf(set['cover_pic_list']).map(textOf)} ratio={COVERS_RATIO} />
      </span>
      <span className={styles.words}>
        <strong className={styles.name}>{textOf(set['name'])}</strong>
        <Tag>{textOf(set['tag'])}</Tag>
        <span className={styles.meta}>
          套餐价 <Price text={textOf(set['price_content'])} size={28} />
        </span>
        {fenOf(saved) === 0 ? null : <span className={styles.meta}>最多可省{moneyText(saved)}</span>}
      </span>
    </a>
  );
}

/** Another mall may write entries of another shape: those without the id of a set are left out. */
export default function GoodsSets({
  goods: { id: goodsId },
  extra,
}: {
  goods: { id: number };
  extra: unknown;
}) {
  const sets = arrayOf(isRecord(extra) ? extra['list'] : [])
    .filter(isRecord)
    .filter((set) => idOf(set) > 0);
  const [first] = sets;
  if (first === undefined) return null;
  const hrefOf = (set: Offered) =>
    `#${own.compositionDetail({ composition_id: idOf(set), goods_id: goodsId })}`;
  return (
    <Card label="套餐组合">
      <CardHead title="套餐组合" />
      <Carousel
        label="套餐"
        indicator="bars"
        intervalMs={0}
        isLooping={false}
        slides={sets.map((set) => ({ id: idOf(set), content: <OfferedSet set={set} href={hrefOf(set)} /> }))}
      />
      <p className={styles.more}>
        <Button kind="outline" size="compact" href={hrefOf(first)}>
          更多套餐组合
        </Button>
      </p>
    </Card>
  );
}

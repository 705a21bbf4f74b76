// One ranking on the list of rankings: its title, and its first goods with their places.
import { hrefOf, isSafePicture, resolveLink } from '~/domain/links';
import * as to from '~/domain/screen-links.gen';
import type { GoodsRankingData } from '~/schemas/api/goods.gen';
import { Button } from '~/ui/button/button';
import { CardHead } from '~/ui/card/card-head';
import { Tile } from '~/ui/card/tile';
import { Cover } from '~/ui/cover/cover';
import { Icon } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { Tag } from '~/ui/tag/tag';
import { ShownPrice } from '../../../blocks/goods-cards/shown-price';
import { open } from '../../../engine/navigation';
import styles from './ranking.module.css';

const COVER = 140;

type Ranking = GoodsRankingData['list'][number];
type Ranked = Ranking['goods'][number];

function GoodsLine({ goods, isRuled }: { goods: Ranked; isRuled: boolean }) {
  const link = resolveLink(goods.page_url);
  const href = link === null ? null : hrefOf(link);
  return (
    <ItemRow
      isRuled={isRuled}
      lead={<Cover source={isSafePicture(goods.cover_pic) ? goods.cover_pic : ''} size={COVER} />}
      title={goods.name}
      notes={[
        <span key="place">
          <Tag tone={goods.rank === 1 ? 'fill' : 'tint'}>第{goods.rank}名</Tag> {goods.ranking_text}
        </span>,
        <ShownPrice key="price" goods={goods} size={32} />,
      ]}
      {...(href === null ? {} : { href })}
    />
  );
}

const Title = ({ title, subtitle }: { title: string; subtitle: string }) => (
  <>
    {title}
    {subtitle === '' ? null : <small className={styles.subtitle}>{subtitle}</small>}
  </>
);

export function RankingCard({ row }: { row: Ranking }) {
  const { id, title, subtitle, goods, goods_count: count } = row;
  return (
    <Tile label={title}>
      <CardHead
        title={<Title title={title} subtitle={subtitle} />}
        lead={<Icon name="trophy" size={36} />}
        isRuled
      >
        <Button
          kind="plain"
          size="small"
          label={`全部${count}款：${title}`}
          onClick={() => open(to.goodsRankingDetail({ id }))}
        >
          全部{count}款
          <Icon name="chevron-right" size={24} />
        </Button>
      </CardHead>
      {goods.map((one, at) => (
        <GoodsLine key={one.id} goods={one} isRuled={at > 0} />
      ))}
    </Tile>
  );
}

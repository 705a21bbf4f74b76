// Popular searches: goods with their rank, or words only.
import * as to from '~/domain/screen-links.gen';
import { goodsHotSearch, type HotSearch } from '~/schemas/api/goods.gen';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Cover } from '~/ui/cover/cover';
import { openLink } from '../../flows/open-link';
import { open } from '../../engine/navigation';
import { useOffered } from '../../services/offered';
import { useCall } from '../../services/query';
import styles from './search.module.css';

const MEDALS = 3;

function HotRow({
  hot,
  place,
  onChoose,
}: {
  hot: HotSearch;
  place: number;
  onChoose: (word: string) => void;
}) {
  const name = hot.title || hot.goods_name;
  const choose = () => {
    if (hot.goods_id > 0) open(to.goods({ id: hot.goods_id }));
    else if (hot.url !== '' && hot.url !== to.goods.path) openLink(hot.url);
    else onChoose(name);
  };
  return (
    <li>
      <button type="button" className={styles.hot} onClick={choose}>
        <span className={styles.place} data-medal={place <= MEDALS}>
          {place}
        </span>
        {hot.cover_pic === '' ? null : <Cover source={hot.cover_pic} size={90} />}
        <span className={styles.hotName}>{name}</span>
      </button>
    </li>
  );
}

interface HotCardProps {
  query: { mch_id: number };
  onChoose: (word: string) => void;
}

/** Renders nothing until there are some, nor inside a merchant's shop: they are the mall's. */
export function HotCard({ query, onChoose }: HotCardProps) {
  const { data } = useCall(goodsHotSearch, {}, { isEnabled: query.mch_id === 0, isQuiet: true });
  const isOffered = useOffered();
  if (data === undefined || data.list.length === 0) return null;
  return (
    <Card label="热门搜索">
      <CardHead
        title={
          <span className={styles.hotTitle}>
            <Icon name="fire" size={36} />
            热门搜索
          </span>
        }
      >
        {isOffered(to.goodsRanking.path) ? (
          <Button kind="plain" size="small" onClick={() => open(to.goodsRanking())}>
            商品榜单
            <Icon name="chevron-right" size={24} />
          </Button>
        ) : null}
      </CardHead>
      <ol className={styles.hotList}>
        {data.list.map((hot, index) => (
          <HotRow key={`${hot.sort}-${hot.title}`} hot={hot} place={index + 1} onChoose={onChoose} />
        ))}
      </ol>
    </Card>
  );
}

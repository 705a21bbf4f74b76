// Below a group: other goods that are sold in groups.
import { pintuanGoodsIndex } from '~/schemas/api/pintuan.gen';
import { Button } from '~/ui/button/button';
import { CardHead } from '~/ui/card/card-head';
import { useCall } from '../../services/query';
import { GoodsTile } from './goods-tile';
import * as own from './links.gen';
import styles from './pintuan.module.css';

/** The whole list is one tap away. */
const SHOWN = 4;

export default function MoreGroups({ goodsId }: { goodsId: number }) {
  const { data } = useCall(pintuanGoodsIndex, {}, { isQuiet: true });
  const others = (data?.list ?? []).filter(({ id }) => id !== goodsId).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section aria-label="更多拼团">
      <CardHead title="更多拼团">
        <Button kind="plain" size="small" href={`#${own.pintuan()}`}>
          更多
        </Button>
      </CardHead>
      <div className={styles.more}>
        {others.map((goods) => (
          <GoodsTile key={goods.id} row={goods} />
        ))}
      </div>
    </section>
  );
}

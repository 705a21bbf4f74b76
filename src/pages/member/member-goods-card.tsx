// The first goods with member prices, on the member centre.
import * as to from '~/domain/screen-links.gen';
import { type Member, mallMemberMemberGoods } from '~/schemas/api/mall-member.gen';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Icon } from '~/ui/icon/icon';
import { GoodsPairs } from '../../blocks/goods-cards/goods-cards';
import { open } from '../../engine/navigation';
import { useCall } from '../../services/query';
import { goodsRowsOf } from './goods-rows';
import styles from './member.module.css';

const SHOWN = 4;

/** Nothing while it loads or fails: the list has a screen of its own. */
export function MemberGoodsCard({ level }: { level: Member | null }) {
  const { data } = useCall(mallMemberMemberGoods, { page: 1 }, { isQuiet: true });
  if (data === undefined || data.list.length === 0) return null;
  const query = level === null ? {} : { level: level.level, discount: level.discount };
  return (
    <Card label="会员商品">
      <CardHead title="会员商品">
        <Button kind="plain" size="small" onClick={() => open(to.memberGoods(query))}>
          更多
          <Icon name="chevron-right" size={24} />
        </Button>
      </CardHead>
      <div className={styles.goods}>
        <GoodsPairs goods={goodsRowsOf(data.list).slice(0, SHOWN)} label="会员商品" />
      </div>
    </Card>
  );
}

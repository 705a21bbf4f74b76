// Above the bar of a goods in groups: the group that ends first, and the way into it (look/activities.md 3.2).
import type { PintuanGoodsDetailData } from '~/schemas/api/pintuan.gen';
import { Avatar } from '~/ui/avatar/avatar';
import { Button } from '~/ui/button/button';
import { TimeLeft } from '../../blocks/orders/time-left';
import type { GoodsPartProps } from '../../blocks/sale/parts';
import * as own from './links.gen';
import styles from './pintuan.module.css';

export default function OpenStrip({ answer, reload }: GoodsPartProps<PintuanGoodsDetailData>) {
  const [first] = answer.pintuan_list;
  if (first === undefined) return null;
  return (
    <section className={styles.strip} aria-label="正在拼团">
      <Avatar source={first.avatar} name={first.nickname} size={64} />
      <span className={styles.stripWords}>
        <TimeLeft until={first.surplus_date_time} onEnd={() => void reload()} />
        ，还差{first.surplus_people}人
      </span>
      <Button kind="primary" size="compact" href={`#${own.pintuanGroup({ id: first.id })}`}>
        参与拼团
      </Button>
    </section>
  );
}

// How group buying works, and the groups that a shopper can join at once.
import { useState } from 'react';
import type { RunningGroup, PintuanGoodsDetailData } from '~/schemas/api/pintuan.gen';
import { Avatar } from '~/ui/avatar/avatar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { ItemRow } from '~/ui/item-row/item-row';
import { Sheet } from '~/ui/sheet/sheet';
import { Steps } from '~/ui/steps/steps';
import { TimeLeft } from '../../blocks/orders/time-left';
import type { GoodsPartProps } from '../../blocks/sale/parts';
import * as own from './links.gen';
import styles from './pintuan.module.css';

type Props = GoodsPartProps<PintuanGoodsDetailData>;

function OpenGroupRow({ group, onEnd }: { group: RunningGroup; onEnd: () => void }) {
  return (
    <li>
      <ItemRow
        lead={<Avatar source={group.avatar} name="" size={80} />}
        title={<b>{group.nickname}</b>}
        notes={[
          `还差${group.surplus_people}人成团`,
          <TimeLeft key="left" until={group.surplus_date_time} onEnd={onEnd} />,
        ]}
        trail={
          <Button kind="primary" size="compact" href={`#${own.pintuanGroup({ id: group.id })}`}>
            去参团
          </Button>
        }
      />
    </li>
  );
}

/** Rows on the page; the sheet has all that the mall sends. */
const SHOWN = 2;

const STEPS = ['支付开团', '邀请好友', '成功发货', '失败退款'].map((name) => ({
  name,
  state: 'ahead' as const,
}));

export default function OpenGroups({ answer: { pintuan_list: groups }, reload }: Props) {
  const onEnd = () => void reload();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card label="拼团">
      <CardHead title="拼团玩法" />
      <Steps steps={STEPS} label="拼团玩法" />
      {groups.length === 0 ? null : (
        <>
          <CardHead title="以下小伙伴正在发起拼团，您可以直接参与">
            {groups.length > SHOWN ? (
              <Button kind="plain" size="small" onClick={() => setIsOpen(true)}>
                查看更多
              </Button>
            ) : null}
          </CardHead>
          <ul>
            {groups.slice(0, SHOWN).map((group) => (
              <OpenGroupRow key={group.id} group={group} onEnd={onEnd} />
            ))}
          </ul>
          <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title="正在拼团">
            <p className={styles.note}>仅显示10条正在拼团信息</p>
            <ul>
              {groups.map((group) => (
                <OpenGroupRow key={group.id} group={group} onEnd={onEnd} />
              ))}
            </ul>
          </Sheet>
        </>
      )}
    </Card>
  );
}

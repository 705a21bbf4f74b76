// The states of a group (look/activities.md 3.3), each with the one next step.
import { useCallback, useState } from 'react';
import { moneyText } from '~/domain/money';
import type { GroupDetail, PintuanGroupDetailData } from '~/schemas/api/pintuan.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Avatar } from '~/ui/avatar/avatar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Cover } from '~/ui/cover/cover';
import type { IconName } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { Price } from '~/ui/price/price';
import { StatusPage } from '~/ui/status-page/status-page';
import { Tag } from '~/ui/tag/tag';
import { TimeLeft } from '../../blocks/orders/time-left';
import { LINK_POSTER, ratioOf } from '../../blocks/poster/poster-spec';
import { ShareSheet } from '../../blocks/poster/share-sheet';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { BottomBar } from '../../engine/bottom-bar';
import { open } from '../../engine/navigation';
import { optionalPart } from '../../engine/optional-part';
import { openSku } from '../../state/overlays';
import { userInfo } from '../../state/session';
import * as own from './links.gen';
import styles from './pintuan.module.css';
import { joinKey, SIGN } from './places';

interface State {
  icon: IconName;
  words: (group: GroupDetail) => string;
  act: string;
  /** Absent where the act is to share. */
  run?: (group: GroupDetail) => void;
}

const openGoods = ({ one_goods_id: id }: GroupDetail): void => open(own.pintuanGoods({ goods_id: id }));
const join = ({ id, group_id: termsId, one_goods_id: goodsId }: GroupDetail): void =>
  openSku({ goodsId, intent: 'buy', sign: SIGN, offer: joinKey(id, termsId) });

/** Leads to the group itself, in the sharer's name. */
async function drawGroup(group: GroupDetail): Promise<string> {
  const [{ drawLinkPoster }, { shareLink }] = await Promise.all([
    import('../../blocks/poster/link-poster'),
    import('../../services/share'),
  ]);
  const { nickname = '', avatar = '' } = userInfo() ?? {};
  const poster = {
    nickname,
    avatar,
    title: group.goods_name,
    note: `${group.people_num}人团`,
    price: moneyText(group.price),
    pictures: [group.goods_cover_pic],
    share_url: shareLink(),
    pic_url: '',
  };
  return drawLinkPoster(poster, { colour: '#f05c3a', greeting: '邀请你一起拼团' });
}

const lacking = ({ surplus_people: count }: GroupDetail): string => `还差${count}人成团，未成团自动全额退款`;

const STATES = {
  unpaid: {
    icon: 'wallet',
    words: () => '支付后开团，再邀请好友参团',
    act: '去支付',
    run: () => open(own.pintuanOrders({ status: 1 })),
  },
  mine: { icon: 'user', words: lacking, act: '邀请好友' },
  open: { icon: 'user', words: lacking, act: '我要参团', run: join },
  full: { icon: 'check-circle', words: () => '人数已满，正在等待成团', act: '一键开团', run: openGoods },
  done: { icon: 'check-circle', words: () => '已成团，商家将尽快发货', act: '分享给好友' },
  doneOthers: { icon: 'check-circle', words: () => '已成团', act: '一键开团', run: openGoods },
  failed: { icon: 'close', words: () => '超过有效时间，拼团失败', act: '一键开团', run: openGoods },
  refunding: { icon: 'close', words: () => '拼团失败，退款处理中', act: '一键开团', run: openGoods },
} satisfies Readonly<Record<string, State>>;

function stateOf({ status, is_join: isJoined, surplus_people: lacks }: GroupDetail): State {
  if (status === 0) return STATES.unpaid;
  if (status === 2) return isJoined === 1 ? STATES.done : STATES.doneOthers;
  if (status === 3) return STATES.failed;
  if (status === 4) return STATES.refunding;
  if (isJoined === 1) return STATES.mine;
  return lacks > 0 ? STATES.open : STATES.full;
}

/** Members, the one who opened it first, and a place for each who is missing. */
function Members({ group: { group_users: users, surplus_people: lacks } }: { group: GroupDetail }) {
  return (
    <ul className={styles.members} aria-label="成员">
      {users.map(({ id, avatar, is_parent: isLeader }) => (
        <li key={id} className={styles.member}>
          <Avatar source={avatar} name={isLeader === 1 ? '团长' : '团员'} />
          {isLeader === 1 ? <Tag>团长</Tag> : null}
        </li>
      ))}
      {Array.from({ length: lacks }, (_, place) => (
        <li key={`free-${place}`} className={styles.free} aria-label="虚位以待">
          ?
        </li>
      ))}
    </ul>
  );
}

/** The one next step; an invitation goes out as a link or as a poster. */
function NextStep({ group, act, run }: Pick<State, 'act' | 'run'> & { group: GroupDetail }) {
  const [isSharing, setIsSharing] = useState(false);
  const poster = {
    text: '生成拼团海报',
    name: group.goods_name,
    ratio: ratioOf(LINK_POSTER),
    draw: useCallback(() => drawGroup(group), [group]),
  };
  return (
    <BottomBar>
      <ActionBar>
        <Button
          kind="primary"
          size="wide"
          onClick={() => (run === undefined ? setIsSharing(true) : run(group))}
        >
          {act}
        </Button>
      </ActionBar>
      {run === undefined ? (
        <ShareSheet isOpen={isSharing} onClose={() => setIsSharing(false)} poster={poster} />
      ) : null}
    </BottomBar>
  );
}

/** Below the first screen. */
const MoreGroups = optionalPart({ path: 'pintuan/more-groups', load: () => import('./more-groups') });

type Props = LoadedProps<PintuanGroupDetailData, { id: number }>;

const Goods = ({ group }: { group: GroupDetail }) => (
  <Card label="商品">
    <ItemRow
      lead={<Cover source={group.goods_cover_pic} size={160} />}
      title={group.goods_name}
      notes={[
        <Price key="price" text={moneyText(group.price)} size={32} />,
        `${group.people_num}人团，拼团省${moneyText(group.group_economize_price)}`,
      ]}
      href={`#${own.pintuanGoods({ goods_id: group.one_goods_id })}`}
    />
  </Card>
);

export function GroupView({ data: { detail: group }, reload }: Props) {
  const { icon, words, act, run }: State = stateOf(group);
  const isRunning = group.status === 1;
  return (
    <StatusPage
      icon={icon}
      status={group.status_cn}
      hint={words(group)}
      time={
        isRunning ? (
          <TimeLeft until={group.surplus_date_time} words="失效" onEnd={() => void reload()} />
        ) : null
      }
    >
      <Goods group={group} />
      {group.status === 3 || group.status === 4 ? null : (
        <Card label="成员">
          <CardHead title="参团成员" />
          <Members group={group} />
        </Card>
      )}
      <Card label="拼团须知">
        <ItemRow title="拼团须知" notes={['好友参团 · 人满发货 · 人不满退款']} />
      </Card>
      <MoreGroups goodsId={group.one_goods_id} />
      <NextStep group={group} act={act} run={run} />
    </StatusPage>
  );
}

// An order as a gift: for its buyer with the link, for the friend with the address, and for whom it is closed to.
import { ORDER_GIFT_STATES, type OrderGiftState } from '~/domain/order-gift';
import { type OrderGift, orderGiftAddress } from '~/schemas/api/order-gift.gen';
import { Avatar } from '~/ui/avatar/avatar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Cover } from '~/ui/cover/cover';
import { Facts } from '~/ui/facts/facts';
import { ItemRow } from '~/ui/item-row/item-row';
import { Result } from '~/ui/result/result';
import { Loading } from '../../engine/archetypes/detail';
import { useTitle } from '../../engine/screen-context';
import { HOME_PATH, redirect } from '../../engine/navigation';
import { useSession } from '../../state/session';
import { GiftGiving } from './gift-giving';
import type { GiftProps, GiftQuery } from './gift-props';
import { GiftTaking } from './gift-taking';

const { none, waiting, filled, cancelled, expired } = ORDER_GIFT_STATES;

const GIVER_WORDS: Readonly<Record<OrderGiftState, string>> = {
  [none]: '把这个订单送给朋友',
  [waiting]: '等待朋友填写收货地址',
  [filled]: '朋友已填写收货地址，商家会尽快发货',
  [cancelled]: '订单已取消',
  [expired]: '链接已过期，订单将按您的地址发货',
};

function wordsOf({ status, is_giver: isGiver, is_receiver: isReceiver }: OrderGift): string {
  if (isGiver === 1) return GIVER_WORDS[status];
  if (status === filled) return isReceiver === 1 ? '您已填写收货地址，等着收礼物吧' : '来晚了，礼物已被领取';
  if (status === cancelled) return '订单已取消，礼物已失效';
  return status === expired ? '礼物已过期' : '送你一份礼物，填写地址就能收到';
}

function Goods({ goods }: Pick<OrderGift, 'goods'>) {
  return (
    <Card label="礼物">
      <CardHead title="礼物" isRuled />
      <ul>
        {goods.map(({ name, cover_pic: picture, attr, num }) => (
          <li key={`${name} ${attr}`}>
            <ItemRow
              lead={<Cover source={picture} size={140} />}
              title={name}
              notes={[attr === '默认' ? '' : attr, `x${num}`]}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Receiver({ address }: Pick<OrderGift, 'address'>) {
  if (address === null) return null;
  return (
    <Card label="收货信息">
      <CardHead title="收货信息" />
      <Facts
        facts={[
          { label: '收货人', value: `${address.name} ${address.mobile}` },
          { label: '收货地址', value: address.address },
        ]}
      />
    </Card>
  );
}

function Acts(props: GiftProps) {
  useTitle(props.gift.is_giver === 1 ? '送给朋友' : '收礼物');
  const { status, is_giver: isGiver, is_receiver: isReceiver } = props.gift;
  if (isGiver === 1) return <GiftGiving {...props} />;
  if (status === waiting) return <GiftTaking {...props} />;
  if (isReceiver === 1) return null;
  return (
    <Button kind="outline" size="wide" onClick={() => redirect(HOME_PATH)}>
      去逛逛
    </Button>
  );
}

export function GiftScreen({ query }: { query: GiftQuery }) {
  // Who signs in may be the buyer or the receiver.
  const { accessToken } = useSession();
  const params = { id: query.id, ...(query.token === '' ? {} : { token: query.token }) };
  return (
    <Loading key={accessToken} endpoint={orderGiftAddress} params={params} skeleton="text" isFreshOnShow>
      {({ gift }, reload) => (
        <>
          <Result
            mark={<Avatar source={gift.user.avatar} name="" size={132} />}
            isOpen
            title={gift.user.nickname}
            words={wordsOf(gift)}
          />
          <Goods goods={gift.goods} />
          <Receiver address={gift.address} />
          <Acts gift={gift} query={query} reload={reload} />
        </>
      )}
    </Loading>
  );
}

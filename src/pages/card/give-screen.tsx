// The landing page of a card that a friend offers: for its giver, for who may take it, and for a guest.
import { GIFT_STATES, type GiftState } from '~/domain/card';
import * as to from '~/domain/screen-links.gen';
import {
  type CardGiveData,
  cardGive,
  cardReceive,
  cardUserCard,
  cardUserCardDetail,
} from '~/schemas/api/card.gen';
import { Avatar } from '~/ui/avatar/avatar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { Facts } from '~/ui/facts/facts';
import { OrderRecommend } from '../../blocks/order-recommend/order-recommend';
import { Loading } from '../../engine/archetypes/detail';
import { HOME_PATH, open, redirect } from '../../engine/navigation';
import { useAction } from '../../engine/use-action';
import { requireLogin } from '../../flows/login';
import { callFor } from '../../services/http';
import { refresh } from '../../services/query';
import { toast } from '../../state/overlays';
import { useSession } from '../../state/session';
import { CardTerms, CardTop } from './card-paper';
import { CardView } from './card-view';
import { cardValidity } from './card-words';
import styles from './card.module.css';

interface GiveQuery {
  id: number;
  user_id: number;
  card_id: number;
  token: string;
}

const CLOSED_TEXTS: Readonly<Record<Exclude<GiftState, 1 | 2>, string>> = {
  [GIFT_STATES.invalid]: '卡券已失效',
  [GIFT_STATES.taken]: '来晚了，卡券已被领取',
  [GIFT_STATES.inRefund]: '卡券所属订单退款中，暂时不能领取',
};

interface TakeProps {
  gift: CardGiveData;
  query: GiveQuery;
  onTaken: () => Promise<unknown>;
}

function Take({ gift, query, onTaken }: TakeProps) {
  const taking = useAction(async () => {
    try {
      const { msg } = await callFor(cardReceive, { cardId: query.id, token: query.token });
      toast(msg || '领取成功', { icon: 'success' });
    } finally {
      // Another client may have been faster: the page shows the outcome.
      await Promise.all([onTaken(), refresh(cardUserCard)]);
    }
  });
  const signing = useAction(requireLogin);
  const { accessToken } = useSession();
  if (gift.status === GIFT_STATES.open && accessToken === '')
    return (
      <Button kind="primary" size="wide" isBusy={signing.isBusy} onClick={() => void signing.run()}>
        登录后领取
      </Button>
    );
  if (gift.status === GIFT_STATES.open)
    return (
      <Button kind="primary" size="wide" isBusy={taking.isBusy} onClick={() => void taking.run()}>
        立即领取
      </Button>
    );
  if (gift.status === GIFT_STATES.mine)
    return (
      <Button kind="primary" size="wide" onClick={() => open(to.card())}>
        已领取，查看我的卡券
      </Button>
    );
  return (
    <>
      <Button kind="primary" size="wide" isDisabled>
        {CLOSED_TEXTS[gift.status]}
      </Button>
      <Button kind="outline" size="wide" onClick={() => redirect(HOME_PATH)}>
        去逛逛
      </Button>
    </>
  );
}

function Gift(props: TakeProps) {
  const { nickname = '', avatar = '', reset_number: left = 0, ...gift } = props.gift;
  return (
    <div className={styles.given}>
      <header className={styles.head}>
        <Avatar source={avatar} name="" size={130} />
        <p className={styles.name}>{nickname}</p>
        <p className={styles.words}>送你一张卡券</p>
      </header>
      <Card>
        <CardTop name={gift.name} pictureUrl={gift.pic_url} />
        <Facts
          facts={[
            { label: '剩余次数', value: `${left}次` },
            { label: '有效期', value: cardValidity(gift) },
          ]}
        />
        <div className={styles.acts}>
          <Take {...props} />
        </div>
      </Card>
      <CardTerms content={gift.content} />
    </div>
  );
}

/** Below the card once it is there: it would push them down. */
const Recommended = () => <OrderRecommend place="goods" />;

/** The giver opened his own link. */
const Own = ({ cardId }: { cardId: number }) => (
  <Loading endpoint={cardUserCardDetail} params={{ cardId }} skeleton="text" isFreshOnShow>
    {({ card }) => (
      <>
        <CardView card={card} isShareable />
        <Recommended />
      </>
    )}
  </Loading>
);

function Shown({ query }: { query: GiveQuery }) {
  const params = { cardId: query.id, ...(query.token === '' ? {} : { token: query.token }) };
  return (
    <Loading endpoint={cardGive} params={params} skeleton="text" isFreshOnShow>
      {(data, reload) =>
        data.type === 'detail' ? (
          <Own cardId={data.id} />
        ) : (
          <>
            <Gift gift={data} query={query} onTaken={reload} />
            <Recommended />
          </>
        )
      }
    </Loading>
  );
}

export function GiveScreen({ query }: { query: GiveQuery }) {
  const { accessToken } = useSession();
  // Who signs in may be the giver or have taken it already.
  return <Shown key={accessToken} query={query} />;
}

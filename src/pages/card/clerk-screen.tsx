// A clerk redeems a card: once, or as often as the shopper wants of what is left.
import { useRef, useState } from 'react';
import { CARD_STATES, cardSurplus, isCardUsable } from '~/domain/card';
import { type CardDetail, cardCardClerk, type CardUserCardDetailData } from '~/schemas/api/card.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Dialog } from '~/ui/dialog/dialog';
import { Facts } from '~/ui/facts/facts';
import { Stepper } from '~/ui/stepper/stepper';
import { Tag } from '~/ui/tag/tag';
import { newNonce } from '../../blocks/redeem-scan/nonce';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { BottomBar } from '../../engine/bottom-bar';
import { useAction } from '../../engine/use-action';
import { callFor } from '../../services/http';
import { toast } from '../../state/overlays';
import { CardPaper } from './card-paper';
import { stateText } from './card-words';
import { HistoryButton } from './history-sheet';
import styles from './card.module.css';

export interface ClerkQuery {
  cardId: number;
  /** Id of the scanned code, 0 without one. */
  qr_code_id: number;
}

/** The protocol's word for a card that was opened without its code. */
const WITHOUT_CODE = -1;

/** Why nothing can be redeemed here now; null when it can. */
function closedText(card: CardDetail): string | null {
  if ((card.clerk_number ?? 0) > 0) return '核销码已失效';
  if (isCardUsable(card)) return null;
  if (card.status !== CARD_STATES.unused) return `卡券${stateText(card.status)}`;
  return card.cancel_status === 2 ? '订单申请退款中' : '卡券不可用';
}

interface TimesProps {
  most: number;
  onConfirm: (times: number) => void;
  onCancel: () => void;
}

function TimesDialog({ most, onConfirm, onCancel }: TimesProps) {
  const [times, setTimes] = useState(1);
  return (
    <Dialog
      isOpen
      title="输入本次核销次数"
      confirmText="核销"
      onConfirm={() => onConfirm(times)}
      onCancel={onCancel}
    >
      <div className={styles.ask}>
        <Stepper
          value={times}
          min={1}
          max={most}
          label="核销次数"
          onChange={setTimes}
          onLimit={() => toast(`还可核销${most}次`)}
        />
        次
      </div>
    </Dialog>
  );
}

function Redeem({
  card,
  query,
  reload,
}: {
  card: CardDetail;
  query: ClerkQuery;
  reload: () => Promise<unknown>;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const nonce = useRef(newNonce());
  const act = useAction(async (times: number) => {
    const code = query.qr_code_id === 0 ? WITHOUT_CODE : query.qr_code_id;
    try {
      const params = { cardId: card.id, use_number: times, qr_code_id: code, nonce: nonce.current };
      const { msg } = await callFor(cardCardClerk, params);
      nonce.current = newNonce();
      toast(msg || '核销成功', { icon: 'success' });
    } finally {
      // What is left is asked anew, as another clerk may have been faster.
      await reload();
    }
  });
  const confirm = (times: number) => {
    setIsAsking(false);
    void act.run(times);
  };
  return (
    <>
      <Button kind="primary" size="wide" isBusy={act.isBusy} onClick={() => setIsAsking(true)}>
        核销卡券
      </Button>
      {isAsking ? (
        <TimesDialog most={cardSurplus(card)} onConfirm={confirm} onCancel={() => setIsAsking(false)} />
      ) : null}
    </>
  );
}

const OrderCard = ({ card }: { card: CardDetail }) =>
  card.name === '' && card.mobile === '' ? null : (
    <Card label="订单">
      <CardHead title="订单" />
      <Facts
        facts={[
          { label: '收货人', value: card.name || '无' },
          { label: '联系方式', value: card.mobile || '无' },
        ]}
      />
    </Card>
  );

export function ClerkScreen({
  data: { card },
  query,
  reload,
}: LoadedProps<CardUserCardDetailData, ClerkQuery>) {
  const closed = closedText(card);
  return (
    <>
      <CardPaper
        card={card}
        words={<Tag tone={isCardUsable(card) ? 'tint' : 'grey'}>{stateText(card.status)}</Tag>}
        history={
          card.is_show_history === 1 ? <HistoryButton cardId={card.id} count={card.use_number} /> : null
        }
      />
      <OrderCard card={card} />
      <BottomBar>
        <ActionBar>
          {closed === null ? (
            <Redeem card={card} query={query} reload={reload} />
          ) : (
            <Button kind="primary" size="wide" isDisabled>
              {closed}
            </Button>
          )}
        </ActionBar>
      </BottomBar>
    </>
  );
}

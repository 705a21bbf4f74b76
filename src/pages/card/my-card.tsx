// A card of mine; a usable one has its code at the row.
import { useState } from 'react';
import { cardSurplus } from '~/domain/card';
import * as to from '~/domain/screen-links.gen';
import { type CardUserCardData, cardCardQrcode, cardUserCardDetail } from '~/schemas/api/card.gen';
import { Cover } from '~/ui/cover/cover';
import { Icon } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { Tag } from '~/ui/tag/tag';
import { Tile } from '~/ui/card/tile';
import { RedeemCodeDialog } from '../../blocks/redeem-code/redeem-code';
import type { RowProps } from '../../engine/archetypes/list';
import { cardValidity } from './card-words';
import styles from './card.module.css';

type UserCard = CardUserCardData['list'][number];
type Status = 1 | 2 | 3;

interface CodeButtonProps {
  card: UserCard;
  onClosed: () => void;
}

function CodeButton({ card, onClosed }: CodeButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.codeButton} onClick={() => setIsOpen(true)}>
        <Icon name="qr" size={48} />
        <span className="visually-hidden">出示核销码：{card.name}</span>
        <span>剩余{card.surplus_number}次</span>
      </button>
      <RedeemCodeDialog
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
          // A clerk may have redeemed it meanwhile.
          onClosed();
        }}
        endpoint={cardCardQrcode}
        params={{ cardId: card.id }}
        title="卡券二维码"
        seen={{
          endpoint: cardUserCardDetail,
          params: { cardId: card.id },
          progressOf: ({ card: now }) => ({ redeemed: now.use_number ?? 0, left: cardSurplus(now) }),
          wordsOf: ({ redeemed, left }) => `已核销 ${redeemed} 次，还剩 ${left} 次`,
        }}
        saveAs={card.name}
      />
    </>
  );
}

const surplusText = ({ surplus_number: surplus }: UserCard, status: Status): string =>
  status === 3 && surplus > 0 ? `未核销${surplus}次` : '';

/** A card of mine, which links to its detail. */
export function MyCard({ row, refresh, query: { status } }: RowProps<UserCard, { status: Status }>) {
  const isGiven = row.receive_id > 0;
  const isEarly = status === 1 && !isGiven && row.is_may_use === 0;
  return (
    <Tile>
      <div className={styles.row} data-spent={status !== 1 || isGiven}>
        <div className={styles.grow}>
          <ItemRow
            lead={<Cover source={row.pic_url} size={88} isRound />}
            title={
              <b className={styles.name}>
                {row.name} {isGiven ? <Tag tone="grey">已转赠</Tag> : null}
              </b>
            }
            notes={[cardValidity(row), surplusText(row, status), isEarly ? '暂不可用' : '']}
            href={`#${to.cardDetails({ id: row.id })}`}
          />
        </div>
        {row.is_may_use === 1 ? <CodeButton card={row} onClosed={refresh} /> : null}
      </div>
    </Tile>
  );
}

// My cards: tabs by state, the code of a usable card at its row.
import { useState } from 'react';
import { type CardUserCardData, cardCardQrcode, cardUserCard } from '~/schemas/api/card.gen';
import { Cover } from '~/ui/cover/cover';
import { Icon } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { Tabs } from '~/ui/tabs/tabs';
import { Tag } from '~/ui/tag/tag';
import { Tile } from '~/ui/card/tile';
import { RedeemCodeDialog } from '../../blocks/redeem-code/redeem-code';
import { EndlessList, type RowProps } from '../../engine/archetypes/endless-list';
import { addressOf } from '../../engine/navigation';
import { useScrollerRef } from '../../engine/scroller';
import { CARD_PATHS, cardValidity } from './card-words';
import styles from './card.module.css';

type UserCard = CardUserCardData['list'][number];
type Status = 1 | 2 | 3;

const PAGE_SIZE = 20;

const TABS: readonly { id: Status; text: string }[] = [
  { id: 1, text: '未使用' },
  { id: 2, text: '已使用' },
  { id: 3, text: '已过期' },
];

interface CodeButtonProps {
  card: UserCard;
  onClosed: () => void;
}

function CodeButton({ card, onClosed }: CodeButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.codeButton}
        aria-label={`出示核销码：${card.name}`}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="qr" size={48} />
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
        saveAs={card.name}
      />
    </>
  );
}

const surplusText = ({ surplus_number: surplus }: UserCard, status: Status): string =>
  status === 3 && surplus > 0 ? `未核销${surplus}次` : '';

function makeRow(status: Status) {
  return function MyCard({ row, refresh }: RowProps<UserCard>) {
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
              href={`#${addressOf(CARD_PATHS.details, { id: row.id })}`}
              label={row.name}
            />
          </div>
          {row.is_may_use === 1 ? <CodeButton card={row} onClosed={refresh} /> : null}
        </div>
      </Tile>
    );
  };
}

const ROWS = { 1: makeRow(1), 2: makeRow(2), 3: makeRow(3) } as const;

const rowsOf = ({ list }: CardUserCardData) => list;
const keyOf = ({ id }: UserCard) => id;

export function MyCardsScreen() {
  const [status, setStatus] = useState<Status>(1);
  const scroller = useScrollerRef();
  const { text } = TABS[status - 1] ?? { text: '' };
  return (
    <>
      <StickyHead>
        <Tabs
          items={TABS}
          current={status}
          label="卡券状态"
          onChange={(next) => {
            scroller.current?.scrollTo({ top: 0 });
            setStatus(next);
          }}
        />
      </StickyHead>
      <EndlessList
        key={status}
        endpoint={cardUserCard}
        paramsOf={(page) => ({ status, page, limit: PAGE_SIZE })}
        rowsOf={rowsOf}
        keyOf={keyOf}
        pageSize={PAGE_SIZE}
        Row={ROWS[status]}
        empty={{ text: `暂无${text}卡券`, drawing: 'coupons' }}
        isFreshOnShow
      />
    </>
  );
}

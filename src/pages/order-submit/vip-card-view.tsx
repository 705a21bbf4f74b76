// The card with its benefits, its sub-cards to choose from, and what the chosen one costs.
import { useState } from 'react';
import * as to from '~/domain/screen-links.gen';
import type { VipCard, VipCardPeriod } from '~/schemas/api/vip_card.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Icon } from '~/ui/icon/icon';
import { Price } from '~/ui/price/price';
import { usePointsWord } from '../../blocks/mall-words/mall-words';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { BottomBar } from '../../engine/bottom-bar';
import { back } from '../../engine/navigation';
import { give } from '../../engine/picking';
import { alertDialog } from '../../state/overlays';
import styles from './vip-card.module.css';
import { benefitsOf, periodNotes, rightsText } from './vip-card-words';

interface VipCardQuery {
  /** Chosen before; 0 for none. */
  card_id: number;
  /** What it saves of the order, in yuan; empty where the address does not say. */
  saving: string;
}

const isSaving = (saving: string): boolean => /^\d+(\.\d{1,2})?$/.test(saving) && Number(saving) > 0;

function Face({ card, saving }: { card: VipCard; saving: string }) {
  return (
    <section className={styles.face} aria-label={card.name}>
      <div className={styles.title}>
        <Icon name="crown" size={48} />
        <h2 className={styles.name}>{card.name}</h2>
      </div>
      <p className={styles.lead}>开通{card.name}可以享受以下权益</p>
      <ul className={styles.benefits}>
        {benefitsOf(card).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <div className={styles.footer}>
        {isSaving(saving) ? (
          <span>
            现在开卡，本单立省<strong>￥{saving}</strong>
          </span>
        ) : null}
        <button
          type="button"
          className={`${styles.rights} hit-area`}
          onClick={() => void alertDialog(rightsText(card), { title: '会员权益', confirmText: '我知道了' })}
        >
          查看权益
          <Icon name="chevron-right" size={24} />
        </button>
      </div>
    </section>
  );
}

interface PeriodProps {
  period: VipCardPeriod;
  isChosen: boolean;
  onChoose: () => void;
}

function Period({ period, isChosen, onChoose }: PeriodProps) {
  const { name, price, title, content } = period;
  const pointsWord = usePointsWord();
  return (
    <div className={styles.period} data-chosen={isChosen || undefined}>
      <CheckCircle
        type="radio"
        name="period"
        side="end"
        className={styles.choice ?? ''}
        isChecked={isChosen}
        onChange={onChoose}
      >
        <span className={styles.row}>
          <span className={styles.words}>
            <strong>{name}</strong>
            {periodNotes(period, pointsWord).map((note) => (
              <span key={note} className={styles.note}>
                {note}
              </span>
            ))}
          </span>
          <Price text={`￥${price}`} size={36} />
        </span>
      </CheckCircle>
      {content === '' ? null : (
        <button
          type="button"
          className={`${styles.manual} hit-area`}
          aria-label={`${name}使用说明`}
          onClick={() => void alertDialog(content, { title: title || '使用说明', confirmText: '我知道了' })}
        >
          使用说明
          <Icon name="chevron-right" size={24} />
        </button>
      )}
    </div>
  );
}

function Bar({
  chosen,
  isChanged,
  onSubmit,
}: {
  chosen: VipCardPeriod | undefined;
  isChanged: boolean;
  onSubmit: () => void;
}) {
  return (
    <BottomBar>
      <ActionBar>
        <p className={styles.cost} aria-live="polite">
          {chosen === undefined ? (
            '请选择需要开通的子卡'
          ) : (
            <>
              开卡费用：
              <Price text={`￥${chosen.price}`} size={36} />
            </>
          )}
        </p>
        <Button
          kind="primary"
          size="normal"
          className={styles.submit ?? ''}
          isDisabled={chosen === undefined && !isChanged}
          onClick={onSubmit}
        >
          提交
        </Button>
      </ActionBar>
    </BottomBar>
  );
}

function Choice({ card, query }: { card: VipCard; query: VipCardQuery }) {
  const { card_id: before, saving } = query;
  const [id, setId] = useState(before);
  const chosen = card.detail.find((period) => period.id === id);
  const submit = () => {
    // 0 takes it away again.
    give(to.orderSubmitVipCard, chosen?.id ?? 0);
  };
  return (
    <>
      <Face card={card} saving={saving} />
      <Card label="子卡">
        <div role="radiogroup" aria-label="子卡">
          {card.detail.map((period) => (
            <Period
              key={period.id}
              period={period}
              isChosen={period.id === id}
              onChoose={() => setId(period.id)}
            />
          ))}
          {before === 0 ? null : (
            <div className={styles.period}>
              <CheckCircle
                type="radio"
                name="period"
                side="end"
                className={styles.choice ?? ''}
                isChecked={id === 0}
                onChange={() => setId(0)}
              >
                暂不开通
              </CheckCircle>
            </div>
          )}
        </div>
      </Card>
      <Bar chosen={chosen} isChanged={before !== 0} onSubmit={submit} />
    </>
  );
}

export function VipCardView({ data, query }: LoadedProps<VipCard | null, VipCardQuery>) {
  if (data === null || data.detail.length === 0)
    return (
      <EmptyState text="会员卡已售罄或已停售" drawing="coupons" action={{ text: '返回', onTap: back }} />
    );
  return <Choice card={data} query={query} />;
}

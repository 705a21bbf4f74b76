// The parts of choosing a super member card: its benefits, its sub-cards, and what the chosen one costs.
import { moneyText } from '~/domain/money';
import type { VipCard, VipCardPeriod } from '~/schemas/api/vip_card.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { Icon } from '~/ui/icon/icon';
import { Price } from '~/ui/price/price';
import { usePointsWord } from '../../blocks/mall-words/mall-words';
import type { FormState } from '../../engine/archetypes/form';
import { BottomBar } from '../../engine/bottom-bar';
import { alertDialog } from '../../state/overlays';
import styles from './vip-card.module.css';
import { benefitsOf, periodNotes, rightsText } from './vip-card-words';

interface PartProps {
  context: {
    data: VipCard | null;
    /** The sub-card of before, 0 for none, and what the card saves of the order in yuan; '' where nobody knows. */
    query: { card_id: number; saving: string };
  };
  form: FormState<{ card: string }>;
}

const isSaving = (saving: string): boolean => /^\d+(\.\d{1,2})?$/.test(saving) && Number(saving) > 0;

export function Face({ context: { data: card, query } }: PartProps) {
  const { saving } = query;
  if (card === null) return null;
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
            现在开卡，本单立省<strong>{moneyText(saving)}</strong>
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
          <Price text={moneyText(price)} size={36} />
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

/** The chosen sub-card; undefined where none is. */
const chosenOf = ({ context: { data }, form }: PartProps): VipCardPeriod | undefined =>
  data?.detail.find(({ id }) => String(id) === form.values.card);

/** One of before can be taken away again. */
export function Periods(props: PartProps) {
  const { context, form } = props;
  const { card } = form.values;
  return (
    <Card label="子卡">
      <div role="radiogroup" aria-label="子卡">
        {context.data?.detail.map((period) => (
          <Period
            key={period.id}
            period={period}
            isChosen={period === chosenOf(props)}
            onChoose={() => form.set('card', String(period.id))}
          />
        ))}
        {context.query.card_id === 0 ? null : (
          <div className={styles.period}>
            <CheckCircle
              type="radio"
              name="period"
              side="end"
              className={styles.choice ?? ''}
              isChecked={card === '0'}
              onChange={() => form.set('card', '0')}
            >
              暂不开通
            </CheckCircle>
          </div>
        )}
      </div>
    </Card>
  );
}

export function CostBar(props: PartProps) {
  const chosen = chosenOf(props);
  return (
    <BottomBar>
      <ActionBar>
        <p className={styles.cost} aria-live="polite">
          {chosen === undefined ? (
            '请选择需要开通的子卡'
          ) : (
            <>
              开卡费用：
              <Price text={moneyText(chosen.price)} size={36} />
            </>
          )}
        </p>
        <Button
          kind="primary"
          size="normal"
          className={styles.submit ?? ''}
          isDisabled={chosen === undefined && props.context.query.card_id === 0}
          onClick={() => props.form.submit()}
        >
          提交
        </Button>
      </ActionBar>
    </BottomBar>
  );
}

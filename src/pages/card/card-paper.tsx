// The body of a card's detail: picture and name, what can be done, its terms, how often it was redeemed.
import type { ReactNode } from 'react';
import { cardSurplus } from '~/domain/card';
import type { CardDetail } from '~/schemas/api/card.gen';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Cover } from '~/ui/cover/cover';
import { Facts } from '~/ui/facts/facts';
import { OperatorText } from '../../blocks/operator-text/operator-text';
import { cardValidity } from './card-words';
import styles from './card.module.css';

interface CardTop {
  name: string;
  pictureUrl: string;
  /** Under the name. */
  words?: ReactNode;
}

export const CardTop = ({ name, pictureUrl, words }: CardTop) => (
  <header className={styles.head}>
    <Cover source={pictureUrl} size={120} isRound />
    <h2 className={styles.title}>{name}</h2>
    {words === undefined ? null : <p className={styles.words}>{words}</p>}
  </header>
);

export const CardTerms = ({ content }: { content: string }) =>
  content === '' ? null : (
    <Card label="使用说明">
      <CardHead title="使用说明" />
      <div className={styles.text}>
        <OperatorText content={content} />
      </div>
    </Card>
  );

interface CardPaperProps {
  card: CardDetail;
  words?: ReactNode;
  /** Code, state, buttons. */
  children?: ReactNode;
  /** At the end of the line of the last redemption. */
  history?: ReactNode;
}

export function CardPaper({ card, words, children, history }: CardPaperProps) {
  const last = [card.clerked_at, card.store_name ?? ''].filter((part) => part !== '').join(' ');
  return (
    <>
      <Card>
        <CardTop name={card.card_name} pictureUrl={card.pic_url} words={words} />
        {children === undefined ? null : <div className={styles.acts}>{children}</div>}
      </Card>
      <Card label="核销信息">
        <CardHead title="核销信息">{history}</CardHead>
        <Facts
          facts={[
            { label: '有效时间', value: cardValidity(card) },
            { label: '剩余次数', value: `${cardSurplus(card)}次` },
            { label: '已核销次数', value: `${card.use_number}次` },
            { label: '总次数', value: `${card.number}次` },
            ...(last === '' ? [] : [{ label: '核销时间', value: last }]),
          ]}
        />
      </Card>
      <CardTerms content={card.content} />
    </>
  );
}

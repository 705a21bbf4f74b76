// Parts of the page of an activity's goods: the band under the gallery, the prices, the button while nothing can be bought.
import { type ReactNode } from 'react';
import { Button } from '~/ui/button/button';
import { Countdown } from '~/ui/countdown/countdown';
import { Price } from '~/ui/price/price';
import { StruckPrice } from '~/ui/price/struck-price';
import { toast } from '../../state/overlays';
import styles from './kit.module.css';
import { CLOSED_WORDS, type Sale, type SaleWord, useSale } from './sale';

interface BandProps {
  name: string;
  /** Beside the name. */
  words: string;
  sale: Sale;
  /** Before the clock. */
  captions: { coming: string; running: string };
  onTurn: () => void;
}

/** `look/activities.md` 0.3: without an end there is no clock. */
export function ActivityBand({ name, words, sale, captions, onTurn }: BandProps) {
  const { word, remainingMs } = useSale(sale, onTurn);
  return (
    <section className={styles.band} aria-label={`${name}活动`}>
      <span>
        <strong className={styles.bandName}>{name}</strong> {words}
      </span>
      {word === 'ended' ? <strong>{CLOSED_WORDS.ended}</strong> : null}
      {word !== 'ended' && remainingMs !== null ? (
        <span className={styles.clock}>
          {word === 'coming' ? captions.coming : captions.running} <Countdown remainingMs={remainingMs} />
        </span>
      ) : null}
    </section>
  );
}

interface SalePricesProps {
  text: string;
  struck: string;
  size?: 32 | 56;
  /** Further terms: 单独购买 ￥9.90. */
  children?: ReactNode;
}

export const SalePrices = ({ text, struck, size = 56, children }: SalePricesProps) => (
  <span className={styles.prices}>
    <Price text={text} size={size} />
    <StruckPrice text={struck} beside={text} size={size === 56 ? 28 : 22} />
    {children === undefined ? null : <span className={styles.meta}>{children}</span>}
  </span>
);

/** In place of the buttons that buy: says why nothing can be bought. `act` is what those without the right would do. */
export const ClosedButton = ({ word, act }: { word: SaleWord; act: string }) => (
  <Button
    kind="primary"
    size="wide"
    isDisabled={word !== 'noRight'}
    onClick={() => toast(CLOSED_WORDS.noRight)}
  >
    {word === 'noRight' ? act : CLOSED_WORDS[word]}
  </Button>
);

/** Beside the button: until when, which is not to be tapped. */
export const BarWords = ({ children }: { children: ReactNode }) => (
  <span className={styles.barWords}>{children}</span>
);

/** The last line of a card: its sum, its buttons. */
export const CardFoot = ({ children }: { children: ReactNode }) => <p className={styles.acts}>{children}</p>;
